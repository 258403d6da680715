import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The suite on a running Citus cluster: see test/support/citus-setup.ts. */
export default defineConfig({
  test: {
    ...config.test,
    // Roles for SQL and moving rows between partitions do not work on Citus: docs/decisions/0039-citus.md.
    exclude: [
      'test/deploy/reporting-queries.test.ts',
      'test/storage/postgres/partitions/move.test.ts',
      'test/storage/reporting/sql-reader.test.ts',
      '**/node_modules/**',
    ],
    globalSetup: 'test/support/citus-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
