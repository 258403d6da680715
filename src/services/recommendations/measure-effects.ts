import {
  baselineOf,
  type CompletedTask,
  type Effect,
  listMeasuredWindows,
  measureEffect,
  selectCompared,
} from '../../domain/recommendations/effect.ts';
import { type DateWindow, dayOf } from '../../domain/shared/windows.ts';
import { listTouchedPrompts, type RecommendationOwner, type StoredPart } from '../../storage/recommendations.ts';
import type { CallerContext } from '../context.ts';
import { readCurrent, readStatisticsFor } from '../reports/read-statistics.ts';

/**
 * How the share of answers that name the brand changed after each task was completed. Tasks that are not about prompts, or that
 * were completed in a version that did not record it, have none.
 */
export async function measureEffects(
  context: CallerContext,
  owner: RecommendationOwner,
  completed: ReadonlyMap<string, StoredPart[]>,
): Promise<Map<string, Effect>> {
  const effects = new Map<string, Effect>();
  if (completed.size === 0) return effects;
  const today = dayOf(context.now());
  const touched = await listTouchedPrompts(context.database, owner);
  for (const [taskId, parts] of completed) {
    const task = toCompletedTask(parts);
    if (!task) continue;
    const baseline = baselineOf(task);
    const windows = listMeasuredWindows(task, today);
    const isDue = baseline !== null && windows.length > 0;
    const measurements = isDue ? await measure(context, owner, { task, baseline, windows, touched }) : [];
    effects.set(taskId, { baseline, measurements });
  }
  return effects;
}

/** The parts that were listed first, with the prompts that they had then. Parts that came later were chosen by later answers. */
function toCompletedTask(parts: readonly StoredPart[]): CompletedTask | null {
  const listed = parts.flatMap(({ listedDate, ...part }) =>
    listedDate && part.type !== 'competitors_count' ? [{ ...part, listedDay: dayOf(listedDate) }] : [],
  );
  const [listedDay] = listed.map((part) => part.listedDay).toSorted();
  const [completedDate] = parts.flatMap(({ stateDate }) => stateDate ?? []).toSorted((a, b) => Number(a) - Number(b));
  const first = listed.filter((part) => part.listedDay === listedDay);
  const promptIds = [...new Set(first.flatMap(({ listedPromptIds }) => listedPromptIds))];
  if (listedDay === undefined || !completedDate || promptIds.length === 0) return null;
  const engines = [...new Set(first.map(({ engine }) => engine))];
  return { listedDay, completedDay: dayOf(completedDate), promptIds, engines };
}

interface Measuring {
  task: CompletedTask;
  baseline: DateWindow;
  windows: (DateWindow & { days: number })[];
  touched: ReadonlySet<string>;
}

async function measure(
  context: CallerContext,
  { reportId }: RecommendationOwner,
  { task, baseline, windows, touched }: Measuring,
): Promise<Effect['measurements']> {
  const endDate = windows.at(-1)?.endDate ?? baseline.endDate;
  const input = { reportId, startDate: baseline.startDate, endDate };
  const wanted = { windows: [baseline, ...windows], groups: [], needsCells: true };
  const { result: read } = await readCurrent(context, input, (cells) =>
    readStatisticsFor(context, input, cells, wanted),
  );
  // Days that were counted with earlier settings cannot be compared.
  if (read.comparableFrom !== null && read.comparableFrom > baseline.startDate) return [];
  const [before, ...after] = read.cells;
  const prompts = selectCompared(read.settings.promptIds, before ?? {}, { promptIds: task.promptIds, touched });
  const selection = { ...prompts, engines: task.engines };
  return windows.flatMap((window, index) => {
    const now = after[index];
    return before && now ? [measureEffect(window, { before, now }, selection)] : [];
  });
}
