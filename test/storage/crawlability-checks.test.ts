import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/services/ids.ts';
import {
  endCrawlabilityCheck,
  findLatestChecks,
  insertCrawlabilityCheck,
} from '../../src/storage/crawlability-checks.ts';
import { type OpenDatabase, openDatabase } from '../../src/storage/postgres/database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const RESULT = {
  robotsTxtAnalysis: { GPTBot: false },
  serverBotAccess: { GPTBot: { userAgent: 'GPTBot/1.3', status: 200, ok: true } },
  controlAccess: { userAgent: 'Mozilla/5.0', status: 200, ok: true },
};

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

async function insert(domain: string, path: string, outcome: object | null = RESULT, workspaceId = 'ws_1') {
  const id = newId('crawlabilityCheck', NOW);
  const check = { id, workspaceId, url: `https://${domain}${path}`, urlKey: domain + path, domain };
  await insertCrawlabilityCheck(database, check, NOW);
  if (outcome) await endCrawlabilityCheck(database, check, outcome as typeof RESULT, NOW);
  return id;
}

test('the latest checks are the newest completed ones of each of your pages, and of no other page', async () => {
  await insert('acme.com', '/a');
  const newest = await insert('acme.com', '/a');
  await insert('acme.com', '/a', null);
  await insert('acme.com', '/a', { failureReason: 'The host acme.com is unknown' });
  const variation = await insert('acme.io', '/b');
  const below = await insert('shop.acme.com', '/c');
  await insert('notacme.com', '/d');
  await insert('shop.acme.io', '/e');
  await insert('acme.com', '/f', RESULT, 'ws_2');

  const find = async (wildcard: boolean) =>
    findLatestChecks(database, { workspaceId: 'ws_1', domains: ['acme.com', 'acme.io'], wildcard });
  expect((await find(false)).map(({ id }) => id)).toEqual([newest, variation]);
  expect((await find(true)).map(({ id }) => id)).toEqual([newest, variation, below]);
  expect((await find(false))[0]).toMatchObject({ ...RESULT, domain: 'acme.com', completedDate: NOW.toISOString() });
});

test('a check that has ended keeps its outcome', async () => {
  const id = await insert('once.com', '/');
  await endCrawlabilityCheck(database, { workspaceId: 'ws_1', id }, { failureReason: 'Too late' }, NOW);
  const [check] = await findLatestChecks(database, { workspaceId: 'ws_1', domains: ['once.com'], wildcard: false });
  expect(check).toMatchObject({ id, status: 'completed' });
});
