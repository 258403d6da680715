/**
 * Every database that a released version created must survive the upgrade to this one. A fixture is a dump of such a database and
 * the responses of that release's API (test/fixtures, created by scripts/fixture.ts at the release).
 *
 * If this test fails after a change:
 * - A migration failed, or lost or changed rows: fix the migration. Fixtures are never edited.
 * - A recorded field is missing or has another value: clients see that too. Keep the field and its meaning; add a new one.
 * - The meaning is changed on purpose: `npm run fixture -- record 0.1.0` records the responses of this version. Commit the
 *   difference with the change that explains it.
 * Fields that are added to responses are ignored. Windows and the clock are fixed, so the result does not depend on the day.
 */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { moveAnswers } from '../../../src/services/answers/partition.ts';
import { refreshTokens } from '../../../src/services/oauth/exchange.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { migrate } from '../../../src/storage/postgres/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { createTestDatabase, execute } from '../../support/database.ts';
import { loadDump, readFixture, readWhole } from '../../support/fixture.ts';
import { createRequest } from '../../support/request.ts';
import { until } from '../../support/until.ts';

const VERSIONS = ['0.1.0', '0.2.0'];

describe.each(VERSIONS)('a database of %s', (version) => {
  const { key, now, waitingFanOutId, replies, shares = [], grant } = readFixture(version);
  let upgraded: Awaited<ReturnType<typeof startUpgraded>>;

  async function startUpgraded() {
    const database = await createTestDatabase('empty');
    await loadDump(database.url, version);
    // pg-boss deletes jobs that have been queued for two weeks; the one in the fixture is as old as the release.
    await execute(database.url, `UPDATE pgboss.job SET keep_until = now() + interval '1 day' WHERE state = 'created'`);
    const before = await listMigrations(database.url);
    await migrate(database.url);
    const server = await startTestApp({ databaseUrl: database.url, now: () => new Date(now) });
    async function close() {
      await server.close();
      await database.drop();
    }
    return { url: database.url, before, app: server.app, send: createRequest(server.baseUrl, key), close };
  }

  beforeAll(async () => {
    upgraded = await startUpgraded();
  });
  afterAll(() => upgraded.close());

  test('has the migrations of the release before the upgrade, and all of them after it', async () => {
    const folders = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).toSorted();
    expect(upgraded.before.length).toBeGreaterThan(0);
    expect(names.slice(0, upgraded.before.length)).toEqual(upgraded.before);
    expect(await listMigrations(upgraded.url)).toEqual(names);
  });

  test.each(replies)('GET $path returns the same response as before the upgrade', async ({ path, status, body }) => {
    const reply = await readWhole(upgraded.send, path);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject(body as object);
  });

  test.each(shares)('a shared link shows the same as before the upgrade: $token', async ({ token, password, body }) => {
    const input = { token, ...(password !== undefined && { password }) };
    const reply = await upgraded.send('POST', '/v1/shares/open', { body: input });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject(body as object);
  });

  test.skipIf(!grant)('an assistant that was connected before the upgrade still is', async () => {
    const { clientId = '', refreshToken = '' } = grant ?? {};
    const tokens = await refreshTokens(upgraded.app.context, { clientId, refreshToken });
    expect(tokens.permissions).toEqual(['read']);
  });

  // Later versions store answers in partitions from the start.
  test.skipIf(version !== '0.1.0' || inject('postgres').workers.length > 0)(
    'has the same answers and responses after its rows were moved to partitions',
    async () => {
      const { url, app, send, close } = await startUpgraded();
      const count = async (table: string) => (await execute(url, `SELECT FROM "${table}"`)).length;
      const tables = ['Answer', 'AnswerBody', 'Citation'];
      const before = await Promise.all(tables.map(count));
      expect(Math.min(...before)).toBeGreaterThan(0);
      const moved = await moveAnswers(app.context, () => {});
      expect(moved.map(({ months }) => months > 0)).toEqual([true, true, true]);
      expect(await Promise.all(tables.map(count))).toEqual(before);
      for (const { path, status, body } of replies) {
        const reply = await readWhole(send, path);
        expect(reply.status).toBe(status);
        expect(reply.body).toMatchObject(body as object);
      }
      await close();
    },
  );

  test('runs the jobs that were queued before the upgrade, and recounts the stored answers', async () => {
    const { app, send, close } = await startUpgraded();
    await app.startWorkers();
    const fanOut = await until(
      async () => (await send('GET', `/v1/audits/query-fan-outs/${waitingFanOutId}`)).body,
      ({ status }) => status === 'completed',
    );
    expect(fanOut.results.length).toBeGreaterThan(0);
    for (const { expandedQueries } of fanOut.results) expect(expandedQueries.length).toBeGreaterThan(0);

    const ofReport = /^\/v1\/reports\/brand\/[^/]+(?=\/stats)/;
    const stats = Map.groupBy(replies, ({ path }) => ofReport.exec(path)?.[0]);
    stats.delete(undefined);
    expect(stats.size).toBeGreaterThan(1);
    for (const [report = '', before] of stats) {
      const { id: reportId, competitors } = (await send('GET', report)).body;
      const body = { competitors: [...competitors, { brand: 'Hooli', brandDomain: 'hooli.example.com' }] };
      expect((await send('PATCH', report, { body })).status).toBe(200);
      await recalculateReport(app.context, { reportId });
      for (const { path, body: recorded } of before) {
        const { answers, noAnswers, failed } = recorded as Record<string, number>;
        const after = (await send('GET', path)).body;
        expect(after).toMatchObject({ isRecalculating: false, answers, noAnswers, failed });
        expect(after.brands).toHaveLength(competitors.length + 2);
      }
    }
    await close();
  });
});

async function listMigrations(url: string): Promise<string[]> {
  const sql = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1';
  return (await execute<{ migration_name: string }>(url, sql)).map((row) => row.migration_name);
}
