import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAuditRun, insertAuditRun, startAuditRun, takeWaitingAuditRuns } from '../../src/storage/audit-runs.ts';
import { type OpenDatabase, openDatabase } from '../../src/storage/postgres/database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../support/database.ts';

const SLOT = { slots: 1, workMs: 60_000 };
const HOST = { kind: 'crawlability', host: 'example.com' } as const;
let clone: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase(clone.url, 2);
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});
beforeEach(async () => {
  await execute(clone.url, 'TRUNCATE "AuditRun"');
});

/** Queues audits of a workspace: their jobs run, and find the slot of the host free or not. */
async function queue(workspaceId: string, count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    const auditId = `${workspaceId}${i}`;
    await insertAuditRun(database, { ...HOST, auditId, workspaceId, month: '2026-11' }, { isStarted: false });
    await startAuditRun(database, auditId, SLOT);
  }
}

/** Ends the running audit and starts the next one. */
async function startNext(running: string): Promise<string> {
  await deleteAuditRun(database, running);
  const [next = ''] = await takeWaitingAuditRuns(database, { ...HOST, ...SLOT });
  await startAuditRun(database, next, SLOT);
  return next;
}

test('workspaces take turns on a host, also while one of them has many audits waiting', async () => {
  await queue('a', 5);
  const order = ['a1'];
  order.push(await startNext('a1'));
  await queue('b', 2);
  while (order.length < 7) order.push(await startNext(order.at(-1) ?? ''));
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5']);
});

test('a workspace that queues new audits all the time does not pass another one', async () => {
  await queue('a', 2);
  await queue('b', 1);
  const second = await startNext('a1');
  await insertAuditRun(database, { ...HOST, auditId: 'a9', workspaceId: 'a', month: '2026-11' }, { isStarted: false });
  await startAuditRun(database, 'a9', SLOT);
  const third = await startNext(second);
  expect([second, third, await startNext(third)]).toEqual(['b1', 'a2', 'a9']);
});
