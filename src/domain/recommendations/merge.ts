import { compareEngines, type EngineId } from '../shared/engines.ts';
import { MOST_PROMPTS } from './evidence.ts';
import { writeTask } from './merged-copy.ts';
import { priorityOf, type RecommendationState, type RecommendationType, scoreOf } from './recommendation.ts';
import { addUp, sumOf, type Task, type TaskContext, type TaskEngine, type TaskPart } from './task.ts';

/** What the order of tasks depends on: one for each recommendation. */
export interface RankedPart {
  taskId: string;
  type: RecommendationType;
  engine: EngineId;
  country: string;
  state: RecommendationState;
  score: number;
  /** Null in recommendations of earlier versions, until the next run. */
  evidence: number | null;
  answers: number | null;
}

export interface RankedTask {
  taskId: string;
  type: RecommendationType;
  state: RecommendationState;
  score: number;
}

/** The order of the states of a task: it is open as long as one of its parts is. */
const BY_STATE = ['suggested', 'completed', 'dismissed'] as const satisfies RecommendationState[];

/**
 * The tasks that recommendations are parts of, those with the most impact first: a task counts the supporting answers of all its
 * engines and countries, as a part of all answers of the selected engines and countries.
 */
export function rankTasks(parts: readonly RankedPart[]): RankedTask[] {
  const answers = new Map<string, number>();
  for (const part of parts) {
    const key = `${part.engine} ${part.country}`;
    answers.set(key, Math.max(answers.get(key) ?? 0, part.answers ?? 0));
  }
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return [...Map.groupBy(parts, ({ taskId }) => taskId)]
    .map(([taskId, all]) => {
      const [{ type }] = all as [RankedPart];
      const state = BY_STATE.find((wanted) => all.some((part) => part.state === wanted)) ?? 'suggested';
      const ofState = all.filter((part) => part.state === state);
      return { taskId, type, state, score: scoreTask(ofState, total) };
    })
    .toSorted(compareTasks);
}

export function compareTasks(a: Pick<RankedTask, 'taskId' | 'score'>, b: Pick<RankedTask, 'taskId' | 'score'>): number {
  return b.score - a.score || (a.taskId < b.taskId ? -1 : a.taskId > b.taskId ? 1 : 0);
}

function scoreTask(parts: readonly RankedPart[], total: number): number {
  const [type] = parts.map((part) => part.type);
  const known = parts.flatMap(({ evidence }) => evidence ?? []);
  // Crawlers are not answers: what one engine cannot fetch does not weigh less because others can.
  if (type === undefined || type === 'crawler_access' || known.length < parts.length) {
    return Math.max(0, ...parts.map(({ score }) => score));
  }
  return scoreOf(
    type,
    known.reduce((sum, evidence) => sum + evidence, 0),
    total,
  );
}

/** Joins the parts of a task that have its state. Their answers are of different engines or countries, so that counts add up. */
export function mergeParts({ taskId, state, score }: RankedTask, all: readonly TaskPart[], context: TaskContext): Task {
  const parts = all
    .filter((part) => part.state === state)
    .toSorted((a, b) => b.score - a.score || compareEngines(a.engine, b.engine) || (a.country < b.country ? -1 : 1));
  const [first] = parts;
  if (!first) throw new Error(`Task ${taskId} has no parts that are ${state}`);
  const engines = listEngines(parts);
  const prompts = listPrompts(parts, context);
  const citations = sumOf(parts, ({ data }) => data.citations);
  return {
    id: taskId,
    engine: first.engine,
    type: first.type,
    group: first.group,
    priority: priorityOf(score),
    score,
    state,
    data: {
      url: first.data.url,
      title: first.data.title,
      domain: first.data.domain,
      domainCategory: first.data.domainCategory,
      mentionedCompetitors: listCompetitors(parts),
      citations,
      prompts: prompts.slice(0, MOST_PROMPTS),
      country: first.country,
      service: first.engine,
      type: first.type,
      startDate: parts.map(({ data }) => data.startDate).toSorted()[0] ?? first.data.startDate,
      endDate:
        parts
          .map(({ data }) => data.endDate)
          .toSorted()
          .at(-1) ?? first.data.endDate,
    },
    copy: writeTask(parts, { ...context, engines, promptIds: prompts.map(({ promptId }) => promptId) }),
    countries: [...new Set(parts.map(({ country }) => country))].toSorted(),
    engines,
    promptsTotal: prompts.length,
  };
}

function listEngines(parts: readonly TaskPart[]): TaskEngine[] {
  return [...Map.groupBy(parts, ({ engine }) => engine)]
    .map(([engine, ofEngine]) => {
      const citations = sumOf(ofEngine, ({ data }) => data.citations);
      const isKnown = ofEngine.every(({ details }) => details !== null);
      const answers = isKnown ? sumOf(ofEngine, ({ details }) => details?.answers ?? 0) : null;
      return {
        engine,
        countries: ofEngine.map(({ country }) => country).toSorted(),
        citations,
        answers,
        share: answers ? citations / answers : null,
        recommendationIds: ofEngine.map(({ id }) => id),
      };
    })
    .toSorted((a, b) => b.citations - a.citations || compareEngines(a.engine, b.engine));
}

/** Each prompt once with the engines whose answers support the task, those with the most answers first. */
function listPrompts(parts: readonly TaskPart[], { prompts }: TaskContext): Task['data']['prompts'] {
  const cells = parts.flatMap(({ engine, data, details }) =>
    (details?.prompts ?? data.promptIds.map((promptId) => ({ promptId, answers: 0 }))).map((prompt) => ({
      engine,
      ...prompt,
    })),
  );
  return [...Map.groupBy(cells, ({ promptId }) => promptId)]
    .flatMap(([promptId, ofPrompt]) => {
      const prompt = prompts.get(promptId);
      if (prompt === undefined) return [];
      const sorted = ofPrompt.toSorted((a, b) => b.answers - a.answers || compareEngines(a.engine, b.engine));
      return [
        {
          promptId,
          prompt,
          answers: sumOf(ofPrompt, ({ answers }) => answers),
          engines: sorted.map(({ engine }) => engine),
        },
      ];
    })
    .toSorted((a, b) => b.answers - a.answers);
}

function listCompetitors(parts: readonly TaskPart[]): string[] {
  const named = parts.flatMap(({ details }) => (details ? [...details.rivals, ...details.names] : []));
  const counted = addUp(named, ({ brand }) => brand).map(({ brand }) => brand);
  return [...new Set([...counted, ...parts.flatMap(({ data }) => data.mentionedCompetitors)])];
}
