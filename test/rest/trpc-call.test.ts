import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Operation, operations } from '../support/operations.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.send('POST', `/v1/workspaces/${server.workspace.id}/tags`, { body: { name: 'Listed', color: 'red' } });
});
afterAll(() => server.close());

interface Sent {
  method: string;
  path: string;
  /** The text of the body. */
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

interface Reply {
  isDirect: boolean;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** tRPC does not look at this value, but a request with it is not the simple case. */
const THROUGH_ADAPTER = { 'trpc-accept': 'application/json' };
/** They differ for every request, or are about the connection. */
const VARYING = new Set(['date', 'x-request-id', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']);

async function replyTo({ method, path, body, headers = {} }: Sent): Promise<Reply> {
  const response = await fetch(`${server.baseUrl}/trpc/${path}`, {
    method,
    headers: {
      ...(!('authorization' in headers) && { authorization: `Bearer ${server.key}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !VARYING.has(name)));
  // Only the adapter sends its replies in chunks.
  const isDirect = response.headers.has('content-length');
  return { isDirect, status: response.status, headers: sent, body: await response.text() };
}

async function compare(sent: Sent): Promise<Reply> {
  const direct = await replyTo(sent);
  const adapted = await replyTo({ ...sent, headers: { ...sent.headers, ...THROUGH_ADAPTER } });
  expect([direct.isDirect, adapted.isDirect]).toEqual([true, false]);
  expect({ ...direct, isDirect: null }).toEqual({ ...adapted, isDirect: null });
  return direct;
}

function sendInput({ type, procedure }: Operation, input: string): Sent {
  if (type === 'mutation') return { method: 'POST', path: procedure, body: input };
  return { method: 'GET', path: `${procedure}?input=${encodeURIComponent(input)}` };
}

const withInput = operations.filter(({ procedure }) => procedure !== 'health.get');

describe('a single call gets the reply of the adapter of tRPC', () => {
  test.each(withInput)(
    '$procedure with valid, invalid and missing input, with and without a key',
    async (operation) => {
      const { params, body, requiredQuery } = operation;
      const ids = Object.fromEntries(
        params.map((name) => [name, name === 'id' ? server.workspace.id : `${name}_missing`]),
      );
      // Both replies must be the same, so nothing may be created between them: the ids of the example do not exist.
      const isCreated = ['tags.create', 'workspaces.create', 'keys.create', 'logConnectors.create'].includes(
        operation.procedure,
      );
      const example = { ...body, ...requiredQuery, ...ids };
      const inputs = [{}, [], null, 'text', { ...example, id: 7, limit: 'x', cursor: 7, unknown: true }];
      if (!isCreated) inputs.push(example);
      for (const input of inputs) await compare(sendInput(operation, JSON.stringify(input)));
      for (const text of ['{"a":', '\uFEFF{}', '"\u{1F600}"', '{"__proto__":{"id":"x"}}']) {
        await compare(sendInput(operation, text));
      }
      await compare({ ...sendInput(operation, JSON.stringify(example)), headers: { authorization: 'Bearer wrong' } });
      const { status } = await compare({ ...sendInput(operation, '{'), headers: { authorization: 'Bearer wrong' } });
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  test('200: lists, and text in any script', async () => {
    const input = JSON.stringify({ id: server.workspace.id });
    const { status, body } = await compare({ method: 'GET', path: `tags.list?input=${encodeURIComponent(input)}` });
    expect([status, JSON.parse(body).result.data.items[0].name]).toEqual([200, 'Listed']);
    expect((await compare({ method: 'GET', path: 'workspaces.list' })).status).toBe(200);
    expect((await compare({ method: 'GET', path: 'workspaces.list?input=' })).status).toBe(200);
    const text = encodeURIComponent(JSON.stringify({ cursor: 'größe + 日本' })).replace('%20', '+');
    expect((await compare({ method: 'GET', path: `workspaces.list?input=${text}` })).status).toBe(400);
  });

  test('200: a repeated request with an Idempotency-Key, and 422 for another body', async () => {
    const create = (name: string) => ({
      method: 'POST',
      path: 'tags.create',
      body: JSON.stringify({ id: server.workspace.id, name, color: 'red' }),
      headers: { 'idempotency-key': 'compared' },
    });
    await replyTo(create('Once'));
    expect((await compare(create('Once'))).headers['idempotency-replayed']).toBe('true');
    expect((await compare(create('Twice'))).status).toBe(422);
    expect((await compare({ ...create('Once'), headers: { 'idempotency-key': 'x'.repeat(300) } })).status).toBe(400);
  });

  test('400: invalid UTF-8, an empty body and a large invalid body', async () => {
    for (const body of ['', new Uint8Array([0x22, 0xff, 0x22]), `{"a":"${'x'.repeat(600_000)}`]) {
      expect((await compare({ method: 'POST', path: 'tags.create', body })).status).toBe(400);
    }
  });

  test('429: an exhausted allowance', async () => {
    const { workspace, key } = await server.createWorkspace({ promptsMaxCount: 0 });
    const body = JSON.stringify({ id: workspace.id, prompts: ['A'], country: 'us' });
    const headers = { authorization: `Bearer ${key}` };
    const { status, headers: sent } = await compare({ method: 'POST', path: 'prompts.create', body, headers });
    expect([status, sent['retry-after']]).toEqual([429, '3600']);
  });
});

describe('the adapter of tRPC handles everything else', () => {
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
    ['a body over the limit', { method: 'POST', path: 'tags.create', body: `"${'x'.repeat(2 ** 20)}"` }, 413],
  ];
  test.each(unusual)('%s', async (_name, sent, status) => {
    const reply = await replyTo(sent);
    expect([reply.isDirect, reply.status]).toEqual([false, status]);
  });
});
