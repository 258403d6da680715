import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Neither the zone of a process nor that of PostgreSQL (global-setup.ts) affects results.
    env: { TZ: 'America/New_York' },
    setupFiles: 'test/support/loopback-only.ts',
    globalSetup: 'test/support/global-setup.ts',
    // Tests mostly wait for PostgreSQL or other processes, so all cores are used.
    maxWorkers: '100%',
    // Modules keep no state that tests could disturb, so test files share the module cache.
    isolate: false,
    // For tests that hang. A busy machine must not cause a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
  },
});
