import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { closeConnections, execute, urlOfDatabase } from './database.ts';
import { createTables } from './global-setup.ts';

/** Few shards, so that databases are cloned quickly. */
const SHARDS = 4;

let drop: (() => Promise<void>) | undefined;

/**
 * Runs the suite on a running cluster, named by the environment: the URL of a database of the coordinator, and those of the
 * workers, separated by commas. The user must be a superuser. Every database that a test uses is created on all nodes.
 */
export async function setup(project: TestProject): Promise<void> {
  const coordinator = withShardCount(requireVariable('CITUS_COORDINATOR_URL'));
  const workers = requireVariable('CITUS_WORKER_URLS').split(',');
  const nodes = [...workers, coordinator];
  const id = randomBytes(4).toString('hex');
  const templates = { template: `sightline_template_${id}`, empty: `sightline_empty_${id}` };
  drop = async () => {
    for (const node of nodes) {
      for (const name of Object.values(templates)) await execute(node, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  };

  await createOnAll(nodes, templates.empty, 'template0');
  for (const node of nodes) await execute(urlOfDatabase(node, templates.empty), 'CREATE EXTENSION citus');
  await registerNodes(urlOfDatabase(coordinator, templates.empty), workers);
  await closeConnections(nodes, templates.empty);
  await createOnAll(nodes, templates.template, templates.empty);
  await createTables(urlOfDatabase(coordinator, templates.template));
  await closeConnections(nodes, templates.template);
  project.provide('postgres', { coordinator, workers, templates });
}

function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} to run the tests on a Citus cluster.`);
  return value;
}

function withShardCount(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c citus.shard_count=${SHARDS}`);
  return address.href;
}

async function createOnAll(nodes: readonly string[], name: string, template: string): Promise<void> {
  for (const node of nodes) await execute(node, `CREATE DATABASE ${name} TEMPLATE ${template}`);
}

/** The catalog of the nodes is part of each database, so that clones have it too. */
async function registerNodes(url: string, workers: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  await execute(url, 'SELECT citus_set_coordinator_host($1, $2)', [hostname, Number(port || 5432)]);
  for (const worker of workers) {
    const address = new URL(worker);
    await execute(url, 'SELECT citus_add_node($1, $2)', [address.hostname, Number(address.port || 5432)]);
  }
}

export async function teardown(): Promise<void> {
  await drop?.();
}
