/**
 * Loaded into the process of Prisma Studio before Studio itself. Studio lists ordinary tables and views only. This adds partitioned
 * tables, such as `Answer`. Views of them would not do: Studio shows a single row of a view, because it tells rows apart by their
 * primary key.
 */
import { createRequire } from 'node:module';
import { PRISMA_CLI } from '../prisma-command.ts';

interface Query {
  sql: string;
}
interface Executor {
  execute: (query: Query, ...options: unknown[]) => Promise<unknown>;
}
interface StudioModule {
  createPostgresJSExecutor: (connection: unknown) => Executor;
}

/** The condition on the kind of a table, in the query with which Studio lists the tables. */
const KINDS = '"cls"."relkind" in (';

// Resolved as Prisma's command line does.
const load = createRequire(PRISMA_CLI);
const path = load.resolve('@prisma/studio-core/data/postgresjs');
const studio = load(path) as StudioModule;

function createPostgresJSExecutor(connection: unknown): Executor {
  const executor = studio.createPostgresJSExecutor(connection);
  return {
    ...executor,
    execute: (query, ...options) =>
      executor.execute({ ...query, sql: query.sql.replace(KINDS, `${KINDS}'p', `) }, ...options),
  };
}

const cached = load.cache[path];
if (cached) cached.exports = { ...studio, createPostgresJSExecutor };
