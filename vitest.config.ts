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
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
