import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const KILOBYTE = 1000;

let folder: string;
let scripts: Map<string, string>;
let page: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-build-'));
  await promisify(execFile)(process.execPath, ['scripts/build-dashboard.ts', folder]);
  page = await readFile(join(folder, 'index.html'), 'utf8');
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const read = async (name: string) => [name, await readFile(join(folder, 'assets', name), 'utf8')] as const;
  scripts = new Map(await Promise.all(names.map(read)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function sizeOf(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '', { level: 9 }).length, 0);
}

/** Client reports, experiments and alerts. They are loaded when they are opened. */
const LATER_SCREENS = 3;

/** A script and all that it imports before it runs. */
function withImports(name: string): Set<string> {
  const found = new Set([name]);
  for (const each of found) {
    for (const [, path = ''] of (scripts.get(each) ?? '').matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      found.add(basename(path));
    }
  }
  return found;
}

describe('the build of the dashboard', () => {
  test('has at most 230 KB of scripts, compressed, 15 KB for each later screen, and at most 120 KB for the first view', () => {
    const [, main = ''] = /src="\/assets\/([^"]+)"/.exec(page) ?? [];
    const first = withImports(main);
    expect(first.size).toBeGreaterThan(1);
    expect(sizeOf(scripts.keys())).toBeLessThanOrEqual((230 + 15 * LATER_SCREENS) * KILOBYTE);
    expect(sizeOf(first)).toBeLessThanOrEqual(120 * KILOBYTE);
  });

  test('contains no code of the server', () => {
    for (const [name, script] of scripts) {
      expect({ name, found: /["']node:|pg-boss|PrismaClient|createHash|\bzod\b/.exec(script)?.[0] }).toEqual({ name });
    }
  });
});
