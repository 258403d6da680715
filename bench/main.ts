/** Runs a benchmark: `npm run bench -- http`. Each compares Sightline with a peer in one run, so only its ratios count. */
import { parseArgs } from 'node:util';
import type { Benchmark } from './support/benchmark.ts';

const BENCHMARKS: Record<string, { about: string; load: () => Promise<Benchmark> }> = {
  citations: {
    about: 'the history of a URL in a table of 10 million citations, beside one of 100,000',
    load: async () => (await import('./citations.ts')).benchCitations,
  },
  collect: {
    about: '1,000 prompts put to seven engines that take 50 ms, beside the same jobs doing nothing',
    load: async () => (await import('./collect.ts')).benchCollect,
  },
  content: {
    about: 'the score of a page of 500 KB, beside a bare parse5 parse and walk of it',
    load: async () => (await import('./content.ts')).benchContent,
  },
  crawlability: {
    about: 'API reads while 200 crawlability checks run, beside the same reads without them',
    load: async () => (await import('./crawlability.ts')).benchCrawlability,
  },
  'fan-outs': {
    about: 'a hundred query fan-outs at once with one worker, beside jobs that do nothing',
    load: async () => (await import('./fan-outs.ts')).benchFanOuts,
  },
  http: {
    about: 'a read and a write through REST and tRPC, beside a bare Express and pg handler',
    load: async () => (await import('./http.ts')).benchHttp,
  },
  robots: {
    about: 'hostile robots.txt files of 500 KiB, read for all crawlers, beside the same of 50 KiB',
    load: async () => (await import('./robots.ts')).benchRobots,
  },
  detect: {
    about: 'a recalculation over 200,000 answers, beside ripgrep over the same text',
    load: async () => (await import('./detect.ts')).benchDetect,
  },
  statistics: {
    about:
      'intervals and verdicts on simulated reports, beside the first release and a paired t test (--repetitions 2000)',
    load: async () => (await import('./statistics.ts')).benchStatistics,
  },
  logs: {
    about: 'a log imported into PostgreSQL, beside grep and GoAccess (--lines 5000000; best of 3 rounds at most)',
    load: async () => (await import('./logs.ts')).benchLogs,
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '1' },
      lines: { type: 'string', default: '5000000' },
      repetitions: { type: 'string', default: '2000' },
    },
  });
  const benchmark = BENCHMARKS[positionals[0] ?? ''];
  if (!benchmark) {
    const names = Object.entries(BENCHMARKS).map(([name, { about }]) => `  ${name}  ${about}\n`);
    process.stdout.write(
      `npm run bench -- NAME [--rounds 6] [--seconds 1] [--lines 5000000] [--repetitions 2000] [--json]\n${names.join('')}`,
    );
    return;
  }
  const run = await benchmark.load();
  const report = await run({
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    lines: Number(values.lines),
    repetitions: Number(values.repetitions),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report.data, null, 2)}\n` : `${report.text}\n`);
}

await main();
