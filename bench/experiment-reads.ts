import { createApp } from '../src/app.ts';
import type { Measure } from '../src/domain/experiments/experiment.ts';
import { ENGINES } from '../src/domain/shared/engines.ts';
import { addDays } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import type { CallerContext } from '../src/services/context.ts';
import { getExperiment } from '../src/services/experiments/get.ts';
import { readReportStats } from '../src/services/reports/stats.ts';
import { pageIdOf } from '../src/storage/answers/insert.ts';
import { insertExperiment } from '../src/storage/experiments.ts';
import { FIRST_DAY, prepareSubject, type Subject } from './statistics/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const DAYS = 180;
const GROUP = 100;
const SCHEDULE = { startDate: addDays(FIRST_DAY, 130), baselineDays: 14, lagDays: 11, weeks: 5 };
const PAGE = 'acme.example/pricing';
/** The share of all answers that cite the page. */
const CITED_SHARE = 0.3;
const READS_PER_ROUND = 20;
/** Not measured: code is compiled and optimized during the first reads after a start. */
const WARM_UP_READS = 10;

/** An experiment of 200 of 1,000 prompts, 7 engines and 60 days, compared with the statistics of these days. */
export async function benchExperimentReads({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const subject = await prepareSubject(url, DAYS);
    const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
    try {
      await app.context.statistics.summarizeGeneration({ ...subject, version: 1 }, 300_000);
      const { workspaceId } = subject;
      const caller = { keyId: 'key_bench', workspaceIds: [workspaceId], permissions: ['read' as const] };
      return report(await timeReads({ ...app.context, caller }, subject, rounds));
    } finally {
      await app.close();
    }
  });
}

interface Taken {
  wall: number;
  /** Of all threads, without PostgreSQL. Other programs on the machine hardly change it. */
  processor: number;
}

type Times = Record<'brandCoverage' | 'pageCoverage' | 'statistics', Taken[]>;

async function timeReads(context: CallerContext, subject: Subject, rounds: number): Promise<Times> {
  const { reportId } = subject;
  await insertCitations(context, subject);
  const experimentIds = {
    brandCoverage: await createExperiment(context, subject, 'brandCoverage'),
    pageCoverage: await createExperiment(context, subject, 'pageCoverage'),
  };
  const input = { reportId, startDate: addDays(SCHEDULE.startDate, -14), endDate: addDays(SCHEDULE.startDate, 45) };
  const times: Times = { brandCoverage: [], pageCoverage: [], statistics: [] };
  for (let read = -WARM_UP_READS; read < rounds * READS_PER_ROUND; read++) {
    const keep = (name: keyof Times, taken: Taken) => read >= 0 && times[name].push(taken);
    for (const measure of ['brandCoverage', 'pageCoverage'] as const) {
      const key = { reportId, experimentId: experimentIds[measure] };
      keep(measure, await time(() => getExperiment(context, key)));
    }
    keep('statistics', await time(() => readReportStats(context, input)));
  }
  return times;
}

/** Of all days, prompts and engines. */
async function insertCitations({ database }: CallerContext, { workspaceId }: Subject): Promise<void> {
  await database.query`
    INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT ${workspaceId}, true, ${pageIdOf(PAGE)}, ${FIRST_DAY}::date + day, p.id, engine, 1, 'us'
    FROM generate_series(0, ${DAYS}::int - 1) AS day, "Prompt" p, unnest(${ENGINES}::text[]) AS engine
    WHERE random() < ${CITED_SHARE}`;
  await database.query`VACUUM ANALYZE "Citation"`;
}

async function createExperiment(
  { database, now }: CallerContext,
  { workspaceId, reportId }: Subject,
  measure: Measure,
): Promise<string> {
  const experimentId = `exp_${measure}`;
  const rows = await database.query<{ id: string }>`SELECT id FROM "Prompt" ORDER BY id LIMIT ${2 * GROUP}`;
  const promptIds = rows.map(({ id }) => id);
  const looks = [0.5, 0.7, 0.8, 0.9, 1].map((information) => ({ information, alpha: 0.01 }));
  await insertExperiment(database, {
    ...SCHEDULE,
    id: experimentId,
    workspaceId,
    reportId,
    name: 'Bench',
    change: 'Bench',
    pageUrl: `https://${PAGE}`,
    measure,
    engines: null,
    countries: null,
    assign: 'random',
    seed: 1,
    treatedPromptIds: promptIds.slice(0, GROUP),
    controlPromptIds: promptIds.slice(GROUP),
    excludedPromptIds: [],
    isSimulated: true,
    design: { looks, placebo: null, spread: 0 },
    looks: [],
    createdDate: now().toISOString(),
    stoppedDate: null,
  });
  return experimentId;
}

async function time(work: () => Promise<unknown>): Promise<Taken> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, processor: (user + system) / 1000 };
}

function report(times: Times): Report {
  const rows = Object.entries(times).map(([name, taken]) => [
    name,
    ...(['wall', 'processor'] as const).flatMap((kind) =>
      [0.5, 0.95].map((share) =>
        ms(
          quantile(
            taken.map((each) => each[kind]),
            share,
          ),
        ),
      ),
    ),
  ]);
  return { text: formatTable([['ms', 'median', 'p95', 'processor', 'p95'], ...rows]), data: times };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

function ms(value: number): string {
  return value.toFixed(0);
}
