import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * Screens that came later, by the files that are loaded with them, and not for the first view. Each can add 15 KB of scripts that nothing else loads; all
 * other scripts together have a fixed limit.
 */
const LATER_SCREENS: Record<string, readonly string[]> = {
  'Client reports': ['client-reports', 'edit-template', 'branding'],
  'Costs and schedules': ['costs', 'schedule'],
  Experiments: ['experiments'],
  Alerts: ['alerts', 'alert-settings'],
  'Pages that users see and custom engines': ['connectors', 'custom-engines', 'connect-engine', 'surfaces'],
  'Moving in': ['imports', 'imported-history', 'conversions'],
  'Forms for many workspaces and reports': ['import-workspaces', 'change-reports'],
};

function sizeOf(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '', { level: 9 }).length, 0);
}

/** A script and all that it imports: before it runs, and unless `isFirstView`, also later. Without scripts of the `omitted` files. */
function withImports(name: string, { isFirstView = false, omitted = [] as readonly string[] } = {}): Set<string> {
  const found = new Set([name]);
  const pattern = isFirstView ? /(?:from|import)\s*"\.\/([^"]+\.js)"/g : /(?:from|import)\s*\(?"\.\/([^"]+\.js)"/g;
  for (const each of found) {
    for (const [, script = ''] of (scripts.get(each) ?? '').matchAll(pattern)) {
      if (!omitted.includes(script.replace(/-\w+\.js$/, ''))) found.add(script);
    }
  }
  return found;
}

describe('the build of the dashboard', () => {
  test('has at most 120 KB of scripts, compressed, for the first view, and 230 KB without later screens', () => {
    const [, main = ''] = /src="\/assets\/([^"]+)"/.exec(page) ?? [];
    const first = withImports(main, { isFirstView: true });
    const all = withImports(main);
    const usual = withImports(main, { omitted: Object.values(LATER_SCREENS).flat() });
    expect(first.size).toBeGreaterThan(1);
    expect([...all].toSorted()).toEqual([...scripts.keys()].toSorted());
    expect(sizeOf(first)).toBeLessThanOrEqual(120 * KILOBYTE);
    expect(sizeOf(usual)).toBeLessThanOrEqual(230 * KILOBYTE);
  });

  test.each(Object.entries(LATER_SCREENS))(
    '%s add at most 15 KB, which are loaded when they are opened',
    (_, files) => {
      const [, main = ''] = /src="\/assets\/([^"]+)"/.exec(page) ?? [];
      const added = withImports(main).difference(withImports(main, { omitted: files }));
      expect(added.size).toBeGreaterThan(0);
      expect(added.isDisjointFrom(withImports(main, { isFirstView: true }))).toBe(true);
      expect(sizeOf(added)).toBeLessThanOrEqual(15 * KILOBYTE);
    },
  );

  test('renders Markdown with a script of its own, which the first view does not load', () => {
    const [, main = ''] = /src="\/assets\/([^"]+)"/.exec(page) ?? [];
    const markdown = [...scripts.keys()].find((name) => name.startsWith('answer-text-')) ?? '';
    const added = withImports(main).difference(withImports(main, { omitted: ['answer-text'] }));
    expect(scripts.get(markdown)).toContain('strikethrough');
    expect([...added].filter((name) => scripts.get(name)?.includes('strikethrough'))).toEqual([markdown]);
  });

  test('contains no code of the server', () => {
    for (const [name, script] of scripts) {
      expect({ name, found: /["']node:|pg-boss|PrismaClient|createHash|\bzod\b/.exec(script)?.[0] }).toEqual({ name });
    }
  });
});
