import { createApp } from '../src/app.ts';
import { addDays, dayOf } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { measureCollection, measureRecalculation } from './scale/jobs.ts';
import { READS } from './scale/reads.ts';
import { prepareSubject, type Subject } from './scale/subject.ts';
import { type BenchmarkOptions, type Report, showStep } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { formatTable } from './support/table.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const DAYS = 180;
const FACTORS = [1, 10, 100];
const WINDOWS = [30, DAYS];
const READS_PER_ROUND = 3;

interface Measured {
  name: string;
  /** Per subject, in milliseconds. */
  times: number[][];
  /** The longest response, in bytes. */
  bytes: number;
  /** The longest time that the event loop of the server was blocked, in milliseconds. */
  stall: number;
}

interface Jobs {
  factor: number;
  answersPerSecond: number;
  recalculationSeconds: number;
}

/** Every read of a report with 1, 10 and 100 times the data (1 = 10 prompts, 7 engines, 180 days), and what writes it. */
export async function benchScale({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
    try {
      const subjects: Subject[] = [];
      for (const factor of FACTORS) {
        showStep(`create x${factor} of the data`);
        subjects.push(await prepareSubject(app, factor, DAYS));
      }
      await app.context.database.query`VACUUM ANALYZE`;
      const reads = await measureReads(url, subjects, rounds);
      const jobs: Jobs[] = [];
      for (const subject of subjects) {
        showStep(`collect and recalculate with x${subject.factor}`);
        const today = dayOf(new Date());
        jobs.push({
          factor: subject.factor,
          answersPerSecond: await measureCollection(app.context, subject, today),
          recalculationSeconds: await measureRecalculation(app.context, subject),
        });
      }
      return report(reads, jobs);
    } finally {
      await app.close();
    }
  });
}

async function measureReads(url: string, subjects: Subject[], rounds: number): Promise<Measured[]> {
  const server = await startServer(SIGHTLINE, {
    DATABASE_URL: url,
    ROLE: 'api',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO: 'false',
  });
  try {
    const measured: Measured[] = [];
    for (const { name, path, hasWindow = true } of READS) {
      for (const days of hasWindow ? WINDOWS : WINDOWS.slice(0, 1)) {
        const pathOf = (subject: Subject) => `${path(subject)}${hasWindow ? windowOf(days) : ''}`;
        const label = hasWindow ? `${name}, ${days} days` : name;
        showStep(`read ${label}`);
        measured.push({ name: label, ...(await measureRead(server, subjects, pathOf, rounds)) });
      }
    }
    return measured;
  } finally {
    await server.stop();
  }
}

function windowOf(days: number): string {
  const endDate = addDays(dayOf(new Date()), -1);
  return `&startDate=${addDays(endDate, 1 - days)}&endDate=${endDate}`;
}

/** Subjects alternate, so that other load on the machine affects all of them. The first read of each is not counted. */
async function measureRead(
  server: ServerProcess,
  subjects: Subject[],
  pathOf: (subject: Subject) => string,
  rounds: number,
): Promise<Omit<Measured, 'name'>> {
  const times: number[][] = subjects.map(() => []);
  let bytes = 0;
  let stall = 0;
  for (let read = 0; read <= rounds * READS_PER_ROUND; read++) {
    for (const [index, subject] of subjects.entries()) {
      await server.readStall();
      const started = performance.now();
      const response = await fetch(`${server.origin}/v1/reports/brand/${subject.reportId}/${pathOf(subject)}`, {
        headers: { authorization: `Bearer ${subject.key}` },
      });
      const body = await response.arrayBuffer();
      const time = performance.now() - started;
      if (!response.ok) throw new Error(`${pathOf(subject)}: ${response.status} ${Buffer.from(body).toString()}`);
      stall = Math.max(stall, await server.readStall());
      bytes = Math.max(bytes, body.byteLength);
      if (read > 0) times[index]?.push(time);
    }
  }
  return { times, bytes, stall };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * share) / 100))] ?? 0;
}

function report(reads: Measured[], jobs: Jobs[]): Report {
  const rows = reads.map(({ name, times, bytes, stall }) => {
    const medians = times.map((each) => percentile(each, 50));
    const slowest = times.map((each) => percentile(each, 95));
    const growth = medians.slice(1).map((median) => (median / (medians[0] ?? 1)).toFixed(1));
    const columns = [...slowest.map((time) => time.toFixed(0)), ...growth, stall.toFixed(0), (bytes / 1000).toFixed(0)];
    return [name, ...columns];
  });
  const readTable = formatTable([
    ['p95 in ms with', 'x1', 'x10', 'x100', 'growth', 'growth', 'stall ms', 'KB'],
    ...rows,
  ]);
  const [first] = jobs;
  const jobTable = formatTable([
    ['', 'answers/s', 'ratio', 'recalculation s', 'growth'],
    ...jobs.map(({ factor, answersPerSecond, recalculationSeconds }) => [
      `x${factor}`,
      answersPerSecond.toFixed(0),
      (answersPerSecond / (first?.answersPerSecond ?? 1)).toFixed(2),
      recalculationSeconds.toFixed(1),
      (recalculationSeconds / (first?.recalculationSeconds ?? 1)).toFixed(1),
    ]),
  ]);
  return { text: `${readTable}\n\n${jobTable}`, data: { reads, jobs } };
}
