import { type Effect } from '../../domain/recommendations/effect.ts';
import { compareTasks, mergeParts, type RankedTask, rankTasks } from '../../domain/recommendations/merge.ts';
import type { RecommendationState, RecommendationType } from '../../domain/recommendations/recommendation.ts';
import type { Task } from '../../domain/recommendations/task.ts';
import type { Page } from '../../domain/shared/paging.ts';
import {
  findPromptTexts,
  listTaskParts,
  type PartFilter,
  type RecommendationOwner,
  readTaskParts,
  type StoredPart,
} from '../../storage/recommendations.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { measureEffects } from './measure-effects.ts';

export type MeasuredTask = Task & { effect?: Effect };

interface TaskFilter extends PartFilter {
  state: RecommendationState | undefined;
  type: RecommendationType | undefined;
}

/** Lists tasks, which join the recommendations of all selected engines and countries by subject, those with the most impact first. */
export async function listTasks(
  context: CallerContext,
  owner: RecommendationOwner,
  { state, type, ...filter }: TaskFilter,
  paging: { cursor?: string | undefined; limit: number },
): Promise<Page<MeasuredTask>> {
  const list = ['tasks', owner, filter, state, type];
  const page = await readPageBy(list, paging, encode, async (position, take) => {
    const after = position === null ? null : decode(position);
    const tasks = rankTasks(await listTaskParts(context.database, owner, filter));
    return tasks
      .filter((task) => (state === undefined || task.state === state) && (type === undefined || task.type === type))
      .filter((task) => after === null || compareTasks(after, task) < 0)
      .slice(0, take);
  });
  return { ...page, items: await describeTasks(context, owner, page.items, filter) };
}

/** A task with all its parts. Null if it does not exist. */
export async function findTask(
  context: CallerContext,
  owner: RecommendationOwner,
  taskId: string,
): Promise<MeasuredTask | null> {
  const filter = { country: null, engines: null };
  const ranked = rankTasks(await listTaskParts(context.database, owner, filter)).filter(
    (task) => task.taskId === taskId,
  );
  const [task] = await describeTasks(context, owner, ranked, filter);
  return task ?? null;
}

async function describeTasks(
  context: CallerContext,
  owner: RecommendationOwner,
  tasks: readonly RankedTask[],
  filter: PartFilter,
): Promise<MeasuredTask[]> {
  const { database } = context;
  const taskIds = tasks.map(({ taskId }) => taskId);
  const parts = await readTaskParts(database, owner, taskIds, filter);
  const stored = await findReport(database, owner.reportId);
  const prompts = await findPromptTexts(
    database,
    parts.flatMap(({ data, details }) => details?.prompts.map(({ promptId }) => promptId) ?? data.promptIds),
  );
  const byTask = Map.groupBy(parts, ({ taskId }) => taskId);
  const taskContext = { brand: stored?.report.brand ?? '', isSimulated: owner.isSimulated, prompts };
  // A run in the meantime may have removed all parts of a task.
  const found = tasks.flatMap((task) => {
    const all = byTask.get(task.taskId) ?? [];
    return all.some((part) => part.state === task.state) ? [{ task, parts: all }] : [];
  });
  const effects = await measureEffects(context, owner, listCompleted(found));
  return found.map(({ task, parts: all }) => {
    const effect = effects.get(task.taskId);
    return { ...mergeParts(task, all, taskContext), ...(effect && { effect }) };
  });
}

function listCompleted(found: readonly { task: RankedTask; parts: StoredPart[] }[]): Map<string, StoredPart[]> {
  const completed = found.filter(({ task }) => task.state === 'completed');
  return new Map(completed.map(({ task, parts }) => [task.taskId, parts.filter(({ state }) => state === 'completed')]));
}

function encode({ score, taskId }: RankedTask): string {
  return `${score}:${taskId}`;
}

function decode(position: string): Pick<RankedTask, 'taskId' | 'score'> {
  const [score, taskId = ''] = position.split(':');
  return { score: Number(score), taskId };
}
