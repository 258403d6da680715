import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment, readUnit } from '../../scripts/test-service/unit.ts';
import { serverSettings } from '../../src/env/server.ts';
import { LONGEST_STOP_MS } from '../support/longest-stop.ts';

describe('the unit file of the production guide', () => {
  const unit = readUnit();
  const environment = readEnvironment(unit);
  const [, start = ''] =
    /^MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=\S+ exec node (.*)$/.exec(
      JSON.parse(readFileSync('package.json', 'utf8')).scripts.start,
    ) ?? [];

  test('has a directory for its data that only the service user can access', () => {
    expect(unit.StateDirectory).toEqual(['sightline']);
    expect(unit.StateDirectoryMode).toEqual(['0700']);
    expect(environment.DATA_DIR).toBe('/var/lib/sightline');
    expect('DATA_DIR' in serverSettings).toBe(true);
  });

  test('waits as long as a stop may take, and lets Sightline stop PostgreSQL', () => {
    expect(Number(unit.TimeoutStopSec?.[0]) * 1000).toBeGreaterThanOrEqual(LONGEST_STOP_MS);
    expect(unit.KillMode).toEqual(['mixed']);
  });

  test('starts the Node of the lock file, like npm start', () => {
    expect(start).toContain('src/main.ts');
    expect(unit.ExecStart).toEqual([`${unit.WorkingDirectory?.[0]}/node_modules/.bin/node ${start}`]);
    expect(environment).toMatchObject({
      MALLOC_ARENA_MAX: '1',
      NODE_COMPILE_CACHE: `${unit.WorkingDirectory?.[0]}/node_modules/.cache/node`,
    });
  });
});

test('commands in the documentation that run a source file use the Node of the lock file: others may not read TypeScript', () => {
  const lines = [...globSync('docs/**/*.md'), 'README.md'].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const commands = lines.filter((line) => /\bnode\b.*\bsrc\/\S+\.ts\b/.test(line));
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((line) => !/node_modules\/\.bin\/node /.test(line))).toEqual([]);
});
