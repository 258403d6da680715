import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('npm run compile fills the compile cache that npm start and the command line use', () => {
  const { compile, start, cli } = packageJson.scripts;
  for (const script of [compile, start, cli]) expect(script).toMatch(/^exec deploy\/run-node \S+\.ts$/);
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const directory = execFileSync(resolve('deploy/run-node'), ['-p', 'process.env.NODE_COMPILE_CACHE'], {
    env,
    encoding: 'utf8',
  });
  expect(directory.trim()).toBe(resolve('node_modules/.cache/node'));
});
