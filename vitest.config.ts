import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Neither the zone of a process nor that of PostgreSQL (global-setup.ts) affects results.
    env: { TZ: 'America/New_York' },
    setupFiles: 'test/support/loopback-only.ts',
    globalSetup: 'test/support/global-setup.ts',
    // Tests often wait for PostgreSQL, other processes or a deadline, so there are more workers than cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Modules keep no state that tests could disturb, so test files share the module cache.
    isolate: false,
    // For tests that hang. A busy machine must not cause a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
  },
});
