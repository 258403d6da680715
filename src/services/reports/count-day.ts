import type { Lane } from '../../storage/counting/pool.ts';
import { type Generation, listGenerations, readStatisticsState } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

/** How long one day may take. Only a fault, or a very slow expression, takes longer. */
const DEADLINE_MS: Record<Lane, number> = { quick: 300_000, slow: 3_600_000 };

/** Keeps reads fast. What a failure leaves undone is done the next time. */
export async function summariseGeneration({ counting }: Context, generation: Generation): Promise<void> {
  await counting.summariseGeneration(generation, DEADLINE_MS.quick);
}

export function chooseLane({ isSlow }: Generation): Lane {
  return isSlow ? 'slow' : 'quick';
}

/** Counts one day of one generation; what `readVersion` found is used again. Tells how many answers were counted. */
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
 * The job: brings one day up to the answers that are stored, in the numbers that are read and in those that are being computed
 * meanwhile. A report that has no numbers yet will count the day when it is set up.
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
  const own = live.filter((generation) => chooseLane(generation) === lane);
  if (lane === 'quick' && own.length < live.length) {
    await database.transaction((tx) => enqueue(tx, 'reports.count-slowly', { reportId, day }));
  }
  let answers = 0;
  for (const generation of own) {
    answers = await countDayOf(context, generation, day, computedVersion, lane);
    await summariseGeneration(context, generation);
  }
  await database.transaction(async (tx) => {
    if (own.length > 0) await enqueue(tx, 'reports.recommend', { reportId });
    await enqueue(tx, 'reports.annotate', { reportId, day });
  });
  return { answers };
}
