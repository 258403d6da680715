import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment, readUnit } from '../../scripts/test-service/unit.ts';
import { serverSettings } from '../../src/env/server.ts';
import { LONGEST_STOP_MS } from '../support/longest-stop.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the unit file of the production guide', () => {
  const unit = readUnit();
  const environment = readEnvironment(unit);
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

  test('starts Node with the settings of npm start', () => {
    expect(scripts.start).toBe('exec deploy/run-node src/main.ts');
    expect(unit.ExecStart).toEqual([`${unit.WorkingDirectory?.[0]}/deploy/run-node src/main.ts`]);
  });
});

test('npm start, the command line, the compile cache and the image share the settings of one launcher', () => {
  const launched = [scripts.start, scripts.cli, scripts.compile, readFileSync('deploy/docker/sightline', 'utf8')];
  for (const text of launched) expect(text).toMatch(/exec (\/app\/)?deploy\/run-node /);
  for (const path of ['package.json', 'Dockerfile', 'deploy/docker/sightline']) {
    expect(readFileSync(path, 'utf8')).not.toContain('--max-semi-space-size');
  }
  const guide = readFileSync('docs/guides/production.md', 'utf8');
  const settings = /^exec node (.*) "\$@"$/m.exec(readFileSync('deploy/run-node', 'utf8'))?.[1]?.split(' ') ?? [];
  expect(settings).toHaveLength(3);
  for (const setting of [...settings, 'MALLOC_ARENA_MAX=1']) expect(guide).toContain(`\`${setting}\``);
});

test('commands in the documentation that run a source file use the Node of the lock file: others may not read TypeScript', () => {
  const lines = [...globSync('docs/**/*.md'), 'README.md'].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const commands = lines.filter((line) => /\b(run-)?node\b.*\bsrc\/\S+\.ts\b/.test(line));
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((line) => !/(node_modules\/\.bin\/|deploy\/run-)node /.test(line))).toEqual([]);
});
