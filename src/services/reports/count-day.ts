import type { Lane } from '../../storage/counting/pool.ts';
import { type Generation, listGenerations, readStatisticsState } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

/** Maximum time to count one day. Only a bug or a very slow regular expression takes longer. */
const DEADLINE_MS: Record<Lane, number> = { quick: 300_000, slow: 3_600_000 };

export function chooseLane({ isSlow }: Generation): Lane {
  return isSlow ? 'slow' : 'quick';
}

/** Counts one day of one generation, reusing the findings of `readVersion`. Returns the number of answers counted. */
export async function countDayOf(
  { counting }: Context,
  { workspaceId, reportId, version }: Generation,
  day: string,
  readVersion: number,
  lane: Lane,
): Promise<number> {
  const countDay = { workspaceId, reportId, version, day, previousVersion: readVersion };
  return counting.countDay(countDay, lane, DEADLINE_MS[lane]);
}

/**
 * The job that recounts one day from the stored answers, in the current statistics and in those that are being computed. A
 * report without statistics counts the day when it is set up.
 */
export async function countReportDay(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
): Promise<unknown> {
  return countInLane(context, { reportId, day }, 'quick');
}

export async function countReportDaySlowly(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
): Promise<unknown> {
  return countInLane(context, { reportId, day }, 'slow');
}

async function countInLane(
  context: Context,
  { reportId, day }: { reportId: string; day: string },
  lane: Lane,
): Promise<unknown> {
  const { database, enqueue } = context;
  const state = await readStatisticsState(database.prisma, reportId);
  if (!state) return null;
  const { computedVersion, detectionVersion } = state;
  const live = (await listGenerations(database.prisma, reportId)).filter(
    ({ version }) => version === computedVersion || version === detectionVersion,
  );
  const ofLane = live.filter((generation) => chooseLane(generation) === lane);
  if (lane === 'quick' && ofLane.length < live.length) {
    await database.transaction((tx) => enqueue(tx, 'reports.count-slowly', { reportId, day }));
  }
  let answers = 0;
  for (const generation of ofLane) answers = await countDayOf(context, generation, day, computedVersion, lane);
  if (ofLane.length > 0) await database.transaction((tx) => enqueue(tx, 'reports.recommend', { reportId }));
  return { answers };
}
