import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await startTestApp();
  path = `/v1/workspaces/${server.workspace.id}/tags`;
});
afterAll(() => server.close());

describe('POST /v1/workspaces/{id}/tags', () => {
  test('201: a new tag is answered with exactly id, workspaceId, name and color', async () => {
    const { status, body } = await server.send('POST', path, { body: { name: ' Pricing ', color: 'gold', extra: 1 } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^tag_/),
      workspaceId: server.workspace.id,
      name: 'Pricing',
      color: 'gold',
    });
  });
});
