import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS, WorkspaceDeletedError } from '../../../src/domain/access/access.ts';
import { createApiKey } from '../../../src/services/api-keys/create.ts';
import { createTag } from '../../../src/services/tags/create.ts';
import { deleteWorkspace } from '../../../src/services/workspaces/delete.ts';
import { purgeWorkspaces } from '../../../src/services/workspaces/purge.ts';
import { logLine, sendLog } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { countMentions } from '../../support/filled-tables.ts';
import { operations, pathOf } from '../../support/operations.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';
import { signIn } from '../../support/session.ts';
import { until } from '../../support/until.ts';

const DAY = '2026-11-15';
let server: TestApp;
let room: ReportRoom;
let admin: string;
let calls = 0;
let duringCall = async () => {};
let logged: Record<string, any>[] = [];

beforeAll(async () => {
  const engines = createEngines(
    async ({ beforeCall }) => {
      await beforeCall?.();
      calls++;
      await duringCall();
      return answer('Acme is good.', ['https://acme.com/a']);
    },
    ['chatgpt'],
  );
  const log = pino(
    { level: 'info' },
    new Writable({
      write(line, _encoding, done) {
        logged.push(JSON.parse(String(line)));
        done();
      },
    }),
  );
  server = await startTestApp({ now: () => new Date(`${DAY}T12:00:00Z`), engines, log });
});
afterAll(() => server.close());

beforeEach(async () => {
  [calls, logged, duringCall] = [0, [], async () => {}];
  room = await createReportRoom(server);
  admin = await server.createKey([room.workspace.id, server.workspace.id], [...PERMISSIONS]);
});

const deleteIt = (key = admin) => server.send('DELETE', `/v1/workspaces/${room.workspace.id}`, { key });

/** A workspace that uses as much as possible. */
async function useEverything() {
  const base = `/v1/workspaces/${room.workspace.id}`;
  const tagId = await room.createTag('Tag');
  const promptIds = await room.createPrompts(2, 'us', [tagId]);
  const reportId = (await room.create({ promptIds })).body.id as string;
  const connector = (
    await room.send('POST', `${base}/log-connectors`, { body: { kind: 'combined', domain: 'acme.com' } })
  ).body;
  expect((await sendLog(connector, logLine({ day: '14/Nov/2026' }))).status).toBe(200);
  const window = { startDate: '2026-11-01', endDate: DAY, country: 'us' };
  const share = await room.send('POST', `/v1/reports/brand/${reportId}/shares`, {
    body: { mode: 'frozen', ...window },
  });
  expect(share.status).toBe(201);
  const note = { date: DAY, text: 'Note' };
  await room.send('POST', `/v1/reports/brand/${reportId}/annotations`, { body: note });
  await room.send('POST', `/v1/reports/brand/${reportId}/views`, { body: { name: 'View', query: '' } });
  const fanOut = await room.send('POST', `${base}/query-fan-outs`, { body: { query: 'best crm' } });
  return { base, tagId, promptIds, reportId, connector, fanOutId: fanOut.body.id, shareUrl: share.body.url as string };
}

describe('DELETE /v1/workspaces/{id}', () => {
  test('204: the workspace is gone in the next request of any key', async () => {
    const reader = await server.createKey([room.workspace.id, server.workspace.id], ['read']);
    const list = `/v1/workspaces/${room.workspace.id}/tags`;
    expect((await server.send('GET', list, { key: reader })).status).toBe(200);
    expect(await deleteIt()).toMatchObject({ status: 204, body: undefined });
    expect((await server.send('GET', list, { key: reader })).status).toBe(403);
    const { body } = await server.send('GET', '/v1/workspaces', { key: reader });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([server.workspace.id]);
  });

  test('403: a second deletion finds an unknown workspace, also if both are sent at once', async () => {
    const replies = await Promise.all([deleteIt(), deleteIt(), deleteIt()]);
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['204', '403', '403']);
    const unknown = await server.send('DELETE', '/v1/workspaces/ws_unknown', { key: admin });
    expect(await deleteIt()).toMatchObject({ status: 403, body: unknown.body });
  });

  test('403: requires the permission admin, and access to the workspace', async () => {
    expect((await deleteIt(room.key)).status).toBe(403);
    expect((await deleteIt(await server.createKey([server.workspace.id], ['admin']))).status).toBe(403);
    expect((await room.send('GET', `/v1/workspaces/${room.workspace.id}/tags`)).status).toBe(200);
  });

  test('every operation treats the workspace and everything in it as unknown', async () => {
    const { tagId, promptIds, reportId, connector } = await useEverything();
    await deleteIt();
    const ids = { id: room.workspace.id, reportId, tagId, promptId: promptIds[0] ?? '', connectorId: connector.id };
    const unexpected: string[] = [];
    for (const operation of operations.filter(({ params }) => params.includes('id') || params.includes('reportId'))) {
      const query = new URLSearchParams({ ...operation.requiredQuery, workspaceId: room.workspace.id });
      const search = operation.query.includes('workspaceId') ? query : new URLSearchParams(operation.requiredQuery);
      const { status } = await server.send(operation.method, `${pathOf(operation, ids)}?${search.toString()}`, {
        key: admin,
        ...(operation.body && { body: operation.body }),
      });
      if (status !== 403 && status !== 404) unexpected.push(`${operation.name}: ${status}`);
    }
    expect(unexpected).toEqual([]);
  });

  test('share links and log connectors stop working', async () => {
    const { connector, shareUrl } = await useEverything();
    const token = shareUrl.split('/').at(-1) ?? '';
    const open = () => server.send('POST', '/v1/shares/open', { body: { token }, key: null });
    expect((await open()).status).toBe(200);
    await deleteIt();
    expect((await open()).status).toBe(404);
    const unknown = await sendLog(
      { ...connector, ingestUrl: connector.ingestUrl.replace(/[^/]+$/, 'con_unknown') },
      '',
    );
    expect((await sendLog(connector, logLine())).status).toBe(unknown.status);
  });

  test('nothing is left after the purge', async () => {
    await useEverything();
    const { context } = server.app;
    expect(Object.keys(await countMentions(server.databaseUrl, room.workspace.id)).length).toBeGreaterThan(8);
    await deleteIt();
    await purgeWorkspaces(context, {});
    expect(await countMentions(server.databaseUrl, room.workspace.id)).toEqual({});
  });
});

describe('the keys of a deleted workspace', () => {
  test('are revoked if they have no other workspace, with their sessions', async () => {
    const browser = await signIn(server.baseUrl, room.key);
    const tags = `/v1/workspaces/${room.workspace.id}/tags`;
    expect((await browser.send('GET', tags)).status).toBe(200);
    await deleteIt();
    expect((await room.send('GET', '/v1/workspaces')).status).toBe(401);
    expect((await browser.send('GET', tags)).status).toBe(401);
  });

  test('remain valid if they can create another one', async () => {
    const key = await server.createKey([room.workspace.id], ['admin', 'read']);
    expect((await deleteIt(key)).status).toBe(204);
    expect((await server.send('GET', '/v1/workspaces', { key })).body.items).toEqual([]);
    expect((await server.send('POST', '/v1/workspaces', { key, body: { name: 'Next' } })).status).toBe(201);
  });

  test('remain valid if they belong to the operator', async () => {
    const key = await server.createKey([room.workspace.id], ['read', 'server']);
    expect((await deleteIt()).status).toBe(204);
    expect((await server.send('GET', '/v1/workspaces', { key })).body.items).toEqual([]);
  });

  test('are revoked if their last two workspaces are deleted at the same time', async () => {
    const other = await server.createWorkspace();
    const key = await server.createKey([room.workspace.id, other.workspace.id]);
    const { context } = server.app;
    await Promise.all([
      deleteWorkspace(context, { workspaceId: room.workspace.id }),
      deleteWorkspace(context, { workspaceId: other.workspace.id }),
    ]);
    expect((await server.send('GET', '/v1/workspaces', { key })).status).toBe(401);
  });

  test('cannot be created for it, even during the deletion', async () => {
    const { context } = server.app;
    const workspaceIds = [room.workspace.id];
    const created = Array.from({ length: 10 }, () =>
      createApiKey(context, { workspaceIds, permissions: ['read'] }).catch((error: Error) => error),
    );
    await deleteWorkspace(context, { workspaceId: room.workspace.id });
    await Promise.all(created);
    await expect(createApiKey(context, { workspaceIds, permissions: ['read'] })).rejects.toThrow(
      'Invalid request body',
    );
    const left = `SELECT 1 FROM "ApiKeyWorkspace" WHERE "workspaceId" = $1`;
    expect(await execute(server.databaseUrl, left, workspaceIds)).toEqual([]);
  });
});

describe('work in progress', () => {
  test('a request that was authenticated before the deletion writes nothing after it', async () => {
    const { context } = server.app;
    const caller = { keyId: 'key', permissions: PERMISSIONS, workspaceIds: [room.workspace.id] };
    await deleteIt();
    const creating = createTag({ ...context, caller }, { id: room.workspace.id, name: 'Late', color: 'red' });
    await expect(creating).rejects.toBeInstanceOf(WorkspaceDeletedError);
  });

  test('requests during the deletion succeed or find nothing, and leave nothing behind', async () => {
    const path = `/v1/workspaces/${room.workspace.id}/tags`;
    const writing = Array.from({ length: 30 }, (_, n) =>
      server.send('POST', path, { key: admin, body: { name: `Tag ${n}`, color: 'blue' } }),
    );
    const deleting = deleteIt();
    const statuses = (await Promise.all(writing)).map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 403].includes(status))).toEqual([]);
    expect((await deleting).status).toBe(204);
    await purgeWorkspaces(server.app.context, {});
    expect(await countMentions(server.databaseUrl, room.workspace.id)).toEqual({});
  });

  test('jobs of the workspace end without a call and without an error, and their queue goes on', async () => {
    const { context, startWorkers, queue } = server.app;
    const promptIds = await room.createPrompts(3);
    await room.create({ promptIds });
    const { id: workspaceId } = room.workspace;
    const slots = promptIds.map((promptId) => ({ workspaceId, promptId, day: DAY, sample: 1 }));
    await context.database.transaction((tx) => context.enqueue(tx, 'collect.chatgpt', ...slots));
    await deleteIt();
    // Another workspace, whose answer arrives after the jobs above: workspaces take turns.
    const next = await createReportRoom(server);
    const [promptId = ''] = await next.createPrompts(1);
    await next.create({ promptIds: [promptId] });
    await startWorkers();
    const count = `SELECT count(*)::int AS left FROM pgboss.job WHERE group_id = $1 AND state < 'completed' AND start_after < now()`;
    await until(
      () => execute<{ left: number }>(server.databaseUrl, count, [workspaceId]),
      ([row]) => row?.left === 0,
    );
    await until(
      () => execute(server.databaseUrl, `SELECT 1 FROM "Answer" WHERE "promptId" = $1`, [promptId]),
      (rows) => rows.length > 0,
    );
    await until(
      () => execute(server.databaseUrl, `SELECT 1 FROM "Workspace" WHERE id = $1`, [workspaceId]),
      (rows) => rows.length === 0,
    );
    expect(calls).toBe(1);
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
    expect(logged.filter(({ msg }) => msg === 'job failed')).toEqual([]);
    expect(queue.isWorking()).toBe(true);
  });

  test('an answer that arrives after the deletion is discarded', async () => {
    const { context } = server.app;
    const { id: workspaceId } = room.workspace;
    duringCall = async () => {
      if ((await execute(server.databaseUrl, 'SELECT 1 FROM "Workspace" WHERE id = $1', [workspaceId])).length === 0)
        return;
      await deleteWorkspace(context, { workspaceId });
      await purgeWorkspaces(context, {});
    };
    // The workers of the previous test collect the answers of a new report.
    await room.create({ promptIds: await room.createPrompts(1) });
    await until(
      () => execute(server.databaseUrl, `SELECT 1 FROM "Workspace" WHERE id = $1`, [workspaceId]),
      (rows) => rows.length === 0,
    );
    const count = `SELECT count(*)::int AS left FROM pgboss.job WHERE group_id = $1 AND state = 'active'`;
    await until(
      () => execute<{ left: number }>(server.databaseUrl, count, [workspaceId]),
      ([row]) => row?.left === 0,
    );
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
    expect(logged.filter(({ msg }) => msg === 'job failed')).toEqual([]);
  });
});
