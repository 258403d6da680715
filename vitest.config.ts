import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that need no database, so that they start at once. Without the global setup, opening a database fails. */
const UNIT = [
  'test/{concurrency,dashboard,docs,domain,gateways,schemas}/**/*.test.ts',
  'test/{architecture,env,log}.test.ts',
  'test/statistics/records/*.test.ts',
  'test/statistics/read/page-sums.test.ts',
];

/** Tests that start whole processes: commands, servers, databases of earlier releases, and packages. CI runs them beside the image. */
const SYSTEM = [
  'test/cli/cli.test.ts',
  'test/mcp/stdio.test.ts',
  'test/package.test.ts',
  'test/rest/generated-client.test.ts',
  'test/rest/unavailable.test.ts',
  'test/scripts/{fuzz,studio}.test.ts',
  'test/storage/postgres/{backup,embedded,upgrade}.test.ts',
];

/** Randomized and high-volume tests. `npm test` leaves out those that need a database: CI runs them with far more runs. */
const STRESS = [
  'test/domain/crawlability-checks/robots/properties.test.ts',
  'test/domain/detection/properties.test.ts',
  'test/domain/logs/formats/formats-truth.test.ts',
  'test/gateways/engines/parse-properties.test.ts',
  'test/mcp/questions.test.ts',
  'test/routers/largest-bodies.test.ts',
  'test/routers/paging.test.ts',
  'test/routers/reports-model.test.ts',
  'test/services/agent-analytics/senders.test.ts',
  'test/services/agent-analytics/truth.test.ts',
  'test/services/annotations/find-shocks.test.ts',
  'test/services/citations/summed-pages.test.ts',
  'test/services/collection/crash.test.ts',
  'test/services/demo/fill.test.ts',
  'test/services/reports/running-totals.test.ts',
  'test/services/reports/statistics-model.test.ts',
  'test/storage/agent-analytics/spans.test.ts',
  'test/storage/postgres/distribution/workspaces-in-statements.test.ts',
];

/** Roles for SQL and moving rows between partitions do not work on Citus: docs/decisions/0039-citus.md. */
const NOT_ON_CITUS = [
  'test/deploy/reporting-queries.test.ts',
  'test/storage/postgres/partitions/move.test.ts',
  'test/storage/reporting/sql-reader.test.ts',
];

/** One PostgreSQL for all test files of a project. */
const POSTGRES = 'test/support/global-setup.ts';

/** One more than cores, because tests often wait for PostgreSQL. Browsers, whole processes and stress tests wait less, and slow each other down. */
const WORKERS = availableParallelism() + 1;

const projects: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: 'unit', include: UNIT, maxWorkers: WORKERS } },
  {
    extends: true,
    test: {
      name: 'database',
      include: ['test/**/*.test.ts'],
      exclude: [...UNIT, ...STRESS, ...SYSTEM, '**/node_modules/**'],
      globalSetup: POSTGRES,
      maxWorkers: WORKERS,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['test/browser/*.browser.ts'],
      globalSetup: POSTGRES,
      maxConcurrency: 2,
    },
  },
  { extends: true, test: { name: 'system', include: SYSTEM, globalSetup: POSTGRES } },
  {
    extends: true,
    test: { name: 'stress', include: STRESS, env: { STRESS: '1' }, globalSetup: POSTGRES, testTimeout: 600_000 },
  },
  {
    extends: true,
    test: {
      name: 'citus',
      include: ['test/**/*.test.ts'],
      exclude: [...UNIT, ...NOT_ON_CITUS, '**/node_modules/**'],
      globalSetup: 'test/support/citus-setup.ts',
    },
  },
];

/** The projects that run unless `--project` names others. Spread, because the types know this option on the command line only. */
const usual = { project: ['unit', 'database'] };

export default defineConfig({
  test: {
    ...usual,
    projects,
    // Neither the zone of a process nor that of PostgreSQL (global-setup.ts) affects results.
    env: { TZ: 'America/New_York' },
    setupFiles: 'test/support/loopback-only.ts',
    maxWorkers: '100%',
    // Tests create many short-lived objects, which the default of 16 MB would collect more often.
    execArgv: ['--max-semi-space-size=64'],
    // Modules keep no state that tests could disturb, so test files share the module cache.
    isolate: false,
    // For tests that hang. A machine that is ten times slower than usual must not cause a failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 150_000 } },
    restoreMocks: true,
  },
});
