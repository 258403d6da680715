import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppRouter } from '../../src/routers/app.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { operations } from '../support/operations.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function client(key: string | null = server.key, link: typeof httpLink | typeof httpBatchLink = httpLink) {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  return createTRPCClient<AppRouter>({ links: [link<AppRouter>({ url: `${server.baseUrl}/trpc`, headers })] });
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof TRPCClientError)) throw new Error('The call did not fail as tRPC calls do');
  return { message: error.message, data: error.data };
}

describe('tRPC clients call the same procedures', () => {
  test('reads and writes', async () => {
    const trpc = client();
    const id = server.workspace.id;
    const tag = await trpc.tags.create.mutate({ id, name: 'By tRPC', color: 'gold' });
    const { items } = await trpc.tags.list.query({ id, limit: 1 });
    expect(items).toMatchObject([{ id: tag.id, promptCount: 0 }]);
    expect(await trpc.tags.delete.mutate({ id, tagId: tag.id })).toBeUndefined();
  });

  test('an input whose fields are all optional can be omitted', async () => {
    const trpc = client();
    expect((await trpc.workspaces.list.query()).items).toHaveLength(1);
    expect((await trpc.reports.list.query()).items).toEqual([]);
    expect((await trpc.crawlabilityChecks.list.query()).items).toEqual([]);
    expect((await trpc.contentChecks.list.query()).items).toEqual([]);
    expect((await trpc.engines.list.query()).items.length).toBeGreaterThan(0);
  });

  test('several calls in one batch', async () => {
    const trpc = client(server.key, httpBatchLink);
    const [workspaces, health] = await Promise.all([trpc.workspaces.list.query({}), trpc.health.get.query()]);
    expect([workspaces.items[0]?.id, health.status]).toEqual([server.workspace.id, 'ok']);
  });
});

describe('tRPC clients get the same error details', () => {
  test('400 with the target and all errors', async () => {
    const { data } = await failureOf(
      client().tags.create.mutate({ id: server.workspace.id, name: '', color: 'x' as 'red' }),
    );
    expect(data).toMatchObject({
      httpStatus: 400,
      code: 'BAD_REQUEST',
      target: 'body',
      errors: [
        { path: 'name', code: 'too_small' },
        { path: 'color', code: 'invalid_value' },
      ],
    });
    expect(data).not.toHaveProperty('stack');
  });

  test('nothing is coerced, even after REST has used the same schema', async () => {
    await server.send('GET', '/v1/workspaces?limit=5');
    const { data } = await failureOf(client().workspaces.list.query({ limit: '5' as unknown as number }));
    expect(data).toMatchObject({ httpStatus: 400, target: 'query', errors: [{ path: 'limit', code: 'invalid_type' }] });
  });

  test('403 and 404', async () => {
    const forbidden = await failureOf(client().tags.list.query({ id: 'ws_other' }));
    expect(forbidden).toMatchObject({ message: expect.stringContaining('no access'), data: { httpStatus: 403 } });
    const missing = await failureOf(client().tags.delete.mutate({ id: server.workspace.id, tagId: 'tag_x' }));
    expect(missing).toMatchObject({ message: 'Tag not found', data: { httpStatus: 404 } });
  });

  test('429 for a quota', async () => {
    const { workspace, key } = await server.createWorkspace({ promptsMaxCount: 0 });
    const { data } = await failureOf(
      client(key).prompts.create.mutate({ id: workspace.id, prompts: ['A'], country: 'us' }),
    );
    expect(data).toMatchObject({ httpStatus: 429 });
  });

  test.each(operations.filter((operation) => operation.isProtected))(
    '401 without a key: $procedure',
    async (operation) => {
      const method = operation.type === 'query' ? 'GET' : 'POST';
      const { status, body } = await server.send(method, `/trpc/${operation.procedure}`, {
        key: null,
        ...(method === 'POST' && { body: {} }),
      });
      expect(status).toBe(401);
      expect(body.error).toMatchObject({ message: expect.stringContaining('API key'), data: { httpStatus: 401 } });
    },
  );

  test('404 for a procedure that does not exist, 413 for a body over the limit of its procedure', async () => {
    expect((await server.send('GET', '/trpc/nothing.here')).status).toBe(404);
    const huge = JSON.stringify({ id: server.workspace.id, name: 'x'.repeat(17 * 2 ** 20), color: 'red' });
    expect((await server.send('POST', '/trpc/tags.create', { raw: huge })).status).toBe(413);
  });
});

describe('requests of tRPC clients that are not a single call with JSON', () => {
  interface Sent {
    method: string;
    path: string;
    body?: string | Uint8Array<ArrayBuffer>;
    headers?: Record<string, string>;
  }
  const unusual: [string, Sent, number][] = [
    ['a batch', { method: 'GET', path: 'workspaces.list,health.get?batch=1&input={}' }, 200],
    ['a batch of one', { method: 'GET', path: 'workspaces.list?batch=1&input={}' }, 200],
    [
      'a stream',
      { method: 'GET', path: 'workspaces.list?batch=1', headers: { 'trpc-accept': 'application/jsonl' } },
      200,
    ],
    ['a wrong method', { method: 'POST', path: 'workspaces.list', body: '{}' }, 405],
    ['a mutation by GET', { method: 'GET', path: 'tags.create?input={}' }, 405],
    [
      'another content type',
      { method: 'POST', path: 'tags.create', body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    ['an unknown procedure', { method: 'GET', path: 'constructor' }, 404],
    ['a member of every object', { method: 'GET', path: '__proto__.toString' }, 404],
    ['a member that throws', { method: 'GET', path: 'createCaller.caller' }, 404],
    ['a member of the router', { method: 'GET', path: '_def.procedures.health.get' }, 404],
    ['an input that is not JSON', { method: 'GET', path: 'workspaces.list?input={' }, 400],
    ['a body that is not JSON', { method: 'POST', path: 'tags.create', body: '{"a":' }, 400],
    ['an empty body', { method: 'POST', path: 'tags.create', body: '' }, 400],
    ['invalid UTF-8', { method: 'POST', path: 'tags.create', body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
    ['a body over the limit', { method: 'POST', path: 'tags.create', body: `"${'x'.repeat(2 ** 20)}"` }, 413],
  ];
  test.each(unusual)('%s', async (_name, { method, path, body, headers }, status) => {
    const response = await fetch(`${server.baseUrl}/trpc/${path}`, {
      method,
      headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    });
    expect([response.status, response.headers.get('vary')]).toEqual([status, 'trpc-accept, accept']);
    await response.text();
  });
});

const withInput = operations.filter(({ procedure }) => procedure !== 'health.get');

test.each(withInput)('$procedure rejects an input that is not an object', async ({ type, procedure }) => {
  for (const input of ['[]', '"text"', '7']) {
    const { status, body } =
      type === 'query'
        ? await server.send('GET', `/trpc/${procedure}?input=${encodeURIComponent(input)}`)
        : await server.send('POST', `/trpc/${procedure}`, { raw: input });
    expect(status).toBe(400);
    expect(body.error.data.errors).toContainEqual(expect.objectContaining({ path: '', code: 'invalid_type' }));
  }
});
