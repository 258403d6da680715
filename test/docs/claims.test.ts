/** Statements of documents that are computed from the code. Wrong ones were published before. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PERMISSIONS, PERMISSIONS } from '../../src/domain/access/access.ts';
import { expiryOf, LONGEST_SESSION_MS } from '../../src/domain/access/sessions.ts';
import { LIFETIMES } from '../../src/domain/oauth/tokens.ts';
import { PASSWORD_ATTEMPTS, SHARE_LISTS } from '../../src/domain/shares/shares.ts';
import { serverSettings } from '../../src/env/server.ts';
import { promptInputs, toolInputs } from '../../src/schemas/assistant-tools.ts';
import { operations } from '../support/operations.ts';

const HOUR_MS = 3_600_000;
/** Without a comma before "and". */
const ALL = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** On one line, because lines are wrapped anywhere. */
function read(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');
}

function asCode(names: readonly string[]): string {
  return ALL.format(names.map((name) => `\`${name}\``));
}

test('the TypeScript guide lists every procedure, and no other', () => {
  const rows = readFileSync('docs/guides/typescript.md', 'utf8').matchAll(
    /^\| `([\w.]+)` \| (`\w+`(?:, `\w+`)*) \|$/gm,
  );
  const listed = [...rows].flatMap(([, router, names = '']) =>
    names.split(', ').map((name) => `${router}.${name.replaceAll('`', '')}`),
  );
  expect(listed.toSorted()).toEqual(operations.map(({ procedure }) => procedure).toSorted());
});

describe('SECURITY.md', () => {
  const security = read('SECURITY.md');

  test('lists the permissions', () => {
    expect(security).toContain(`at least one of the permissions ${asCode(PERMISSIONS)}.`);
  });

  test('names every path that needs no key, as the guide to curl does', () => {
    const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    const open = Object.entries(paths)
      .filter(([, methods]) => Object.values(methods).some(({ security: required }) => required?.length === 0))
      .map(([path]) => path);
    expect(open.length).toBeGreaterThan(1);
    expect(open.filter((path) => !security.includes(`\`${path}\``))).toEqual([]);
    const guide = read('docs/guides/curl.md');
    expect(open.filter((path) => path.startsWith('/v1/') && !guide.includes(`\`${path}\``))).toEqual([]);
  });

  test('has the limit of every request body', () => {
    const limits = [...new Set(operations.map(({ bodyMiB }) => bodyMiB))];
    expect(limits.length).toBeGreaterThan(2);
    expect(limits.filter((mebibytes) => !security.includes(`${mebibytes} MiB`))).toEqual([]);
  });

  test('has the default limits of a key', () => {
    const perMinute = Number(serverSettings.RATE_LIMIT_PER_MINUTE.default).toLocaleString('en');
    expect(security).toContain(`limited to ${perMinute} requests per minute (\`RATE_LIMIT_PER_MINUTE\`)`);
    expect(security).toContain(
      `to ${serverSettings.MAX_CONCURRENT_PER_KEY.default} at once (\`MAX_CONCURRENT_PER_KEY\`)`,
    );
  });

  test('has the lifetimes of sessions and tokens, and the attempts at a password', () => {
    const now = new Date('2026-11-18T00:00:00Z');
    const idleHours = (expiryOf(now, now).getTime() - now.getTime()) / HOUR_MS;
    expect(security).toContain(
      `ends after ${idleHours} hours without use, after ${LONGEST_SESSION_MS / HOUR_MS / 24} days`,
    );
    expect(LIFETIMES.access).toBe(3600);
    expect(security).toContain('Access tokens are valid for an hour.');
    const { most, periodMs } = PASSWORD_ATTEMPTS;
    expect(security).toContain(`After ${most} wrong passwords within ${periodMs / 60_000} minutes`);
  });
});

test('the guide to keys has the permissions of a new key', () => {
  expect(read('docs/guides/workspaces-and-keys.md')).toContain(
    `with the permissions ${asCode(DEFAULT_PERMISSIONS)} by default`,
  );
});

test('ARCHITECTURE.md and the guide count the tools of assistants', () => {
  const [tools, prompts] = [toolInputs, promptInputs].map((inputs) => NUMBERS[Object.keys(inputs).length]);
  expect(read('ARCHITECTURE.md')).toContain(`${tools} tools, ${prompts} prompts and a resource`);
});

test('the guide to the dashboard lists the screens of a report', () => {
  const source = readFileSync('src/dashboard/report/report-navigation.tsx', 'utf8');
  const screens = [...source.matchAll(/^ {2}\['[\w-]*', '([^']+)'\],$/gm)].map(([, name = '']) => name);
  expect(screens.length).toBeGreaterThan(5);
  const guide = readFileSync('docs/guides/dashboard.md', 'utf8');
  expect(screens.filter((name) => !guide.includes(`\n| ${name} |`))).toEqual([]);
});

test('the guide to sharing has what a link shows', () => {
  const { prompts, sources, recommendations } = SHARE_LISTS;
  expect(read('docs/guides/sharing.md')).toContain(
    `the ${prompts} prompts with the highest coverage, the ${sources} most cited pages, the ${recommendations} most urgent recommendations`,
  );
});

test('the guide to production lists every metric, and no other', () => {
  const NAME = /\bsightline_[a-z_]+\b/g;
  const sources = globSync('src/metrics/*.ts').map((path) => readFileSync(path, 'utf8'));
  const measured = new Set(sources.flatMap((text) => text.match(/(?<=')sightline_[a-z_]+(?=')/g) ?? []));
  const guide = readFileSync('docs/guides/production.md', 'utf8');
  expect(measured.size).toBeGreaterThan(10);
  expect([...new Set(guide.match(NAME))].toSorted()).toEqual([...measured].toSorted());
});

test('every package and every guide has the current version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const client = JSON.parse(readFileSync('packages/client/package.json', 'utf8'));
  expect([client.version, packages[''].version, packages['packages/client'].version]).toEqual([
    version,
    version,
    version,
  ]);
  const guides = globSync('docs/guides/*.md').map((path) => readFileSync(path, 'utf8'));
  const printed = guides.flatMap((text) => text.match(/(?<="version": "|sightline-)\d+\.\d+\.\d+/g) ?? []);
  expect(printed.length).toBeGreaterThan(2);
  expect(printed.filter((other) => other !== version)).toEqual([]);
});

test('the changelog begins with the current version, or with what is not released yet', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings[0]).toBe('Unreleased');
  expect(headings[1]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`));
});
