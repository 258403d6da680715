import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../../../src/storage/postgres/migrations.ts';
import { createTestDatabase, execute, type TestDatabase, urlOfDatabase } from '../../../support/database.ts';

const { workers, coordinator } = inject('postgres');
const ROLE = 'sightline_known_later';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(async () => {
  await database.drop();
  for (const node of nodes) await executeLocally(node, `DROP ROLE IF EXISTS ${ROLE}`);
});

const nodes = [coordinator, ...workers];

/** Without propagation, as for a role that existed before Citus. */
const executeLocally = (node: string, statement: string) =>
  execute(node, `SET citus.enable_ddl_propagation = off; ${statement}`);

test.runIf(workers.length > 0)(
  'an ordinary role that Citus does not know is told what to run first, and then applies all migrations',
  async () => {
    const name = new URL(database.url).pathname.slice(1);
    for (const node of nodes) {
      await executeLocally(node, `CREATE ROLE ${ROLE} LOGIN PASSWORD 'x'`);
      await executeLocally(node, `ALTER DATABASE ${name} OWNER TO ${ROLE}`);
    }
    const url = new URL(urlOfDatabase(coordinator, name));
    [url.username, url.password] = [ROLE, 'x'];
    const error: Error = await migrate(url.href).then(
      () => new Error('no error'),
      (reason) => reason,
    );
    expect(error.message).toMatch(/^Citus does not know the role "sightline_known_later" yet\. As a superuser, run/);
    for (const statement of error.message.split(': ')[1]?.split('; ') ?? []) await execute(database.url, statement);
    expect((await migrate(url.href)).length).toBeGreaterThan(40);
  },
);
