import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { createTrafficRoom, logLine, sendLog } from '../../support/agent-analytics.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { cli } from '../../support/cli.ts';
import { execute } from '../../support/database.ts';

const VIEWS = [
  'report_brand_v1',
  'report_prompt_v1',
  'report_day_v1',
  'prompt_day_v1',
  'answer_v1',
  'citation_v1',
  'cost_day_v1',
  'agent_page_day_v1',
  'experiment_look_v1',
];
let server: TestApp;
let mine: string;
let theirs: string;
let url: string;
let role: string;

beforeAll(async () => {
  server = await startTestApp();
  [mine = '', theirs = ''] = await Promise.all([fill(), fill()]);
  const created = await run(['create', '--workspace', mine, '--json']);
  ({ url, role } = JSON.parse(created.stdout));
});
afterAll(async () => {
  for (const { role: each } of JSON.parse((await run(['list', '--json'])).stdout)) await run(['delete', each]);
  await server.close();
});

const run = (args: string[]) => cli({ DATABASE_URL: server.databaseUrl }, ['sql-reader', ...args]);
const read = <Row extends pg.QueryResultRow = any>(sql: string, values: unknown[] = []) =>
  execute<Row>(url, sql, values);

/** A workspace with rows in every view. */
async function fill(): Promise<string> {
  const room = await createTrafficRoom(server);
  const [prompt] = (await room.send('GET', `${room.base}/prompts`)).body.items;
  const connector = await room.connect();
  await sendLog(connector, logLine());
  await storeAnswers(server.databaseUrl, room.workspace.id, [{ promptId: prompt.id, day: '2026-11-01', text: 'Acme' }]);
  await execute(
    server.databaseUrl,
    `INSERT INTO "CitedPage" VALUES ($1, '\\x01', 'x.com', 'https://x.com', 'x.com', 'X')`,
    [room.workspace.id],
  );
  await execute(
    server.databaseUrl,
    `INSERT INTO "Citation" VALUES ($1, true, '\\x01', '2026-11-01', $2, 'chatgpt', 1, 'us')`,
    [room.workspace.id, prompt.id],
  );
  await execute(server.databaseUrl, `INSERT INTO "Cost" VALUES ($1, '2026-11-01', $2, 'chatgpt', 'openai', 5000)`, [
    room.workspace.id,
    room.reportId,
  ]);
  await execute(
    server.databaseUrl,
    `INSERT INTO "Experiment" ("workspaceId", id, "reportId", name, change, measure, assign, "startDate", "baselineDays", "lagDays", weeks, "isSimulated", "createdDate")
     VALUES ($2, 'exp_' || $1, $1, 'Table', 'Added a table', 'brandCoverage', 'given', '2026-11-01', 14, 7, 4, true, now())`,
    [room.reportId, room.workspace.id],
  );
  await recalculateReport(server.app.context, { reportId: room.reportId });
  return room.workspace.id;
}

describe('a reader', () => {
  test.each(VIEWS)('sees the rows of its workspace in %s, and no others', async (view) => {
    const all = await execute(server.databaseUrl, `SELECT DISTINCT workspace_id FROM reporting.${view}`);
    expect(new Set(all.map((row) => row.workspace_id))).toEqual(new Set([mine, theirs]));
    expect(await read(`SELECT DISTINCT workspace_id FROM ${view}`)).toEqual([{ workspace_id: mine }]);
    expect(await read(`SELECT * FROM ${view} WHERE workspace_id = $1`, [theirs])).toEqual([]);
  });

  test('every view of the schema is in this test', async () => {
    const rows = await execute(server.databaseUrl, `SELECT viewname FROM pg_views WHERE schemaname = 'reporting'`);
    expect(new Set(rows.map(({ viewname }) => viewname))).toEqual(new Set(VIEWS));
  });

  test('can read no table of the application or of its queue', async () => {
    const tables = await execute(
      server.databaseUrl,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss', 'reporting')`,
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) {
      await expect(read(`SELECT * FROM ${name}`)).rejects.toThrow('permission denied');
      await expect(read(`COPY ${name} TO STDOUT`)).rejects.toThrow('permission denied');
    }
  });

  test('sees no column with a key, hash, token, secret or password', async () => {
    const columns = await read(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(columns.length).toBeGreaterThan(50);
    expect(columns.filter(({ name }) => /key|hash|token|secret|password|promptKey/i.test(name))).toEqual([]);
    await expect(read('SELECT rolpassword FROM pg_authid')).rejects.toThrow('permission denied');
  });

  test('gains nothing from a function that leaks the rows it is called with', async () => {
    const client = new pg.Client({ connectionString: url });
    const leaked: string[] = [];
    client.on('notice', ({ message }) => leaked.push(message ?? ''));
    await client.connect();
    // Readers cannot create functions. On a managed server, the privilege may remain.
    const database = new URL(url).pathname.slice(1);
    await execute(server.databaseUrl, `GRANT TEMPORARY ON DATABASE ${database} TO ${role}`);
    try {
      await client.query('SET default_transaction_read_only = off');
      await client.query(`CREATE FUNCTION pg_temp.leak(value text) RETURNS boolean LANGUAGE plpgsql COST 0.0000001 AS
        $$ BEGIN RAISE NOTICE 'leaked %', value; RETURN true; END $$`);
      for (const view of VIEWS) await client.query(`SELECT * FROM ${view} v WHERE pg_temp.leak(v.workspace_id)`);
      await client.query(
        `SELECT * FROM report_day_v1 d JOIN answer_v1 a ON pg_temp.leak(a.workspace_id) AND pg_temp.leak(d.workspace_id)`,
      );
      expect(new Set(leaked)).toEqual(new Set([`leaked ${mine}`]));
    } finally {
      await client.end();
      await execute(server.databaseUrl, `REVOKE TEMPORARY ON DATABASE ${database} FROM ${role}`);
    }
  });

  test.each([
    ['become another role', 'SET ROLE postgres'],
    ['become another user', 'SET SESSION AUTHORIZATION postgres'],
    ['add workspaces', `INSERT INTO reporting.sql_reader VALUES (session_user, 'ws')`],
    ['list other readers', 'SELECT * FROM reporting.sql_reader'],
    ['replace a view', 'CREATE OR REPLACE VIEW reporting.answer_v1 AS SELECT 1'],
    [
      'replace the function',
      `CREATE OR REPLACE FUNCTION reporting.readable_workspaces() RETURNS SETOF text LANGUAGE sql AS $$ SELECT '' $$`,
    ],
    ['create tables', 'CREATE TABLE public.mine (one int)'],
    ['create temporary tables', 'CREATE TEMPORARY TABLE mine (one int)'],
    ['create large objects', 'SELECT lo_create(0)'],
    ['write to the write-ahead log', `SELECT pg_logical_emit_message(false, 'x', 'x')`],
    ['lift the limit of its temporary files', `SET temp_file_limit = '10GB'`],
    ['raise its connection limit', 'ALTER ROLE CURRENT_USER CONNECTION LIMIT 100'],
    ['create tables next to the views', 'CREATE TABLE reporting.mine (one int)'],
    ['write through a view', `UPDATE reporting.agent_page_day_v1 SET visits = 0`],
    ['run programs', `COPY (SELECT 1) TO PROGRAM 'cat'`],
    ['read files', `SELECT pg_read_file('/etc/passwd')`],
    [
      'end sessions of others',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename <> session_user AND usename IS NOT NULL`,
    ],
    ['grant itself roles', 'GRANT postgres TO CURRENT_USER'],
  ])('cannot %s', async (_, sql) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('SET default_transaction_read_only = off');
      await expect(client.query(sql)).rejects.toThrow(
        /permission denied|must be|cannot update|not allowed|does not have|does not exist/i,
      );
    } finally {
      await client.end();
    }
  });

  test('sees neither statements of others nor statistics of their columns', async () => {
    const activity = await read(
      `SELECT query FROM pg_stat_activity WHERE usename <> session_user AND usename IS NOT NULL AND query <> ''`,
    );
    expect(activity.filter(({ query }) => query !== '<insufficient privilege>')).toEqual([]);
    await execute(server.databaseUrl, 'ANALYZE "Answer", "ApiKey", "BrandReport"');
    expect(await read(`SELECT 1 FROM pg_stats WHERE schemaname IN ('public', 'reporting', 'pgboss')`)).toEqual([]);
  });

  test('cannot write, and its statements have a time limit', async () => {
    await expect(read('CREATE TEMPORARY TABLE x (one int)')).rejects.toThrow('read-only');
    expect(await read('SHOW statement_timeout')).toEqual([{ statement_timeout: '1min' }]);
  });

  test('is ended within seconds if it holds a lock of the server, and can connect again', async () => {
    const client = new pg.Client({ connectionString: url });
    const ended = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await client.query('SELECT pg_advisory_lock(72707369)');
    expect(await ended).toMatchObject({ message: 'terminating connection due to administrator command' });
    expect(await read('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('sees nothing of a workspace that was deleted, and nothing at all as an unregistered role', async () => {
    await execute(server.databaseUrl, `DELETE FROM reporting.sql_reader WHERE role_name = $1`, [role]);
    for (const view of VIEWS) expect(await read(`SELECT * FROM ${view}`)).toEqual([]);
    await execute(server.databaseUrl, `INSERT INTO reporting.sql_reader VALUES ($1, $2)`, [role, mine]);
  });
});

describe('sql-reader', () => {
  test('creates a role for several workspaces, lists it and deletes it with its sessions', async () => {
    const name = `reader_${Date.now()}`;
    const created = await run(['create', '--workspace', mine, '--workspace', theirs, '--name', name, '--json']);
    const { url: both, workspaceIds } = JSON.parse(created.stdout);
    expect([created.code, workspaceIds]).toEqual([0, [mine, theirs]]);
    expect(await execute(both, 'SELECT DISTINCT workspace_id FROM answer_v1')).toHaveLength(2);
    expect((await run(['list'])).stdout).toContain(name);
    const open = new pg.Client({ connectionString: both });
    const ended = new Promise((resolve) => open.on('error', resolve));
    await open.connect();
    expect((await run(['delete', name])).stdout).toBe(`Deleted ${name}\n`);
    await ended;
    await expect(execute(both, 'SELECT 1')).rejects.toThrow('password');
  });

  test('explains what is wrong', async () => {
    const stranger = await run(['create', '--workspace', 'ws_none']);
    expect([stranger.code, stranger.stderr]).toEqual([1, 'Workspace ws_none not found\n']);
    expect((await run(['create'])).stderr).toContain('at least one workspace');
    expect((await run(['create', '--workspace', mine, '--name', role])).stderr).toContain('already exists');
    expect((await run(['create', '--workspace', mine, '--name', 'x"; DROP ROLE postgres'])).stderr).toContain(
      'lowercase letters',
    );
    expect((await run(['delete', 'postgres'])).stderr).toContain('not found');
  });
});
