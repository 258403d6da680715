import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DISTRIBUTED_TABLES } from '../../../../src/storage/postgres/distribution/distributed-tables.ts';
import { migrate } from '../../../../src/storage/postgres/migrations.ts';
import { startTestApp } from '../../../support/app.ts';
import { execute } from '../../../support/database.ts';
import { DRIVE_DAY, driveEverything } from '../../../support/drive.ts';
import {
  LOG_PLANS,
  type LoggedPlan,
  listNodes,
  type PlanNode,
  readLoggedPlans,
} from '../../../support/logged-plans.ts';
import { createOwnPostgres, type OwnPostgres } from '../../../support/postgres.ts';

/** Statements that concern many workspaces, so that no single node can run them. */
const OF_MANY_WORKSPACES: Record<string, RegExp> = {
  'after an upgrade, finds statistics of other detection rules':
    /FROM "ReportGeneration" WHERE "detectionRules" <> \$1/,
  'collection of all reports on request counts its calls':
    /WITH asked AS MATERIALIZED .* made AS \( .* FROM asked JOIN "Answer" a/,
  'collection of all reports on request finds the reports with new answers':
    /answered AS MATERIALIZED .* FROM asked JOIN "Answer" a/,
  'the job that creates partitions finds out whether one is empty': /^SELECT 1 FROM partitions\."\w+" LIMIT 1$/,
  'the daily job that sums visits finds the hosts to sum':
    /FROM "AgentDay" d CROSS JOIN \(VALUES \(1\), \(7\), \(28\)\)/,
  'the daily job that deletes visits finds the hosts with old days':
    /SELECT DISTINCT "workspaceId", domain FROM "AgentDay"/,
  'the daily job that deletes visits marks old spans': /UPDATE "AgentSpan" SET versions = ''/,
  'the daily job that deletes visits finds the marked spans':
    /FROM "AgentSpan" WHERE "startDay" < \$1::date AND versions = ''/,
};

let postgres: OwnPostgres;

beforeAll(async () => {
  postgres = await createOwnPostgres(tmpdir(), LOG_PLANS);
});
afterAll(() => postgres.remove());

/** A condition on the workspace with a value, and not with a column of another table. */
const NAMES_WORKSPACE = /"workspaceId" = (ANY \()?('|\$\d)/;

function namesWorkspace({ 'Index Cond': index = '', 'Recheck Cond': recheck = '', Filter: filter = '' }: PlanNode) {
  return NAMES_WORKSPACE.test(`${index} ${recheck} ${filter}`);
}

/** The distributed tables and their partitions. */
async function listRelations(url: string): Promise<Set<string>> {
  const rows = await execute<{ name: string }>(
    url,
    `SELECT c.relname AS name FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class p ON p.oid = i.inhparent
     WHERE coalesce(p.relname, c.relname) = ANY($1::text[])`,
    [DISTRIBUTED_TABLES],
  );
  return new Set(rows.map(({ name }) => name));
}

function readsAllWorkspaces({ plan }: LoggedPlan, relations: ReadonlySet<string>): boolean {
  return [...listNodes(plan)].some((node) => {
    const isScan = node['Node Type'].includes('Scan') && relations.has(node['Relation Name'] ?? '');
    return isScan && !namesWorkspace(node);
  });
}

test.skipIf(inject('postgres').workers.length > 0)(
  'every statement on a distributed table names its workspace, except those that concern many workspaces',
  async () => {
    await migrate(postgres.url);
    const { size } = await stat(postgres.logFile);
    const server = await startTestApp({
      databaseUrl: postgres.url,
      now: () => new Date(`${DRIVE_DAY}T12:00:00Z`),
    });
    expect(await driveEverything(server)).toEqual([]);
    await server.close();
    const relations = await listRelations(postgres.url);
    const plans = await readLoggedPlans(postgres.logFile, size);
    expect(plans.length).toBeGreaterThan(1_000);
    const texts = [...new Set(plans.filter((plan) => readsAllWorkspaces(plan, relations)).map(({ text }) => text))];
    const exceptions = Object.values(OF_MANY_WORKSPACES);
    expect(texts.filter((text) => !exceptions.some((exception) => exception.test(text)))).toEqual([]);
    expect(exceptions.filter((exception) => !texts.some((text) => exception.test(text)))).toEqual([]);
    // On all shards, Citus refuses functions in RETURNING that are not immutable, such as the conversion of a date.
    expect(texts.filter((text) => /\bRETURNING\b/.test(text))).toEqual([]);
  },
  600_000,
);
