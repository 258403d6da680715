import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: 'test/support/loopback-only.ts',
    globalSetup: 'test/support/global-setup.ts',
    // Much of a test is waiting for PostgreSQL or another process: the last core need not be kept free.
    maxWorkers: '100%',
    // No module of ours keeps anything a test could disturb, so files share what is loaded.
    isolate: false,
    // For what hangs: a machine that has other things to do is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
