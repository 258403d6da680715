import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests that need a browser, which are not part of the default suite. */
export default defineConfig({ test: { ...config.test, include: ['test/browser/*.browser.ts'] } });
