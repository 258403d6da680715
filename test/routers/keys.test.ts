import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/access.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createRequest, type Send } from '../support/request.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** An admin key with its workspace. */
async function createAdmin(): Promise<{ send: Send; workspaceId: string; keyId: string }> {
  const { workspace } = await server.createWorkspace();
  const { key, id } = await server.app.services.createApiKey({
    workspaceIds: [workspace.id],
    permissions: [...PERMISSIONS],
  });
  return { send: createRequest(server.baseUrl, key), workspaceId: workspace.id, keyId: id };
}

async function listIds(send: Send): Promise<string[]> {
  const { body } = await send('GET', '/v1/keys?limit=200');
  return body.items.map(({ id }: { id: string }) => id);
}

describe('POST /v1/keys', () => {
  test('201: shows the key once; it works immediately and has read and write permission by default', async () => {
    const admin = await createAdmin();
    const { workspaceId } = admin;
    const created = await admin.send('POST', '/v1/keys', { body: { name: 'CI', workspaceIds: [workspaceId] } });
    expect(created.status).toBe(201);
    const { key, ...rest } = created.body;
    expect(rest).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'CI',
      prefix: key.slice(0, 12),
      permissions: ['read', 'write'],
      workspaceIds: [workspaceId],
      createdDate: expect.any(String),
      revokedDate: null,
    });
    const send = createRequest(server.baseUrl, key);
    expect((await send('GET', '/v1/workspaces')).body.items.map(({ id }: { id: string }) => id)).toEqual([workspaceId]);
    expect((await send('GET', '/v1/keys')).status).toBe(403);
    const listed = (await admin.send('GET', '/v1/keys')).body.items;
    expect(listed).toContainEqual(rest);
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  test('201: a workspace that the key has just created can be granted immediately', async () => {
    const { send } = await createAdmin();
    const { id } = (await send('POST', '/v1/workspaces', { body: { name: 'New' } })).body;
    const { status, body } = await send('POST', '/v1/keys', { body: { workspaceIds: [id], permissions: ['read'] } });
    expect({ status, workspaceIds: body.workspaceIds }).toEqual({ status: 201, workspaceIds: [id] });
  });

  test('201: a key with admin or server needs no workspace, and other keys need at least one', async () => {
    const { send } = await createAdmin();
    const post = (permissions: string[]) => send('POST', '/v1/keys', { body: { workspaceIds: [], permissions } });
    expect((await post(['admin', 'read'])).status).toBe(201);
    expect((await post(['server'])).status).toBe(201);
    const refused = await post(['read']);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'workspaceIds' })]);
  });

  test('403: a workspace that the key lacks is not granted, with the same message whether it exists or not', async () => {
    const { send, workspaceId } = await createAdmin();
    const { workspace: other } = await server.createWorkspace();
    const replies = await Promise.all(
      [other.id, 'ws_nothing_like_this'].map((id) =>
        send('POST', '/v1/keys', { body: { workspaceIds: [workspaceId, id] } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });

  test.each(['read', 'write', 'server'] as const)(
    '403: the permission %s is not granted by a key without it',
    async (missing) => {
      const { workspace } = await server.createWorkspace();
      const held = PERMISSIONS.filter((permission) => permission !== missing);
      const key = await server.createKey([workspace.id], held);
      const body = { workspaceIds: [workspace.id], permissions: [missing] };
      const refused = await server.send('POST', '/v1/keys', { key, body });
      expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining(`"${missing}"`) } });
    },
  );
});

describe('GET /v1/keys', () => {
  test('200: lists the calling key and the keys of its workspaces, newest first, page by page', async () => {
    const { send, workspaceId, keyId } = await createAdmin();
    const ids = [];
    for (const name of ['a', 'b', 'c']) {
      ids.push((await send('POST', '/v1/keys', { body: { name, workspaceIds: [workspaceId] } })).body.id);
    }
    const first = await send('GET', '/v1/keys?limit=2');
    const second = await send('GET', `/v1/keys?limit=200&cursor=${first.body.paging.nextCursor}`);
    const listed = [...first.body.items, ...second.body.items].map(({ id }) => id);
    // The last one is the key created with the workspace.
    expect(listed.slice(0, -1)).toEqual([...ids.toReversed(), keyId]);
  });

  test('200: does not list keys that also have other workspaces, nor keys without workspaces', async () => {
    const one = await createAdmin();
    const other = await createAdmin();
    const shared = await server.app.services.createApiKey({
      workspaceIds: [one.workspaceId, other.workspaceId],
      permissions: ['read'],
    });
    const rootless = await server.app.services.createApiKey({ workspaceIds: [], permissions: ['admin'] });
    const seen = await listIds(one.send);
    expect(seen).toContain(one.keyId);
    for (const hidden of [shared.id, rootless.id, other.keyId]) {
      expect(seen).not.toContain(hidden);
      expect((await one.send('DELETE', `/v1/keys/${hidden}`)).status).toBe(404);
    }
    const both = createRequest(server.baseUrl, await server.createKey(shared.workspaceIds, [...PERMISSIONS]));
    expect(await listIds(both)).toEqual(expect.arrayContaining([shared.id, one.keyId, other.keyId]));
    expect(await listIds(createRequest(server.baseUrl, rootless.key))).toEqual([rootless.id]);
  });
});

describe('DELETE /v1/keys/{keyId}', () => {
  test('403: the key of the operator is not revoked by a key without the permission server', async () => {
    const { workspace } = await server.createWorkspace();
    const tenant = createRequest(server.baseUrl, await server.createKey([workspace.id], ['read', 'write', 'admin']));
    const permissions = ['read', 'server'] as const;
    const input = { workspaceIds: [workspace.id], permissions: [...permissions] };
    const { id, key } = await server.app.services.createApiKey(input);
    expect((await tenant('DELETE', `/v1/keys/${id}`)).status).toBe(403);
    expect((await server.send('GET', '/v1/workspaces', { key })).status).toBe(200);
    const operator = createRequest(server.baseUrl, await server.createKey([workspace.id], ['admin', 'server']));
    expect((await operator('DELETE', `/v1/keys/${id}`)).status).toBe(204);
  });

  test('204: revokes the key; deleting it again changes nothing', async () => {
    const { send, workspaceId } = await createAdmin();
    const { id, key } = (await send('POST', '/v1/keys', { body: { workspaceIds: [workspaceId] } })).body;
    expect((await send('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    const find = async () =>
      (await send('GET', '/v1/keys')).body.items.find((each: { id: string }) => each.id === id).revokedDate;
    const revokedDate = await find();
    expect(revokedDate).toEqual(expect.any(String));
    expect((await server.send('GET', '/v1/workspaces', { key })).status).toBe(401);
    expect((await send('DELETE', `/v1/keys/${id}`)).status).toBe(204);
    expect(await find()).toBe(revokedDate);
  });

  test('204: a key can revoke itself', async () => {
    const { send, keyId } = await createAdmin();
    expect((await send('DELETE', `/v1/keys/${keyId}`)).status).toBe(204);
    expect((await send('GET', '/v1/keys')).status).toBe(401);
  });
});
