import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests that need a browser, and so stay out of the suite that every machine can run. */
export default defineConfig({ test: { ...config.test, include: ['test/browser/*.browser.ts'] } });
