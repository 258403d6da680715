import { isSlow } from '../../domain/detection/slowness.ts';
import { trackedBrandsOf } from '../../domain/statistics/brands.ts';
import type { Transaction } from '../../storage/database.ts';
import {
  findDeletedPrompts,
  type Generation,
  insertGeneration,
  listCountedDays,
  listDaysWithAnswers,
  listGenerations,
  readStatisticsState,
  saveDaysToCount,
  switchGeneration,
} from '../../storage/reports/generations.ts';
import { findReport, touchDetection } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { chooseLane, countDayOf, summariseGeneration } from './count-day.ts';

/**
 * Marks the numbers of reports as old and asks for new ones, in the transaction of the edit. The rows are touched before the
 * job is asked for: a run that is just starting waits for this edit and sees it.
 */
export async function requestRecalculation(
  { enqueue, now }: Context,
  tx: Transaction,
  reportIds: readonly string[],
): Promise<void> {
  if (reportIds.length === 0) return;
  await touchDetection(tx, reportIds, now());
  await enqueue(tx, 'reports.recalculate', ...reportIds.map((reportId) => ({ reportId })));
}

/** The job: a report that would keep others waiting is handed on to a queue of its own. */
export async function recalculateInTurn(context: Context, { reportId }: { reportId: string }): Promise<unknown> {
  const begun = await beginGeneration(context, reportId);
  if (!begun?.generation.isSlow) return recalculateReport(context, { reportId });
  await context.database.transaction((tx) => context.enqueue(tx, 'reports.recalculate-slowly', { reportId }));
  return { slow: true };
}

/**
 * When it returns, the numbers of the report's current settings stand: every past day has been counted from the stored
 * answers, beside the old numbers, and taken their place in one step. What a crash left is taken up where it was left.
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
    await saveDaysToCount(context.database.prisma, generation, days.total);
    const isCurrent = await countDays(context, { generation, readVersion, days: days.left });
    if (isCurrent) await summariseGeneration(context, generation);
    if (isCurrent && (await finishGeneration(context, generation))) {
      return { version: generation.version, days: days.left.length };
    }
  }
}

interface Begun {
  generation: Generation;
  /** The version that is read meanwhile; 0 for none. */
  readVersion: number;
}

/** What the settings of the report are now, held fast: as a new generation, or one that was begun before. Null: it is gone. */
async function beginGeneration({ database, counting, now }: Context, reportId: string): Promise<Begun | null> {
  const read = await database.transaction(async (tx) => {
    const state = await readStatisticsState(tx, reportId);
    const stored = state && (await findReport(tx, reportId));
    return stored && { state, report: stored.report, generations: await listGenerations(tx, reportId) };
  });
  if (!read) return null;
  const { state, report, generations } = read;
  const version = state.detectionVersion;
  const readVersion = state.computedVersion;
  const known = generations.find((generation) => generation.version === version);
  if (known) return { generation: known, readVersion };

  const brands = trackedBrandsOf(report);
  const regexes = brands.flatMap(({ brandRegex }) => brandRegex ?? []);
  const generation = { workspaceId: state.workspaceId, reportId, version, isSlow: await areSlow(counting, regexes) };
  await insertGeneration(database.prisma, { ...generation, brands, promptIds: report.promptIds }, now());
  return { generation, readVersion };
}

const MEASURE_MS = 3_000;

/** They are tried on a sample, away from whoever asks; what does not end in time is slow. */
async function areSlow(counting: Context['counting'], regexes: string[]): Promise<boolean> {
  if (regexes.length === 0) return false;
  try {
    return isSlow(await counting.measureRegexes(regexes, MEASURE_MS));
  } catch {
    return true;
  }
}

/** How many latest days are counted again when the numbers stand already: one that is being collected, over midnight two. */
const LATEST_DAYS = 2;

async function listDaysToCount(
  { database }: Context,
  generation: Generation,
  readVersion: number,
): Promise<{ total: number; left: string[] }> {
  const days = await listDaysWithAnswers(database, generation);
  const counted = await listCountedDays(database, generation);
  const again = generation.version === readVersion ? days.slice(0, LATEST_DAYS) : [];
  return { total: days.length, left: days.filter((day) => !counted.has(day) || again.includes(day)) };
}

/** False when an edit made the work useless before it was done. */
async function countDays(
  context: Context,
  { generation, readVersion, days }: Begun & { days: string[] },
): Promise<boolean> {
  const left = [...days];
  let isCurrent = true;
  async function work(): Promise<void> {
    for (let day = left.shift(); day !== undefined && isCurrent; day = left.shift()) {
      const state = await readStatisticsState(context.database.prisma, generation.reportId);
      isCurrent &&= state?.detectionVersion === generation.version;
      if (isCurrent) await countDayOf(context, generation, day, readVersion, chooseLane(generation));
    }
  }
  const hands = generation.isSlow ? 1 : context.counting.threads;
  await Promise.all(Array.from({ length: hands }, work));
  return isCurrent;
}

/** The new numbers take the place of the old ones; answers that only the old ones counted are let go. */
async function finishGeneration({ database, enqueue }: Context, generation: Generation): Promise<boolean> {
  const { workspaceId, reportId } = generation;
  return database.transaction(async (tx) => {
    const deleted = await findDeletedPrompts(tx, reportId);
    if (!(await switchGeneration(tx, generation))) return (await readStatisticsState(tx, reportId)) === null;
    await enqueue(tx, 'reports.recommend', { reportId });
    if (deleted.length > 0) {
      await enqueue(tx, 'prompts.forget', ...deleted.map((promptId) => ({ workspaceId, promptId })));
    }
    return true;
  });
}
