import { CHECKED_CRAWLERS } from '../src/domain/crawlability-checks/crawlers.ts';
import { ROBOTS_BYTES } from '../src/domain/crawlability-checks/robots/parse.ts';
import { analyzeRobots } from '../src/domain/crawlability-checks/robots-analysis.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { formatTable } from './support/table.ts';

const TESTED_URL = new URL(`https://example.com/${'a'.repeat(2000)}`);
const AGENTS = CHECKED_CRAWLERS.map(({ token }) => `user-agent: ${token}\n`).join('');
const SMALL_BYTES = ROBOTS_BYTES / 10;
/** The CPU clock is coarse, so small files are parsed more often. Both sizes amount to the same number of bytes. */
const REPEATS = 5;

/** Line generators of hostile files; each file repeats one kind of line. */
const LINES: Record<string, (line: number) => string> = {
  'many *': () => `disallow: /${'*a'.repeat(900)}*b`,
  'only *': () => `disallow: /${'*'.repeat(ROBOTS_BYTES)}`,
  'only *a': () => `disallow: /${'*a'.repeat(ROBOTS_BYTES)}`,
  'near match of the path': () => `disallow: *${'a'.repeat(500)}b${'a'.repeat(500)}`,
  'short parts': () => 'disallow: *baaaaaa',
  'anchored parts': () => 'disallow: /*a*a*a*a*a*a*b$',
  'empty lines': () => '',
  'long run of spaces': () => `disallow: /${' '.repeat(ROBOTS_BYTES)}`,
  'one group per line': (line) => `user-agent: ${tokenOf(line)}\ndisallow: *baaa`,
  'agents only': (line) => `user-agent: ${tokenOf(line)}`,
  'percent sequences': () => `disallow: /${'%61'.repeat(600)}`,
  'non-ASCII bytes': () => `disallow: /${'ÿ'.repeat(ROBOTS_BYTES / 2)}`,
  'shortest rules': () => 'allow:/',
};

/** Checks that the time is proportional to the file size for hostile files. Two npm parsers hang on some of these. */
export async function benchRobots({ rounds }: BenchmarkOptions): Promise<Report> {
  const results = Object.entries(LINES).map(([name, line]) => {
    const [small, large] = [fill(line, SMALL_BYTES), fill(line, ROBOTS_BYTES)];
    measure(large, REPEATS);
    const times = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      times.small = Math.min(times.small, measure(small, REPEATS * 10));
      times.large = Math.min(times.large, measure(large, REPEATS));
    }
    return { name, ...times, ratio: times.large / times.small };
  });
  const rows = results.map(({ name, small, large, ratio }) => [
    name,
    ratio.toFixed(1),
    small.toFixed(2),
    large.toFixed(2),
  ]);
  const worst = Math.max(...results.map(({ ratio }) => ratio));
  const text = [
    `robots.txt for ${CHECKED_CRAWLERS.length} crawlers, minimum CPU time of ${rounds} rounds`,
    formatTable([['', '500 KiB / 50 KiB', 'ms for 50 KiB', 'ms for 500 KiB'], ...rows]),
    `largest ratio: ${worst.toFixed(1)}; target: at most 15`,
  ].join('\n');
  return { text, data: results };
}

/** Returns the CPU time of one analysis in milliseconds. CPU time excludes other load on the machine. */
function measure(body: Uint8Array, times: number): number {
  const { user, system } = process.threadCpuUsage();
  for (let i = 0; i < times; i++) analyzeRobots({ status: 200, body }, TESTED_URL);
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000 / times;
}

function fill(line: (line: number) => string, bytes: number): Uint8Array {
  const parts = [AGENTS];
  for (let length = AGENTS.length; length < bytes; length += parts.at(-1)?.length ?? 0)
    parts.push(`${line(parts.length)}\n`);
  return Buffer.from(parts.join('')).subarray(0, bytes);
}

function tokenOf(line: number): string {
  return CHECKED_CRAWLERS[line % CHECKED_CRAWLERS.length]?.token ?? '*';
}
