import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/storage/postgres/database.ts';
import { migrate } from '../../../src/storage/postgres/migrations.ts';
import { changePartitions } from '../../../src/storage/postgres/partitions/change.ts';
import { endReaders, restrictReaders } from '../../../src/storage/reporting/end-readers.ts';
import { cli } from '../../support/cli.ts';
import { execute, urlOfDatabase } from '../../support/database.ts';
import { createTables } from '../../support/global-setup.ts';
import { createOwnPostgres, type OwnPostgres } from '../../support/postgres.ts';

/** The lock of Prisma and of the migrations. */
const MIGRATION_LOCK = 72_707_369;
let postgres: OwnPostgres;

beforeAll(async () => {
  postgres = await createOwnPostgres(undefined, { max_prepared_transactions: '4', timezone: 'Asia/Kolkata' });
  await execute(postgres.url, 'CREATE DATABASE another');
});
afterAll(() => postgres?.remove());

interface Owner {
  kind: 'superuser' | 'regular user';
  /** What a reader can also do. */
  canAlso: string[];
}

const WRITES = 'create large objects, and write to the write-ahead log';
const TEMP_FILES = 'write temporary files of any size, for example to sort rows';
const PREPARES = 'prepare transactions, which hold their locks until they are ended';
const OWNERS: Owner[] = [
  { kind: 'superuser', canAlso: [PREPARES] },
  { kind: 'regular user', canAlso: [WRITES, TEMP_FILES, PREPARES] },
];

describe.each(OWNERS)('a reader of a database that belongs to a $kind', ({ kind, canAlso }) => {
  const name = kind === 'superuser' ? 'of_superuser' : 'of_owner';
  let url: string;
  let readers = 0;

  beforeAll(async () => {
    const address = new URL(urlOfDatabase(postgres.url, name));
    if (kind === 'regular user') {
      await execute(postgres.url, `CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'secret'`);
      address.username = 'owner';
      address.password = 'secret';
    }
    await execute(postgres.url, `CREATE DATABASE ${name} OWNER ${address.username}`);
    url = address.href;
    await createTables(url);
    await execute(url, `INSERT INTO "Workspace" VALUES ('ws_1', 'Acme', 0, 1, 0, '', 1, now(), now())`);
  });

  const asSuperuser = (sql: string, values?: unknown[]) => execute(urlOfDatabase(postgres.url, name), sql, values);
  const run = (...args: string[]) => cli({ DATABASE_URL: url }, ['sql-reader', ...args]);

  async function create(): Promise<{ role: string; url: string; canAlso: string[] }> {
    const role = `${name}_${++readers}`;
    return JSON.parse((await run('create', '--workspace', 'ws_1', '--name', role, '--json')).stdout);
  }
  /** As earlier versions created it. */
  async function createEarlier(): Promise<{ role: string; url: string }> {
    const role = `${name}_${++readers}`;
    await execute(url, `CREATE ROLE ${role} LOGIN NOINHERIT CONNECTION LIMIT 10 PASSWORD 'secret'`);
    await execute(url, `GRANT USAGE ON SCHEMA reporting TO ${role}`);
    await execute(url, `INSERT INTO reporting.sql_reader VALUES ($1, 'ws_1')`, [role]);
    const address = new URL(url);
    address.username = role;
    address.password = 'secret';
    return { role, url: address.href };
  }
  async function connect(reader: string): Promise<{ client: pg.Client; ended: Promise<unknown> }> {
    const client = new pg.Client({ connectionString: reader });
    const ended = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    await client.query('SET default_transaction_read_only = off');
    await client.query('SET statement_timeout = 0');
    await client.query('SET idle_in_transaction_session_timeout = 0');
    return { client, ended };
  }
  const findRole = (role: string) => asSuperuser('SELECT rolcanlogin FROM pg_roles WHERE rolname = $1', [role]);
  const findSessions = (role: string) => asSuperuser('SELECT pid FROM pg_stat_activity WHERE usename = $1', [role]);

  test('can create no temporary tables, and `create` prints what else it can do', async () => {
    const reader = await create();
    const databases = await asSuperuser(
      `SELECT string_agg(datname, ', ' ORDER BY datname) AS names FROM pg_database WHERE datallowconn AND datname <> $1`,
      [name],
    );
    expect(reader.canAlso).toEqual([...canAlso, `connect to other databases: ${databases[0]?.names}`]);
    const printed = (await run('create', '--workspace', 'ws_1')).stdout;
    for (const line of reader.canAlso) expect(printed).toContain(`\n- ${line}`);
    const { client } = await connect(reader.url);
    await expect(client.query('CREATE TEMPORARY TABLE x (one int)')).rejects.toThrow('permission denied');
    for (const call of ['lo_create(0)', `lo_from_bytea(0, 'x')`, `pg_logical_emit_message(false, 'x', 'x')`]) {
      const isDenied = await client.query(`SELECT ${call}`).then(
        () => false,
        (error: Error) => error.message.startsWith('permission denied'),
      );
      expect(isDenied).toBe(kind === 'superuser');
    }
    const limit = (await client.query('SHOW temp_file_limit')).rows;
    expect(limit).toEqual([{ temp_file_limit: kind === 'superuser' ? '1GB' : '-1' }]);
  });

  test.each(['this version', 'an earlier version'])(
    'of %s is deleted with all that it owns, in any state',
    async (version) => {
      const reader = version === 'this version' ? await create() : await createEarlier();
      const [busy, idle, prepared, elsewhere] = [
        await connect(reader.url),
        await connect(reader.url),
        await connect(reader.url),
        await connect(urlOfDatabase(reader.url, 'another')),
      ];
      const slept = busy.client.query('SELECT pg_sleep(600)').catch((error: Error) => error.message);
      await idle.client.query('SELECT pg_advisory_lock(1)');
      await idle.client.query('BEGIN');
      await idle.client.query(`ALTER ROLE CURRENT_USER PASSWORD 'another'`);
      await idle.client.query('SELECT * FROM reporting.answer_v1');
      await prepared.client.query('ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC');
      await prepared.client.query('BEGIN');
      await prepared.client.query('SELECT pg_advisory_xact_lock(2)');
      await prepared.client.query(`PREPARE TRANSACTION '${reader.role}'`);
      await elsewhere.client.query('CREATE TEMPORARY TABLE x AS SELECT 1');
      await elsewhere.client.query('SELECT lo_create(0) FROM generate_series(1, 3)');
      await asSuperuser(`DO $$ BEGIN FOR i IN 1 .. 600 LOOP
      EXECUTE format('ALTER LARGE OBJECT %s OWNER TO ${reader.role}', lo_create(0)); END LOOP; END $$`);

      expect(await run('delete', reader.role)).toEqual({ code: 0, stdout: `Deleted ${reader.role}\n`, stderr: '' });
      expect(await slept).toBe('terminating connection due to administrator command');
      await Promise.all([idle.ended, prepared.ended, elsewhere.ended]);
      expect(await findRole(reader.role)).toEqual([]);
      expect(await findSessions(reader.role)).toEqual([]);
      const left =
        'SELECT FROM pg_largeobject_metadata m LEFT JOIN pg_roles r ON r.oid = m.lomowner WHERE r.oid IS NULL';
      expect(await asSuperuser(left)).toEqual([]);
      expect(await execute(urlOfDatabase(postgres.url, 'another'), left)).toEqual([]);
      expect(await asSuperuser('SELECT gid FROM pg_prepared_xacts')).toEqual([]);
      expect((await run('delete', reader.role)).stderr).toBe(`SQL reader ${reader.role} not found\n`);
    },
  );

  test('cannot log in or read rows if its role cannot be deleted, until a second attempt deletes it', async () => {
    const { role, url: readerUrl } = await create();
    const table = `public.table_of_${role}`;
    await asSuperuser(`CREATE TABLE ${table} (one int)`);
    await asSuperuser(`ALTER TABLE ${table} OWNER TO ${role}`);
    await asSuperuser(`CREATE VIEW view_of_${role} AS SELECT * FROM ${table}`);
    const { ended } = await connect(readerUrl);
    const { code, stderr } = await run('delete', role);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The login of \w+ is disabled, but its role could not be deleted: cannot drop .* depend on .*\. Resolve this, and run the command again\.\n$/,
    );
    await ended;
    await expect(execute(readerUrl, 'SELECT 1')).rejects.toThrow('is not permitted to log in');
    expect(JSON.parse((await run('list', '--json')).stdout)).toContainEqual({ role, workspaceIds: [] });
    await asSuperuser(`DROP VIEW view_of_${role}`);
    expect((await run('delete', role)).stdout).toBe(`Deleted ${role}\n`);
    expect(await findRole(role)).toEqual([]);
  });

  test.skipIf(kind === 'superuser')('is not deleted by a user that cannot manage roles', async () => {
    const { role } = await create();
    await execute(postgres.url, 'ALTER ROLE owner NOCREATEROLE');
    const { code, stderr } = await run('delete', role);
    expect([code, stderr]).toEqual([
      1,
      `The user of DATABASE_URL cannot change the role ${role}. Grant it CREATEROLE and, from PostgreSQL 16 on, the role ${role} WITH ADMIN OPTION.\n`,
    ]);
    expect(await findRole(role)).toEqual([{ rolcanlogin: true }]);
    await execute(postgres.url, 'ALTER ROLE owner CREATEROLE');
    expect((await run('delete', role)).stdout).toBe(`Deleted ${role}\n`);
  });

  test('whose workspaces are deleted is still listed, and can be deleted', async () => {
    const { role } = await create();
    await execute(url, 'DELETE FROM reporting.sql_reader WHERE role_name = $1', [role]);
    expect(JSON.parse((await run('list', '--json')).stdout)).toContainEqual({ role, workspaceIds: [] });
    expect((await run('delete', role)).stdout).toBe(`Deleted ${role}\n`);
  });

  describe('that is in the way', () => {
    let database: ReturnType<typeof openDatabase>;

    beforeAll(() => {
      database = openDatabase(url, 2);
    });
    afterAll(() => database.close());

    test.each([
      ['holds the lock of the migrations', `SELECT pg_advisory_lock(${MIGRATION_LOCK})`],
      ['leaves a transaction open', 'BEGIN; SELECT * FROM reporting.answer_v1'],
    ])('is ended if it %s', async (_, sql) => {
      const reader = await create();
      const { client, ended } = await connect(reader.url);
      await client.query(sql);
      expect(await endReaders(database)).toEqual([reader.role]);
      await ended;
      expect(await migrate(url)).toEqual([]);
    });

    test('is ended by a start, if it holds the lock of the migrations', async () => {
      const { client, ended } = await connect((await create()).url);
      await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
      expect(await migrate(url)).toEqual([]);
      await ended;
    });

    test('is ended by a change of partitions', async () => {
      const { client, ended } = await connect((await create()).url);
      await client.query('BEGIN; SELECT * FROM reporting.answer_v1');
      const changed = changePartitions(database, 'Answer', async ({ query }) => {
        await query`LOCK TABLE "Answer" IN ACCESS EXCLUSIVE MODE`;
        return true;
      });
      expect(await changed).toBe(true);
      await ended;
    });

    test('is not ended while it runs a statement, is connected only, or is not a reader', async () => {
      const reader = await create();
      const [busy, connected] = [await connect(reader.url), await connect(reader.url)];
      const slept = busy.client.query('SELECT pg_sleep(1)');
      const other = await connect(url);
      await other.client.query('SELECT pg_advisory_lock(1)');
      expect(await endReaders(database)).toEqual([]);
      await slept;
      expect((await connected.client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      expect((await other.client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });

    test('of an earlier version is restricted and can be ended after a start', async () => {
      await asSuperuser(`GRANT TEMPORARY ON DATABASE ${name} TO PUBLIC`);
      const reader = await createEarlier();
      await restrictReaders(database);
      const { client, ended } = await connect(reader.url);
      expect((await client.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
      await expect(client.query('CREATE TEMPORARY TABLE x (one int)')).rejects.toThrow('permission denied');
      await client.query('SELECT pg_advisory_lock(1)');
      expect(await endReaders(database)).toEqual([reader.role]);
      await ended;
    });
  });
});
