/** Runs a benchmark: `npm run bench -- http`. Each compares Sightline with a baseline in the same run, so only ratios count. */
import { parseArgs } from 'node:util';
import type { Benchmark } from './support/benchmark.ts';

const BENCHMARKS: Record<string, { about: string; load: () => Promise<Benchmark> }> = {
  agency: {
    about:
      'a week of workspaces with 50 prompts on seven engines: cadences, budgets, portfolio reads and live costs (--workspaces 40)',
    load: async () => (await import('./agency.ts')).benchAgency,
  },
  alerts: {
    about:
      'alerts on simulated reports: false findings in 26 weeks, changes found within 10 days, updates (--repetitions 2000: 200 reports)',
    load: async () => (await import('./alerts.ts')).benchAlerts,
  },
  citations: {
    about: 'history of a URL in a table of 10 million citations, compared with 100,000',
    load: async () => (await import('./citations.ts')).benchCitations,
  },
  collect: {
    about: '1,000 prompts sent to seven engines with 50 ms latency, compared with empty jobs',
    load: async () => (await import('./collect.ts')).benchCollect,
  },
  content: {
    about: 'score of a 500 KB page, compared with a bare parse5 parse and tree walk',
    load: async () => (await import('./content.ts')).benchContent,
  },
  crawlability: {
    about: 'API reads during 200 crawlability checks, compared with reads without them',
    load: async () => (await import('./crawlability.ts')).benchCrawlability,
  },
  dashboard: {
    about: 'the heat table of 1,000 prompts, 7 engines and 180 days in Chromium, compared with the overview',
    load: async () => (await import('./dashboard.ts')).benchDashboard,
  },
  experiments: {
    about:
      'experiments on simulated reports: false effects, coverage, power and smallest effects (--repetitions 2000; --effects 200 of them have the smallest effect, which takes most of the time; --resume FILE to store finished cells and continue)',
    load: async () => (await import('./experiments.ts')).benchExperiments,
  },
  'experiment-reads': {
    about:
      'an experiment of 200 prompts and 60 days in a report with 100 times the data of the demo, compared with its statistics',
    load: async () => (await import('./experiment-reads.ts')).benchExperimentReads,
  },
  exports: {
    about: 'a million citations as CSV over HTTP, compared with psql \\copy of the same query (at most 3 rounds)',
    load: async () => (await import('./exports.ts')).benchExports,
  },
  fairness: {
    about: 'one workspace while another floods the server, compared with the same work when idle',
    load: async () => (await import('./fairness.ts')).benchFairness,
  },
  'fan-outs': {
    about: '100 concurrent query fan-outs in one worker, compared with empty jobs',
    load: async () => (await import('./fan-outs.ts')).benchFanOuts,
  },
  http: {
    about: 'a read and a write through REST and tRPC, compared with a bare Express and pg handler',
    load: async () => (await import('./http.ts')).benchHttp,
  },
  retention: {
    about:
      'a dropped month of 10 million rows, and collection and recalculation with partitions, compared with plain tables',
    load: async () => (await import('./retention.ts')).benchRetention,
  },
  robots: {
    about: 'hostile robots.txt files of 500 KiB for all crawlers, compared with 50 KiB',
    load: async () => (await import('./robots.ts')).benchRobots,
  },
  detect: {
    about: 'recalculation of 200,000 answers, compared with ripgrep on the same text',
    load: async () => (await import('./detect.ts')).benchDetect,
  },
  scale: {
    about: 'every read of a report, collection and recalculation with 1, 10 and 100 times the data (--rounds 6)',
    load: async () => (await import('./scale.ts')).benchScale,
  },
  search: {
    about:
      'searches in the answers of a report with 100 times the data of the demo, compared with the data of the demo',
    load: async () => (await import('./search.ts')).benchSearch,
  },
  statistics: {
    about:
      'intervals and verdicts on simulated reports, compared with the first release and a paired t test (--repetitions 2000)',
    load: async () => (await import('./statistics.ts')).benchStatistics,
  },
  stats: {
    about: 'statistics of 90 days, 1,000 prompts and 7 engines, compared with the read of the first release',
    load: async () => (await import('./stats.ts')).benchStats,
  },
  logs: {
    about: 'log import into PostgreSQL, compared with grep and GoAccess (--lines 5000000; at most 3 rounds)',
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
      effects: { type: 'string' },
      workspaces: { type: 'string', default: '40' },
      resume: { type: 'string' },
    },
  });
  const benchmark = BENCHMARKS[positionals[0] ?? ''];
  if (!benchmark) {
    const names = Object.entries(BENCHMARKS).map(([name, { about }]) => `  ${name}  ${about}\n`);
    process.stdout.write(
      `npm run bench -- NAME [--rounds 6] [--seconds 1] [--lines 5000000] [--repetitions 2000] [--effects 200] [--workspaces 40] [--resume FILE] [--json]\n${names.join('')}`,
    );
    return;
  }
  const run = await benchmark.load();
  const report = await run({
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    lines: Number(values.lines),
    repetitions: Number(values.repetitions),
    effects: Number(values.effects ?? Math.ceil(Number(values.repetitions) / 10)),
    workspaces: Number(values.workspaces),
    resume: values.resume,
  });
  process.stdout.write(values.json ? `${JSON.stringify(report.data, null, 2)}\n` : `${report.text}\n`);
}

await main();
