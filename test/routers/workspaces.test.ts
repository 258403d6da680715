import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/access.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-14T09:30:00.123Z') });
});
afterAll(() => server.close());

describe('GET /v1/workspaces', () => {
  test('200: lists the workspaces of the key, and no others, with every field of the spec', async () => {
    await server.createWorkspace();
    const { status, body } = await server.send('GET', '/v1/workspaces');
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          id: server.workspace.id,
          name: 'Test',
          promptsUsedCount: 0,
          promptsMaxCount: 1000,
          geoAuditUsedCount: 0,
          geoAuditMaxCount: 100,
          createdDate: '2026-11-14T09:30:00.123Z',
          updatedDate: '2026-11-14T09:30:00.123Z',
        },
      ],
      paging: { nextCursor: null, hasMore: false },
    });
  });

  test('200: several workspaces come newest first, page by page', async () => {
    const others = [await server.createWorkspace(), await server.createWorkspace()];
    const ids = others.map((other) => other.workspace.id);
    const key = await server.createKey([server.workspace.id, ...ids]);
    const first = await server.send('GET', '/v1/workspaces?limit=2', { key });
    const second = await server.send('GET', `/v1/workspaces?limit=2&cursor=${first.body.paging.nextCursor}`, { key });
    const listed = [...first.body.items, ...second.body.items].map((workspace) => workspace.id);
    expect(listed).toEqual([...ids.toReversed(), server.workspace.id]);
    expect(second.body.paging).toEqual({ nextCursor: null, hasMore: false });
  });

  test('200: geoAuditUsedCount counts the audits of the current UTC month only', async () => {
    const { workspace, send } = await server.createWorkspace();
    const spend = 'UPDATE "Workspace" SET "geoAuditUsedCount" = 7, "geoAuditMonth" = $2 WHERE id = $1';
    await execute(server.databaseUrl, spend, [workspace.id, '2026-11']);
    expect((await send('GET', '/v1/workspaces')).body.items[0].geoAuditUsedCount).toBe(7);
    await execute(server.databaseUrl, spend, [workspace.id, '2026-10']);
    expect((await send('GET', '/v1/workspaces')).body.items[0].geoAuditUsedCount).toBe(0);
  });
});

describe('GET /v1/workspaces/{id}', () => {
  test('200: the workspace as in the list', async () => {
    const { workspace, send } = await server.createWorkspace();
    const { status, body } = await send('GET', `/v1/workspaces/${workspace.id}`);
    expect([status, body.name]).toEqual([200, 'Test']);
    expect(body).toEqual((await send('GET', '/v1/workspaces')).body.items[0]);
  });
});

describe('POST /v1/workspaces', () => {
  test('201: creates a workspace with the default allowances, and the key has access immediately', async () => {
    const key = await server.createKey([server.workspace.id], [...PERMISSIONS]);
    const { status, body } = await server.send('POST', '/v1/workspaces', { key, body: { name: ' Acme ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Acme', promptsMaxCount: 1000, geoAuditMaxCount: 100, promptsUsedCount: 0 });
    const listed = await server.send('GET', '/v1/workspaces', { key });
    expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual([body.id, server.workspace.id]);
    expect((await server.send('GET', '/v1/workspaces')).body.items).toHaveLength(1);
  });

  test('403: allowances other than the defaults require the permission server', async () => {
    const own = [server.workspace.id];
    const admin = await server.createKey(own, ['read', 'write', 'admin']);
    const operator = await server.createKey(own, ['admin', 'server']);
    const post = (key: string, allowances: object) =>
      server.send('POST', '/v1/workspaces', { key, body: { name: 'Acme', ...allowances } });
    for (const allowances of [{ promptsMaxCount: 1001 }, { geoAuditMaxCount: 99 }]) {
      expect(await post(admin, allowances)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('permission "server"') },
      });
      expect(await post(operator, allowances)).toMatchObject({ status: 201, body: allowances });
    }
    expect((await post(admin, { promptsMaxCount: 1000, geoAuditMaxCount: 100 })).status).toBe(201);
  });

  test('400: allowances are whole numbers from 0', async () => {
    const key = await server.createKey([server.workspace.id], ['admin']);
    for (const promptsMaxCount of [-1, 1.5, 2_000_000_000, '5', null]) {
      const body = { name: 'Acme', promptsMaxCount };
      expect((await server.send('POST', '/v1/workspaces', { key, body })).status).toBe(400);
    }
  });
});

describe('PATCH /v1/workspaces/{id}', () => {
  test('200: changes only the fields that are sent', async () => {
    const { workspace } = await server.createWorkspace();
    const key = await server.createKey([workspace.id], ['admin', 'server']);
    const path = `/v1/workspaces/${workspace.id}`;
    const renamed = await server.send('PATCH', path, { key, body: { name: 'After' } });
    expect(renamed).toMatchObject({ status: 200, body: { ...workspace, name: 'After' } });
    const body = { promptsMaxCount: 7, geoAuditMaxCount: 0 };
    expect((await server.send('PATCH', path, { key, body })).body).toMatchObject({ name: 'After', ...body });
  });

  test('403: a tenant renames its workspace, but cannot change its allowances', async () => {
    const { workspace } = await server.createWorkspace({ promptsMaxCount: 5 });
    const key = await server.createKey([workspace.id], ['read', 'write', 'admin']);
    const patch = (body: object) => server.send('PATCH', `/v1/workspaces/${workspace.id}`, { key, body });
    for (const body of [
      { promptsMaxCount: 1_000_000 },
      { promptsMaxCount: 4 },
      { name: 'No', geoAuditMaxCount: 101 },
    ]) {
      expect(await patch(body)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('permission "server"') },
      });
    }
    // What was read can be sent back.
    const renamed = await patch({ ...workspace, name: 'Yes' });
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Yes', promptsMaxCount: 5, geoAuditMaxCount: workspace.geoAuditMaxCount },
    });
  });
});
