import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export function urlOfDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function execute<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A separate database: with every table, or empty. */
export async function createTestDatabase(template: 'template' | 'template0' = 'template'): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: urlOfDatabase(server, name),
    async drop() {
      await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
