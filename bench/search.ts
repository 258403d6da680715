import { createApp } from '../src/app.ts';
import { DEMO_DAYS } from '../src/domain/demo/demo.ts';
import { addDays, dayOf } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { prepareSubject, type Subject } from './scale/subject.ts';
import { type BenchmarkOptions, type Report, showStep } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { formatTable } from './support/table.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const FACTORS = [1, 100];
const SEARCHES_PER_ROUND = 3;
const SEARCHES = [
  { name: 'in most answers', text: 'crm' },
  { name: 'in no answer', text: 'Wombat' },
  { name: 'in no answer, Japanese', text: '顧客管理' },
  { name: 'in no answer, German', text: 'Größenänderung' },
  { name: 'in no answer, Russian', text: 'Москва' },
];

interface Measured {
  name: string;
  factor: number;
  /** Of each request, in milliseconds. */
  times: number[];
  /** Requests until the end of the window, or until a page is full. */
  requests: number;
}

/** Searches in the answers of a report (1 = the demo: 10 prompts, 7 engines, 30 days). A text in no answer is searched in all of them. */
export async function benchSearch({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
    const subjects: Subject[] = [];
    try {
      for (const factor of FACTORS) {
        showStep(`create x${factor} of the data`);
        subjects.push(await prepareSubject(app, factor, DEMO_DAYS));
      }
      await app.context.database.query`VACUUM ANALYZE`;
    } finally {
      await app.close();
    }
    const settings = { DATABASE_URL: url, ROLE: 'api', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '0', DEMO: 'false' };
    const server = await startServer(SIGHTLINE, settings);
    try {
      return report(await measureSearches(server, subjects, rounds));
    } finally {
      await server.stop();
    }
  });
}

async function measureSearches(server: ServerProcess, subjects: Subject[], rounds: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, text } of SEARCHES) {
    showStep(`search ${name}`);
    const ofText = subjects.map(({ factor }): Measured => ({ name, factor, times: [], requests: 0 }));
    for (let search = 0; search <= rounds * SEARCHES_PER_ROUND; search++) {
      for (const [index, subject] of subjects.entries()) {
        const times = await searchAll(server, subject, text);
        const of = ofText[index];
        // The first search reads the table from the disk.
        if (!of || search === 0) continue;
        of.times.push(...times);
        of.requests = Math.max(of.requests, times.length);
      }
    }
    measured.push(...ofText);
  }
  return measured;
}

/** The times of all requests until a page is full or the search is complete. */
async function searchAll(server: ServerProcess, { reportId, key }: Subject, text: string): Promise<number[]> {
  const endDate = addDays(dayOf(new Date()), -1);
  const query = new URLSearchParams({ startDate: addDays(endDate, 1 - DEMO_DAYS), endDate, text });
  const times: number[] = [];
  for (;;) {
    const started = performance.now();
    const response = await fetch(`${server.origin}/v1/reports/brand/${reportId}/ai-responses?${query.toString()}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const body = await response.text();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${response.status} ${body}`);
    const { items, paging } = JSON.parse(body) as { items: unknown[]; paging: { nextCursor: string | null } };
    if (items.length > 0 || paging.nextCursor === null) return times;
    query.set('cursor', paging.nextCursor);
  }
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * share) / 100))] ?? 0;
}

function report(measured: Measured[]): Report {
  const rows = measured.map(({ name, factor, times, requests }) => [
    name,
    `x${factor}`,
    percentile(times, 50).toFixed(0),
    percentile(times, 95).toFixed(0),
    String(requests),
  ]);
  return { text: formatTable([['', 'data', 'p50 ms', 'p95 ms', 'requests'], ...rows]), data: { measured } };
}
