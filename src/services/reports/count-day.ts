import type { ThreadGroup } from '../../statistics/index.ts';
import { type Generation, listGenerations, readStatisticsState } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

/** Maximum processor time to count one day. Only a bug or a very slow regular expression takes longer. */
const CPU_MS: Record<ThreadGroup, number> = { quick: 300_000, slow: 3_600_000 };

/** Updates derived data to keep reads fast. Work left by a failure is done the next time. */
export async function summarizeGeneration({ statistics }: Context, generation: Generation): Promise<void> {
  await statistics.summarizeGeneration(generation, CPU_MS.quick);
}

export function chooseThreadGroup({ isSlow }: Generation): ThreadGroup {
  return isSlow ? 'slow' : 'quick';
}

/** Counts one day of one generation, reusing the findings of `readVersion`. Returns the number of answers counted. */
export async function countDayOf(
  { statistics }: Context,
  { workspaceId, reportId, version }: Generation,
  day: string,
  readVersion: number,
  group: ThreadGroup,
): Promise<number> {
  const countDay = { workspaceId, reportId, version, day, previousVersion: readVersion };
  return statistics.countDay(countDay, group, CPU_MS[group]);
}

/**
 * The job that recounts one day from the stored answers, in the current statistics and in those that are being computed. A
 * report without statistics counts the day when it is set up.
 */
export async function countReportDay(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
): Promise<unknown> {
  return countInGroup(context, { reportId, day }, 'quick');
}

export async function countReportDaySlowly(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
): Promise<unknown> {
  return countInGroup(context, { reportId, day }, 'slow');
}

async function countInGroup(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
  group: ThreadGroup,
): Promise<unknown> {
  const { database, enqueue } = context;
  const state = await readStatisticsState(database, reportId);
  if (!state) return null;
  const { workspaceId, computedVersion, detectionVersion } = state;
  const live = (await listGenerations(database, { workspaceId, reportId })).filter(
    ({ version }) => version === computedVersion || version === detectionVersion,
  );
  const ofGroup = live.filter((generation) => chooseThreadGroup(generation) === group);
  if (group === 'quick' && ofGroup.length < live.length) {
    await database.transaction((tx) => enqueue(tx, 'reports.count-slowly', { reportId, day }));
  }
  let answers = 0;
  for (const generation of ofGroup) {
    answers = await countDayOf(context, generation, day, computedVersion, group);
    await summarizeGeneration(context, generation);
  }
  await database.transaction(async (tx) => {
    if (ofGroup.length > 0) await enqueue(tx, 'reports.recommend', { reportId });
    await enqueue(tx, 'reports.annotate', { reportId, day });
  });
  return { answers };
}
