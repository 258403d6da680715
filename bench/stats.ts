import { createApp } from '../src/app.ts';
import { addDays } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import type { CallerContext } from '../src/services/context.ts';
import { readReportStats } from '../src/services/reports/stats.ts';
import { readAsFirstRelease } from './statistics/first-release.ts';
import { FIRST_DAY, PROMPTS, prepareSubject, type Subject } from './statistics/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const DAYS = 90;
const READS_PER_ROUND = 20;
/** Not measured: code is compiled and optimized during the first reads after a start. */
const WARM_UP_READS = 60;

/** A read of the statistics of 90 days, compared with the read of the first release. */
export async function benchStats({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const subject = await prepareSubject(url, 2 * DAYS);
    const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
    try {
      await app.context.statistics.summarizeGeneration({ ...subject, version: 1 }, 300_000);
      return report(await measure({ ...app.context, caller: callerOf(subject) }, subject, rounds));
    } finally {
      await app.close();
    }
  });
}

function callerOf({ workspaceId }: Subject): CallerContext['caller'] {
  return { keyId: 'key_bench', workspaceIds: [workspaceId], permissions: ['read'] };
}

interface Times {
  first: number[];
  cold: number[];
  warm: number[];
}

/** The three alternate, so that other load on the machine affects all of them. A count replaces the row of its day. */
async function measure(context: CallerContext, { reportId }: Subject, rounds: number): Promise<Times> {
  const times: Times = { first: [], cold: [], warm: [] };
  const input = {
    reportId,
    country: 'us',
    startDate: addDays(FIRST_DAY, DAYS),
    endDate: addDays(FIRST_DAY, 2 * DAYS - 1),
  };
  const { query } = context.database;
  for (let read = -WARM_UP_READS; read < rounds * READS_PER_ROUND; read++) {
    const keep = (name: keyof Times, taken: number) => read >= 0 && times[name].push(taken);
    keep('first', await time(() => readAsFirstRelease(context, { ...input, firstDate: FIRST_DAY })));
    await query`UPDATE "ReportGeneration" SET revision = revision + 1 WHERE "reportId" = ${reportId}`;
    await query`UPDATE "ReportDay" SET models = models WHERE "reportId" = ${reportId} AND day = ${input.endDate}::date`;
    keep('cold', await time(() => readReportStats(context, input)));
    keep('warm', await time(() => readReportStats(context, input)));
  }
  return times;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(times: Times): Report {
  const first = middle(times.first);
  const row = (name: string, values: number[]) => [
    name,
    middle(values).toFixed(1),
    Math.min(...values).toFixed(1),
    (middle(values) / first).toFixed(2),
  ];
  const rows = [
    ['', 'median ms', 'least ms', 'ratio'],
    row('the first release', times.first),
    row('after a day was counted', times.cold),
    row('the same again', times.warm),
  ];
  const heading = `Statistics of ${DAYS} days and the ${DAYS} before, ${PROMPTS} prompts, 7 engines`;
  return { text: `${heading}\n\n${formatTable(rows)}`, data: times };
}
