import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';

const guide = readFileSync('docs/guides/sql.md', 'utf8');
const ofGuide = [...guide.matchAll(/```sql\n([^`]+)```/g)].map(([, sql = '']) => sql);
const dashboard = JSON.parse(readFileSync('deploy/grafana/sightline-reporting.json', 'utf8'));
const ofDashboard = [
  ...dashboard.panels.map((panel: any) => panel.targets[0].rawSql),
  ...dashboard.templating.list.filter((each: any) => each.type === 'query').map((each: any) => each.query),
].map((sql: string) =>
  sql
    .replaceAll(/\$\{\w+:sqlstring\}/g, "'x'")
    .replaceAll('$__timeFrom()', "'2026-11-01T00:00:00Z'")
    .replaceAll('$__timeTo()', "'2026-11-14T00:00:00Z'"),
);
let server: TestApp;
let reader: { url: string; role: string };
let client: pg.Client;

beforeAll(async () => {
  server = await startTestApp();
  const env = { DATABASE_URL: server.databaseUrl };
  reader = JSON.parse((await cli(env, ['sql-reader', 'create', '--workspace', server.workspace.id, '--json'])).stdout);
  client = new pg.Client({ connectionString: reader.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cli({ DATABASE_URL: server.databaseUrl }, ['sql-reader', 'delete', reader.role]);
  await server.close();
});

describe('queries that a reader can run', () => {
  test.each(ofGuide)('of the guide: %s', async (sql) => {
    await expect(client.query(sql)).resolves.toMatchObject({ command: 'SELECT' });
  });

  test.each(ofDashboard)('of the Grafana dashboard: %s', async (sql) => {
    await expect(client.query(sql)).resolves.toMatchObject({ command: 'SELECT' });
  });

  test('there are queries in both', () => {
    expect([ofGuide.length, ofDashboard.length]).toEqual([6, 12]);
  });
});

test('a condition on the day and the report is used to read the statistics', async () => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT * FROM reporting.report_day_v1 WHERE report_id = 'x' AND day BETWEEN '2026-11-01'::timestamptz::date AND current_date`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using "ReportCount_pkey"[^]*Index Cond: .*day >= /);
});
