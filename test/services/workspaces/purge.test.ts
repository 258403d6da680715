import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteWorkspace } from '../../../src/services/workspaces/delete.ts';
import { countWorkspaceRows, purgeWorkspace, purgeWorkspaces } from '../../../src/services/workspaces/purge.ts';
import { listWorkspaceTables } from '../../../src/storage/workspaces/deleted.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { countMentions, fillTables, readCatalog } from '../../support/filled-tables.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Tables whose rows belong to no workspace. A new table that has no workspace must be added here. */
const GLOBAL = [
  'AddressList',
  'AnswerRetention',
  'ApiKey',
  'Connection',
  // What a workspace has cost is kept.
  'Cost',
  'DeadJob',
  'IdempotentReply',
  'LastBackup',
  'OAuthClient',
  'OAuthGrant',
  'OAuthToken',
  'ServerSetting',
  'Session',
  'Spending',
  'Workspace',
];
/** More than the first batch has. */
const ROWS = 1_200;

async function createFilled(rows = 20): Promise<string> {
  const { id } = await server.app.services.createWorkspace({ name: 'Filled', promptsMaxCount: 1, geoAuditMaxCount: 1 });
  await fillTables(server.databaseUrl, id, rows);
  return id;
}

async function readIndexes(): Promise<Map<string, string[]>> {
  const rows = await execute<{ table: string; first: string }>(
    server.databaseUrl,
    `SELECT t.relname AS table, a.attname AS first FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
     WHERE t.relnamespace = 'public'::regnamespace`,
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.table)].map(([table, of]) => [table, of.map(({ first }) => first)]),
  );
}

describe('the tables of a workspace', () => {
  test('are all tables, except those of a short list', async () => {
    const purged = (await listWorkspaceTables(server.app.context.database)).map(({ name }) => name);
    const all = (await readCatalog(server.databaseUrl)).map(({ name }) => name);
    expect([...purged, ...GLOBAL].toSorted()).toEqual(all.toSorted());
  });

  test('have an index that finds the rows of a workspace, or of a parent', async () => {
    const indexes = await readIndexes();
    const tables = await listWorkspaceTables(server.app.context.database);
    const without = tables.filter(
      ({ name, parent, key }) => key.length === 0 || !indexes.get(name)?.includes(parent?.columns[0] ?? 'workspaceId'),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('the purge', () => {
  test('removes every row of a deleted workspace, and no row of another', async () => {
    const deleted = await createFilled(ROWS);
    const kept = await createFilled();
    const before = await countMentions(server.databaseUrl, kept);
    expect(Object.keys(before).length).toBeGreaterThan(25);
    await deleteWorkspace(server.app.context, { workspaceId: deleted });
    const counted = await countWorkspaceRows(server.app.context, { workspaceId: deleted });
    const { workspaces, rows } = await purgeWorkspaces(server.app.context, {});
    expect(workspaces).toBe(1);
    expect(rows).toBe(counted);
    expect(await countWorkspaceRows(server.app.context, { workspaceId: deleted })).toBe(0);
    expect(rows).toBeGreaterThan(25 * ROWS);
    expect(await countMentions(server.databaseUrl, deleted)).toEqual({});
    expect(await countMentions(server.databaseUrl, kept)).toEqual(before);
  });

  test('removes its waiting jobs in all queues, and no others', async () => {
    const { context } = server.app;
    const deleted = await createFilled(1);
    const { id: kept } = (await server.createWorkspace()).workspace;
    const reports = await execute(server.databaseUrl, 'SELECT id FROM "BrandReport" WHERE "workspaceId" = $1', [
      deleted,
    ]);
    const reportId = reports[0]?.['id'] as string;
    await context.database.transaction(async (tx) => {
      await context.enqueue(tx, 'collect.report', { reportId });
      await context.enqueue(tx, 'reports.count', { reportId, day: '2026-11-14' });
      for (const workspaceId of [deleted, kept]) {
        await context.enqueue(tx, 'prompts.forget', { workspaceId, promptId: `prm_${workspaceId}` });
        await context.enqueue(tx, 'collect.gemini', {
          workspaceId,
          promptId: `prm_${workspaceId}`,
          day: '2026-11-14',
          sample: 0,
        });
      }
    });
    const listJobs = async (workspaceId: string) =>
      (
        await execute(server.databaseUrl, 'SELECT name FROM pgboss.job WHERE group_id = $1 ORDER BY 1', [workspaceId])
      ).map(({ name }) => name);
    expect(await listJobs(deleted)).toEqual(['collect.gemini', 'collect.report', 'prompts.forget', 'reports.count']);
    await purgeWorkspace(context, { workspaceId: deleted });
    expect(await listJobs(deleted)).toHaveLength(4);
    await deleteWorkspace(context, { workspaceId: deleted });
    await purgeWorkspaces(context, {});
    expect([await listJobs(deleted), await listJobs(kept)]).toEqual([[], ['collect.gemini', 'prompts.forget']]);
  });

  test('leaves a workspace that is not deleted alone', async () => {
    const workspaceId = await createFilled();
    const before = await countMentions(server.databaseUrl, workspaceId);
    expect(await purgeWorkspace(server.app.context, { workspaceId })).toEqual({ rows: 0 });
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual(before);
  });

  test('that is interrupted is continued by the next run', async () => {
    const { context } = server.app;
    const workspaceId = await createFilled(3);
    await deleteWorkspace(context, { workspaceId });
    let batches = 0;
    const interrupt = () => {
      if (++batches % 5 === 0) throw new Error('killed');
    };
    // The batches of each run are committed before the run is interrupted, so every run makes progress.
    const left = [await countMentions(server.databaseUrl, workspaceId)];
    let outcome = '';
    while (outcome !== 'done') {
      outcome = await purgeWorkspace(context, { workspaceId }, interrupt).then(
        () => 'done',
        (error: Error) => error.message,
      );
      left.push(await countMentions(server.databaseUrl, workspaceId));
    }
    expect(left.length).toBeGreaterThan(5);
    expect(new Set(left.map((counts) => JSON.stringify(counts))).size).toBe(left.length);
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
  });

  test('stops at its signal', async () => {
    const { context } = server.app;
    const workspaceId = await createFilled(3);
    await deleteWorkspace(context, { workspaceId });
    const stop = AbortSignal.abort(new Error('stopped'));
    await expect(purgeWorkspaces(context, {}, stop)).rejects.toThrow('stopped');
    expect(Object.keys(await countMentions(server.databaseUrl, workspaceId)).length).toBeGreaterThan(25);
    await purgeWorkspaces(context, {});
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
  });

  test('runs in several processes at once', async () => {
    const { context } = server.app;
    const workspaceId = await createFilled(ROWS);
    await deleteWorkspace(context, { workspaceId });
    await Promise.all([purgeWorkspaces(context, {}), purgeWorkspaces(context, {}), purgeWorkspaces(context, {})]);
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
  });

  test('waits for transactions that began before the deletion, and removes what they wrote', async () => {
    const { context } = server.app;
    const { id: workspaceId } = await server.app.services.createWorkspace({
      name: 'Busy',
      promptsMaxCount: 1,
      geoAuditMaxCount: 1,
    });
    const hasBegun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const writing = context.database.workspaceTransaction(workspaceId, async (tx) => {
      hasBegun.resolve();
      await mayEnd.promise;
      await tx.query`INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host) VALUES (${workspaceId}, '\x01', '', '', '')`;
    });
    await hasBegun.promise;
    await deleteWorkspace(context, { workspaceId });
    const purging = purgeWorkspaces(context, {});
    mayEnd.resolve();
    await Promise.all([writing, purging]);
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
  });

  test('removes exhausted jobs of the workspace', async () => {
    const workspaceId = await createFilled(1);
    const insert = `INSERT INTO "DeadJob" (id, name, payload, attempts, "deadDate") VALUES ($1, 'x', $2, 1, now())`;
    await execute(server.databaseUrl, insert, [`${workspaceId} 1`, { workspaceId }]);
    await execute(server.databaseUrl, insert, [`${workspaceId} 2`, { reportId: `${workspaceId}-1` }]);
    await deleteWorkspace(server.app.context, { workspaceId });
    await purgeWorkspaces(server.app.context, {});
    expect(await countMentions(server.databaseUrl, workspaceId)).toEqual({});
  });
});
