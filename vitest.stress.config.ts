import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Randomized and high-volume tests with far more runs than in `npm test`; see test/support/effort.ts. */
export default defineConfig({
  test: {
    ...config.test,
    include: [
      'test/domain/crawlability-checks/robots/properties.test.ts',
      'test/domain/detection/properties.test.ts',
      'test/domain/logs/formats/formats-truth.test.ts',
      'test/gateways/engines/parse-properties.test.ts',
      'test/routers/paging.test.ts',
      'test/routers/reports-model.test.ts',
      'test/services/agent-analytics/truth.test.ts',
      'test/services/citations/summed-pages.test.ts',
      'test/services/collection/crash.test.ts',
      'test/services/reports/running-totals.test.ts',
      'test/services/reports/statistics-model.test.ts',
    ],
    env: { ...config.test?.env, STRESS: '1' },
    testTimeout: 600_000,
  },
});
