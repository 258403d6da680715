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

/** The URLs of a database on all nodes of a cluster: the coordinator and the workers. */
export function urlsOnNodes(url: string): string[] {
  const name = new URL(url).pathname.slice(1);
  return [url, ...inject('postgres').workers.map((worker) => urlOfDatabase(worker, name))];
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A separate database: with every table, empty, or with the demo (dashboard.ts). On a cluster, it is created on every node. */
export async function createTestDatabase(template: 'template' | 'empty' | 'demo' = 'template'): Promise<TestDatabase> {
  const { coordinator, workers, templates } = inject('postgres');
  const { [template]: source } = { ...templates, demo: 'demo' };
  const name = `test_${randomBytes(6).toString('hex')}`;
  for (const node of [...workers, coordinator]) {
    await execute(node, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  }
  return {
    url: urlOfDatabase(coordinator, name),
    async drop() {
      const nodes = [coordinator, ...workers];
      if (workers.length > 0) await closeConnections(nodes, name);
      for (const node of nodes) await execute(node, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/**
 * A database can be cloned or dropped only while it has no connections, and Citus opens one to each database for its
 * maintenance.
 */
export async function closeConnections(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) {
    await execute(node, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await execute(node, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  }
}
