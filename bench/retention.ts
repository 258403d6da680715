import { type App, createApp } from '../src/app.ts';
import { addDays, dayOf } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { measureDrop } from './retention/drop.ts';
import { replacePartitions } from './retention/plain.ts';
import { measureCollection, measureRecalculation } from './scale/jobs.ts';
import { prepareSubject, type Subject } from './scale/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const DAYS = 180;
const FACTOR = 10;

/** Dropping a month of 10 million rows while others read, and what partitions cost when answers are written and counted. */
export async function benchRetention({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const partitioned = await prepare(url, 'partitioned');
    const plain = await prepare(url, 'plain');
    try {
      await replacePartitions(plain.app.context.database);
      for (const { app } of [partitioned, plain]) await app.context.database.query`VACUUM ANALYZE`;
      const rows = [['', 'answers/s', 'ratio', 'recalculation s', 'ratio']];
      const times = new Map(
        [partitioned, plain].map((each) => [each, { answers: [] as number[], seconds: [] as number[] }]),
      );
      for (let round = 0; round < rounds; round++) {
        // Candidates alternate, so that other load on the machine affects both.
        for (const [{ app, subject }, { answers, seconds }] of times) {
          answers.push(await measureCollection(app.context, subject, addDays(dayOf(new Date()), -round)));
          seconds.push(await measureRecalculation(app.context, subject));
        }
      }
      const [own, base] = [...times.values()].map(({ answers, seconds }) => [median(answers), median(seconds)]);
      const [ownRate = 0, ownSeconds = 0, baseRate = 0, baseSeconds = 0] = [...(own ?? []), ...(base ?? [])];
      rows.push(['plain tables', baseRate.toFixed(0), '1.00', baseSeconds.toFixed(2), '1.00']);
      rows.push([
        'partitions by month',
        ownRate.toFixed(0),
        (ownRate / baseRate).toFixed(2),
        ownSeconds.toFixed(2),
        (ownSeconds / baseSeconds).toFixed(2),
      ]);
      const drop = await measureDrop(partitioned.app.context.database);
      const text = `${formatTable(rows)}\n\nDropping a month of ${drop.rows} citations: gone after ${drop.goneMs.toFixed(0)} ms, its files are deleted after ${drop.ms.toFixed(0)} ms. ${drop.reads} reads meanwhile, the longest took ${drop.longestMs.toFixed(0)} ms.`;
      return { text, data: { rows, drop } };
    } finally {
      await partitioned.app.close();
      await plain.app.close();
    }
  });
}

async function prepare(url: string, name: string): Promise<{ app: App; subject: Subject }> {
  const own = new URL(url);
  own.pathname = `/${name}`;
  const admin = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  await admin.context.database.query(Object.assign([`CREATE DATABASE ${name}`], { raw: [`CREATE DATABASE ${name}`] }));
  await admin.close();
  const app = await createApp({ env: readEnv({ DATABASE_URL: own.href, ROLE: 'api' }), log: createLog('fatal') });
  return { app, subject: await prepareSubject(app, FACTOR, DAYS) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
