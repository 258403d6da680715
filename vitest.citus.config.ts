import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The suite on a running Citus cluster: see test/support/citus-setup.ts. */
export default defineConfig({
  test: { ...config.test, globalSetup: 'test/support/citus-setup.ts', testTimeout: 120_000, hookTimeout: 120_000 },
});
