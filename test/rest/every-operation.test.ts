import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/access.ts';
import { formatApiKey } from '../../src/domain/access/api-keys.ts';
import { encodeCursor } from '../../src/domain/shared/paging.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Operation, operations, pathOf } from '../support/operations.ts';
import { createRequest } from '../support/request.ts';

let server: TestApp;
/** A key for each permission, with this one only. */
let limitedKeys: string[];
/** The workspace that the operation deleting a workspace is sent to. */
let disposable: string;
/** The resources in the key's workspace, by the names used in bodies. */
let existing: Record<string, unknown>;

beforeAll(async () => {
  const started = await startTestApp();
  const { workspace, createKey } = started;
  disposable = (await started.createWorkspace()).workspace.id;
  const workspaceIds = [workspace.id, disposable];
  const key = await createKey(workspaceIds, [...PERMISSIONS]);
  server = { ...started, key, send: createRequest(started.baseUrl, key) };
  limitedKeys = await Promise.all(PERMISSIONS.map((permission) => createKey(workspaceIds, [permission])));
  existing = await createExisting(server);
});
afterAll(() => server.close());

const protectedOnes = operations.filter((operation) => operation.isProtected);
const withBody = operations.filter((operation) => operation.body);
const withParams = operations.filter((operation) => operation.params.length > 0);
const withQuery = operations.filter((operation) => operation.query.length > 0);

/**
 * The path of the operation in the key's workspace with its required query, and a valid body that refers to
 * existing resources.
 */
function own(operation: Operation, query: [name: string, value: string][] = [], ids: Record<string, string> = {}) {
  const given = new Set(query.map(([name]) => name));
  const required = Object.entries(operation.requiredQuery)
    .filter(([name]) => !given.has(name))
    .map(([name, example]): [string, string] => [name, name === 'workspaceId' ? server.workspace.id : example]);
  const search = new URLSearchParams([...required, ...query]);
  const id = operation.procedure === 'workspaces.delete' ? disposable : server.workspace.id;
  const path = `${pathOf(operation, { id, ...ids })}${search.size > 0 ? `?${search.toString()}` : ''}`;
  if (!operation.body) return { path, options: {} };
  const named = Object.keys(operation.body).filter((name) => name in existing);
  const body = { ...operation.body, ...Object.fromEntries(named.map((name) => [name, existing[name]])) };
  return { path, options: { body } };
}

async function createExisting({ send, workspace }: TestApp): Promise<Record<string, unknown>> {
  const base = `/v1/workspaces/${workspace.id}`;
  const tag = await send('POST', `${base}/tags`, { body: { name: 'Existing', color: 'red' } });
  const prompts = await send('POST', `${base}/prompts`, { body: { prompts: ['Existing'], country: 'us' } });
  const promptIds = [prompts.body.items[0].id];
  const body = { workspaceId: workspace.id, brand: 'Existing', brandDomain: 'existing.com', promptIds };
  const report = await send('POST', '/v1/reports/brand', { body });
  const reportId = report.body.id;
  return {
    workspaceId: workspace.id,
    workspaceIds: [workspace.id],
    // The only permission that every key able to create keys has.
    permissions: ['admin'],
    tagIds: [tag.body.id],
    promptIds,
    brandReportIds: [reportId],
    reportId,
  };
}

function expectFault(
  reply: { status: number; body: any },
  target: string,
  fault: { path: string | undefined; code?: string },
) {
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body).toSorted()).toEqual(['errors', 'message', 'target']);
  expect(reply.body.target).toBe(target);
  expect(reply.body.errors).toContainEqual({
    message: expect.any(String),
    code: expect.any(String),
    ...fault,
  });
}

test('the router has operations, with and without body, parameters and query', () => {
  for (const some of [protectedOnes, withBody, withParams, withQuery]) expect(some.length).toBeGreaterThan(0);
});

describe.each(protectedOnes)('401: $name', (operation) => {
  test.each([
    ['without a key', {}],
    ['with another scheme', { authorization: 'Basic c2w6bGl2ZQ==' }],
    ['with a malformed key', { authorization: 'Bearer sl_live_short' }],
    ['with an unknown key', { authorization: `Bearer ${formatApiKey(Array<number>(32).fill(7))}` }],
  ])('%s', async (_, headers) => {
    const { path } = own(operation);
    // The key is checked before anything else in the request.
    const reply = await server.send(operation.method, path, {
      key: null,
      headers,
      ...(operation.body && { raw: '{' }),
    });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ message: expect.stringContaining('API key') });
  });
});

/** More than one permission allows them, or their input decides which. The tests of these operations cover them. */
const WITH_SEVERAL_PERMISSIONS = new Set(['GET /v1/costs', 'PATCH /v1/workspaces/{id}', 'POST /v1/workspace-imports']);

describe.each(protectedOnes.filter(({ name }) => !WITH_SEVERAL_PERMISSIONS.has(name)))('403: $name', (operation) => {
  test('for a key without the permission', async () => {
    const { path, options } = own(operation);
    const replies = await Promise.all(
      limitedKeys.map((key) => server.send(operation.method, path, { ...options, key })),
    );
    const refused = replies.filter((reply) => reply.status === 403);
    expect(refused).toHaveLength(PERMISSIONS.length - 1);
    for (const { body } of refused) expect(body).toEqual({ message: expect.stringContaining('permission') });
    expect(new Set(refused.map(({ body }) => body.message)).size).toBe(1);
  });
});

describe.each(operations.filter(({ path }) => path.includes('/workspaces/{id}')))('403: $name', (operation) => {
  test('for a workspace outside the key, with the same message whether it exists or not', async () => {
    const other = await server.createWorkspace();
    const { options } = own(operation);
    const replies = await Promise.all(
      [other.workspace.id, 'ws_nothing_like_this'].map((id) =>
        server.send(operation.method, pathOf(operation, { id }), options),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual([403, 403]);
    expect(replies[0]?.body).toEqual({ message: expect.any(String) });
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });
});

describe.each(operations.filter((operation) => operation.statuses.includes(404)))('404: $name', (operation) => {
  test('for an id that does not exist', async () => {
    const { path, options } = own(operation);
    const reply = await server.send(operation.method, path, options);
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual({ message: expect.stringContaining('not found') });
  });
});

describe.each(operations)('405: $path', (operation) => {
  test('lists the methods that the path allows', async () => {
    const isPut = operations.some(({ method, path }) => method === 'PUT' && path === operation.path);
    const { status, headers, body } = await server.send(isPut ? 'PATCH' : 'PUT', pathOf(operation), {
      key: null,
      raw: 'x',
    });
    expect(status).toBe(405);
    expect(headers.get('allow')?.split(', ')).toContain(operation.method);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

describe.each(withBody)('413: $name', (operation) => {
  test('for a body over its limit', async () => {
    const { path } = own(operation);
    const reply = await server.send(operation.method, path, {
      raw: `{"x":"${'x'.repeat(operation.bodyMiB * 1024 * 1024)}"}`,
    });
    expect(reply.status).toBe(413);
    expect(reply.body).toEqual({ message: expect.stringContaining(`${operation.bodyMiB} MiB`) });
  });
});

describe.each(withBody)('400: $name', (operation) => {
  test.each([
    ['malformed JSON', '{"name":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a string', '"text"'],
    ['no body', ''],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('for %s', async (_, raw) => {
    expectFault(await server.send(operation.method, own(operation).path, { raw }), 'body', {
      path: '',
      code: 'malformed_json',
    });
  });

  test('for a content type that is not JSON', async () => {
    const { path, options } = own(operation);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1']) {
      const reply = await server.send(operation.method, path, { ...options, headers: { 'content-type': type } });
      expectFault(reply, 'headers', { path: 'content-type' });
    }
  });

  test('for a field of a wrong type, each named', async () => {
    const { path } = own(operation);
    for (const [field, value] of Object.entries(operation.body ?? {})) {
      // Objects ignore fields that they do not know.
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      const wrong = isObject ? 'wrong' : { wrong: true };
      const reply = await server.send(operation.method, path, { body: { ...operation.body, [field]: wrong } });
      expectFault(reply, 'body', { path: field });
    }
  });

  test('for NUL characters and lone surrogates, at their path', async () => {
    const { path } = own(operation);
    for (const [field, value] of Object.entries(operation.body ?? {})) {
      for (const bad of ['a\0b', 'a\ud800b']) {
        const reply = await server.send(operation.method, path, {
          body: { ...operation.body, [field]: Array.isArray(value) ? [bad] : bad },
        });
        expectFault(reply, 'body', { path: Array.isArray(value) ? `${field}.0` : field });
      }
    }
  });
});

describe.each(withParams)('400: $name', (operation) => {
  test('for a malformed percent sequence in the path', async () => {
    const path = operation.path.replace(/\{.+?\}/, '%E0%A4%A');
    expectFault(await server.send(operation.method, path, own(operation).options), 'params', {
      path: operation.params[0],
    });
  });

  test('for a NUL character in the path', async () => {
    const path = pathOf(operation, { [operation.params[0] ?? '']: 'a\0b' });
    expectFault(await server.send(operation.method, path, own(operation).options), 'params', {
      path: operation.params[0],
    });
  });
});

describe.each(withQuery)('400: $name', (operation) => {
  test('for a parameter that is given twice', async () => {
    for (const name of operation.query) {
      const { path } = own(operation, [
        [name, '1'],
        [name, '2'],
      ]);
      // A list can be given twice, but its values must be valid.
      const places = expect.stringMatching(new RegExp(`^${name}(\\.0)?$`));
      expectFault(await server.send(operation.method, path), 'query', { path: places });
    }
  });
});

describe.each(withQuery.filter(({ query }) => query.includes('limit')))('400: $name', (operation) => {
  test('for a limit that is not a whole number from 1 to 200', async () => {
    for (const limit of ['0', '201', '-1', '1.5', '1e2', 'ten', '', ' 5', '0x10']) {
      const reply = await server.send(operation.method, own(operation, [['limit', limit]]).path);
      expectFault(reply, 'query', { path: 'limit' });
    }
  });
});

describe.each(withQuery.filter(({ query }) => query.includes('cursor')))('400: $name', (operation) => {
  test('for a cursor that is malformed or created for another list', async () => {
    for (const cursor of ['x', 'tag_1', encodeCursor('["another list"]', 'tag_1'), '\0', '%%']) {
      const { reportId, promptIds } = existing as { reportId: string; promptIds: [string] };
      const { path } = own(operation, [['cursor', cursor]], { reportId, promptId: promptIds[0] });
      const reply = await server.send(operation.method, path);
      expectFault(reply, 'query', { path: 'cursor', code: 'invalid_cursor' });
    }
  });
});

describe.each(operations)('$name', (operation) => {
  test('returns only documented responses, with a request id', async () => {
    const { path, options } = own(operation);
    const reply = await server.send(operation.method, path, options);
    expect(operation.statuses).toContain(reply.status);
    expect(reply.headers.get('x-request-id')).toMatch(/^\w+$/);
  });
});

describe('400: a missing required field has the code required', () => {
  test.each(operations.filter(({ requiredQuery }) => Object.keys(requiredQuery).length > 0))('$name', async (each) => {
    const reply = await server.send(each.method, pathOf(each, { id: server.workspace.id }));
    const missing = Object.keys(each.requiredQuery);
    expect(codesOf(reply.body, missing)).toEqual(missing.map((name) => [name, 'required']));
  });

  test.each(operations.filter(({ requiredBody }) => requiredBody.length > 0))('$name', async (each) => {
    const reply = await server.send(each.method, pathOf(each, { id: server.workspace.id }), { body: {} });
    expect(codesOf(reply.body, each.requiredBody)).toEqual(each.requiredBody.map((name) => [name, 'required']));
  });

  function codesOf({ errors }: { errors: { path: string; code: string }[] }, names: string[]) {
    return names.map((name) => [name, errors.find(({ path }) => path === name)?.code]);
  }
});
