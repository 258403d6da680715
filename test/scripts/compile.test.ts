import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/** The compile cache depends on them. */
function settingsOf(script: string): string[] {
  return script.split(' ').filter((word) => word.startsWith('--') || word.startsWith('NODE_COMPILE_CACHE='));
}

test('npm run compile fills the compile cache that npm start and the command line use', () => {
  const { compile, start, cli } = packageJson.scripts;
  expect(settingsOf(start)).toContain('NODE_COMPILE_CACHE=node_modules/.cache/node');
  expect(settingsOf(compile)).toEqual(settingsOf(start));
  expect(settingsOf(compile)).toEqual(settingsOf(cli));
});
