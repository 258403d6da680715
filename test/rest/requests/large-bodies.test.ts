import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await startTestApp();
  path = `/v1/workspaces/${server.workspace.id}/prompts`;
});
afterAll(() => server.close());

const MIB = 1024 * 1024;

describe('a large body', () => {
  test('is read like a small one: values, errors and positions are the same', async () => {
    const prompts = Array.from({ length: 300 }, (_, index) => `Prompt ${index} ${'ä€😀'.repeat(400)}`);
    const { status, body } = await server.send('POST', path, { body: { prompts, country: 'us' } });
    expect([status, body.items.map(({ prompt }: { prompt: string }) => prompt)]).toEqual([201, prompts]);

    const invalid = await server.send('POST', path, { raw: `{"prompts": ["${'a'.repeat(MIB)}",], "country": "us"}` });
    expect([invalid.status, invalid.body.errors[0]]).toMatchObject([400, { code: 'malformed_json' }]);
    expect(invalid.body.errors[0].message).toMatch(/^Invalid JSON: Unexpected token/);

    const bytes = new TextEncoder().encode(JSON.stringify({ prompts: ['a'.repeat(MIB)], country: 'us' }));
    bytes[100] = 0xff;
    const encoding = await server.send('POST', path, { raw: bytes });
    expect([encoding.status, encoding.body.errors[0].message]).toEqual([400, 'Request body is not valid UTF-8']);
  });

  test('with more values than any valid body is 400', async () => {
    const { status, body } = await server.send('POST', path, { raw: `[${'0,'.repeat(MIB)}0]` });
    expect([status, body.errors[0].message]).toEqual([400, 'Invalid JSON: The body has more than 200000 values']);
  });

  test('that nests deeply is 400', async () => {
    const { status } = await server.send('POST', path, { raw: `${'['.repeat(MIB)}${']'.repeat(MIB)}` });
    expect(status).toBe(400);
  });

  test('waits for others, and all are answered', async () => {
    const { key } = await server.createWorkspace();
    const raw = JSON.stringify({ prompts: [], ignored: 'x'.repeat(2 * MIB), country: 'us' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => server.send('POST', path, { raw, ...(index % 2 && { key }) })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
  });
});
