import { describeRecalculation } from '../../domain/alerts/describe-end.ts';
import { isSlow } from '../../domain/detection/slowness.ts';
import { numberQuestions } from '../../domain/prompts/questions.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { trackedBrandsOf } from '../../domain/statistics/brands.ts';
import { countedBy } from '../../domain/surfaces/surfaces.ts';
import { TaskLimitError } from '../../statistics/index.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findQuestionIds } from '../../storage/questions.ts';
import {
  type Generation,
  insertGeneration,
  listCountedDays,
  listDaysWithAnswers,
  listGenerations,
  listKeptDays,
  readStatisticsState,
  saveDaysToCount,
  switchGeneration,
} from '../../storage/reports/generations.ts';
import { findReport, touchDetection } from '../../storage/reports/reports.ts';
import { requestEvaluation } from '../alerts/evaluate.ts';
import { fireAlert } from '../alerts/fire.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { draftRecommendations, saveRecommendations } from '../recommendations/generate.ts';
import { chooseThreadGroup, countDayOf, summarizeGeneration } from './count-day.ts';
import { forgetGenerations } from './forget.ts';

/**
 * Marks the statistics of reports as outdated and enqueues their recalculation, in the transaction of the edit. The rows are
 * updated before the job is enqueued, so that a run that is just starting waits for this edit and includes it.
 */
export async function requestRecalculation(
  { enqueue, now }: Context,
  tx: Database,
  reportIds: readonly string[],
): Promise<void> {
  if (reportIds.length === 0) return;
  await touchDetection(tx, reportIds, now());
  await enqueue(tx, 'reports.recalculate', ...reportIds.map((reportId) => ({ reportId })));
}

/** Requests a recalculation because past days have new answers. Nobody edited the report, so its `updatedDate` is unchanged. */
export async function requestRecount({ enqueue }: Context, tx: Database, reportId: string): Promise<void> {
  await touchDetection(tx, [reportId], null);
  await enqueue(tx, 'reports.recalculate', { reportId });
}

/** The job that recalculates a report. A slow report is moved to a separate queue so that it does not delay others. */
export async function recalculateInTurn(context: Context, { reportId }: { reportId: string }): Promise<unknown> {
  const begun = await beginGeneration(context, reportId);
  if (!begun?.generation.isSlow) return recalculateReport(context, { reportId });
  await context.database.transaction((tx) => context.enqueue(tx, 'reports.recalculate-slowly', { reportId }));
  return { slow: true };
}

/**
 * Recalculates the statistics of a report for its current settings: counts every past day from the stored answers, next to the
 * old statistics, and replaces them in one step. Days whose answers are deleted keep their statistics. Continues where an interrupted run stopped.
 */
export async function recalculateReport(
  context: Context,
  { reportId }: { reportId: string },
): Promise<{ version: number; days: number } | null> {
  for (;;) {
    const begun = await beginGeneration(context, reportId);
    if (!begun) return null;
    const { generation, readVersion } = begun;
    const days = await listDaysToCount(context, generation, readVersion);
    await saveDaysToCount(context.database, generation, days.total);
    const isCurrent = await countDays(context, { generation, readVersion, days: days.left });
    if (isCurrent && (await finishGeneration(context, begun, days.total))) {
      return { version: generation.version, days: days.left.length };
    }
  }
}

interface Begun {
  generation: Generation;
  /** The version that readers use in the meantime. 0 if there is none. */
  readVersion: number;
}

/** Freezes the current settings of the report as a generation, or finds the one that exists. Null if the report was deleted. */
async function beginGeneration({ database, statistics, now }: Context, reportId: string): Promise<Begun | null> {
  const read = await database.transaction(async (tx) => {
    const state = await readStatisticsState(tx, reportId);
    const stored = state && (await findReport(tx, reportId));
    if (!stored) return null;
    const generations = await listGenerations(tx, { workspaceId: state.workspaceId, reportId });
    const { promptIds } = stored.report;
    const questions = numberQuestions(promptIds, await findQuestionIds(tx, state.workspaceId, promptIds));
    return { state, report: stored.report, questions, generations };
  });
  if (!read) return null;
  const { state, report, questions, generations } = read;
  const version = state.detectionVersion;
  const readVersion = state.computedVersion;
  const known = generations.find((generation) => generation.version === version);
  if (known) return { generation: known, readVersion };

  const brands = trackedBrandsOf(report);
  const regexes = brands.flatMap(({ brandRegex }) => brandRegex ?? []);
  const surfaces = countedBy(report);
  const generation = { workspaceId: state.workspaceId, reportId, version, isSlow: await areSlow(statistics, regexes) };
  await database.workspaceTransaction(state.workspaceId, (tx) =>
    insertGeneration(tx, { ...generation, brands, promptIds: report.promptIds, surfaces, questions }, now()),
  );
  return { generation, readVersion };
}

/** Processor time. */
const MEASURE_MS = 3_000;

/** Runs the expressions on a sample in a thread. Expressions that exceed the limits of the thread are slow. */
async function areSlow(statistics: Context['statistics'], regexes: string[]): Promise<boolean> {
  if (regexes.length === 0) return false;
  try {
    return isSlow(await statistics.measureRegexes(regexes, MEASURE_MS));
  } catch (error) {
    if (error instanceof TaskLimitError) return true;
    throw error;
  }
}

/** Number of latest days to recount if the statistics are current: the day being collected, or two around midnight. */
const LATEST_DAYS = 2;

async function listDaysToCount(
  { database }: Context,
  generation: Generation,
  readVersion: number,
): Promise<{ total: number; left: string[] }> {
  const answered = await listDaysWithAnswers(database, generation);
  const days = [...new Set([...answered, ...(await listKeptDays(database, generation, readVersion))])];
  const counted = await listCountedDays(database, generation);
  const again = generation.version === readVersion ? days.slice(0, LATEST_DAYS) : [];
  return { total: days.length, left: days.filter((day) => !counted.has(day) || again.includes(day)) };
}

/** Returns false if an edit made the result obsolete. */
async function countDays(
  context: Context,
  { generation, readVersion, days }: Begun & { days: string[] },
): Promise<boolean> {
  const left = [...days];
  let isCurrent = true;
  async function work(): Promise<void> {
    for (let day = left.shift(); day !== undefined && isCurrent; day = left.shift()) {
      const state = await readStatisticsState(context.database, generation.reportId);
      isCurrent &&= state?.detectionVersion === generation.version;
      if (isCurrent) await countDayOf(context, generation, day, readVersion, chooseThreadGroup(generation));
    }
  }
  const concurrency = generation.isSlow ? 1 : context.statistics.threads;
  await Promise.all(Array.from({ length: concurrency }, work));
  return isCurrent;
}

/** The new statistics and their recommendations replace the old ones in one step. The old ones are deleted afterward. */
async function finishGeneration(context: Context, { generation, readVersion }: Begun, days: number): Promise<boolean> {
  const { workspaceId, reportId, version } = generation;
  const [drafts] = await Promise.all([
    draftRecommendations(context, generation),
    summarizeGeneration(context, generation),
  ]);
  const isDone = await context.database.workspaceTransaction(workspaceId, async (tx) => {
    if (!(await switchGeneration(tx, generation))) return (await readStatisticsState(tx, reportId)) === null;
    await saveRecommendations(context, tx, reportId, drafts);
    // The first statistics of a report replace none.
    if (readVersion > 0 && days > 0) await reportRecalculation(context, tx, generation, days);
    await requestEvaluation(context, tx, generation);
    return true;
  });
  if (isDone) await forgetGenerations(context, generation, version);
  return isDone;
}

async function reportRecalculation(
  context: Context,
  tx: Database,
  { workspaceId, ...generation }: Generation,
  days: number,
): Promise<void> {
  const day = dayOf(context.now());
  const content = describeRecalculation(day, { ...generation, days });
  const { reportId } = generation;
  await fireAlert(context, tx, { ...content, workspaceId, reportId, isSimulated: isSimulated(context.engines), day });
}
