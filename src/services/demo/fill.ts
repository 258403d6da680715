import { mapInSlices } from '../../concurrency/slices.ts';
import { type Caller, PERMISSIONS } from '../../domain/access/access.ts';
import type { Slot } from '../../domain/answers/answers.ts';
import { DEMO_DAYS, DEMO_NEWEST_DAYS, DEMO_PROMPTS, DEMO_REPORT } from '../../domain/demo/demo.ts';
import { DEMO_STORY, listEngineEvents } from '../../domain/demo/story.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { addDays, dayOf } from '../../domain/shared/windows.ts';
import { saveEvaluation } from '../../storage/alert-watches.ts';
import { listAnnotations } from '../../storage/annotations.ts';
import { type LoadableRow, toLoadable } from '../../storage/answers/load.ts';
import { listOpenSlots, type Scope } from '../../storage/collection/slots.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { listReports, touchDetection } from '../../storage/reports/reports.ts';
import { listTags } from '../../storage/tags.ts';
import { createAnnotation } from '../annotations/create.ts';
import { annotateDay } from '../annotations/observe-day.ts';
import { observeAnswer, observeFailure } from '../answers/observe.ts';
import { analyzeAnswers, partitionPastDays } from '../answers/partition.ts';
import { scopeOf } from '../collection/request.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { recordLooks } from '../experiments/record-looks.ts';
import { createPrompts } from '../prompts/create.ts';
import { createReport } from '../reports/create.ts';
import { recalculateReport } from '../reports/recalculate.ts';
import { createTag } from '../tags/create.ts';
import { askSandbox, type Demo } from './ask.ts';
import { ensureAudits } from './audits.ts';
import { ensureExperiment } from './experiment.ts';
import { ensureTask } from './task.ts';
import { ensureTraffic } from './traffic.ts';

const NEVER = new AbortController().signal;

/**
 * Creates a report with three months of sandbox answers, the newest first: those of today are collected as usual, those of past days
 * are loaded. Does nothing if real engines are configured, because they cost money.
 */
export async function fillDemo(
  context: Context,
  { workspaceId, days = DEMO_DAYS }: { workspaceId: string; days?: number | undefined },
  signal: AbortSignal = NEVER,
): Promise<string> {
  if (!isSimulated(context.engines)) return 'skipped: real engines are configured';
  const caller: Caller = { keyId: 'demo', workspaceIds: [workspaceId], permissions: PERMISSIONS };
  const callerContext: CallerContext = { ...context, caller };
  const { database, now } = context;
  // Before the report exists, because its collection inserts rows, and partitions can only be split while they are empty.
  await partitionPastDays(context, addDays(dayOf(now()), -days));
  const demo = await ensureReport(callerContext, workspaceId);
  const newest = Math.min(days, DEMO_NEWEST_DAYS);
  await ensureTraffic(callerContext, demo);
  await loadAnswers(context, demo, { from: 1, to: newest }, signal);
  await database.transaction(async (tx) => {
    await startAlerts(tx, demo);
    await touchDetection(tx, [demo.reportId], null);
  });
  // Before the earlier days are loaded, so that a person does not wait for them.
  await recalculateReport(context, demo);
  await ensureAudits(context, workspaceId, signal);
  if (days === newest) return demo.reportId;

  await ensureTask(context, demo);
  await ensureNote(callerContext, demo);
  await loadAnswers(context, demo, { from: newest, to: days }, signal);
  await annotateEngines(context, demo);
  await ensureExperiment(context, demo);
  await database.transaction((tx) => touchDetection(tx, [demo.reportId], null));
  await recalculateReport(context, demo);
  // As every night: the product finds in the answers what the story planted.
  await recordLooks(context);
  return demo.reportId;
}

/** Alerts are evaluated from before the latest events of the story, once the statistics are in place. */
async function startAlerts(tx: Database, { workspaceId, reportId, today }: Demo): Promise<void> {
  const day = addDays(today, -DEMO_STORY.overtaking.daysAgo - 1);
  const watch = { workspaceId, reportId, evaluatedDay: null, state: {}, thresholds: [] };
  await saveEvaluation(tx, watch, { day, state: { watches: [], crossed: [], degraded: [] } });
}

/** Records what happened to engines on the days of the story, as the daily collection does. */
async function annotateEngines(context: Context, { reportId, today }: Demo): Promise<void> {
  for (const daysAgo of listEngineEvents()) await annotateDay(context, { reportId, day: addDays(today, -daysAgo) });
}

async function ensureNote(context: CallerContext, { workspaceId, reportId, today }: Demo): Promise<void> {
  const { daysAgo, text } = DEMO_STORY.note;
  const date = addDays(today, -daysAgo);
  const range = { startDate: date, endDate: date, after: null, take: 1 };
  const existing = await listAnnotations(context.database, { workspaceId, reportId }, range);
  if (existing.length === 0) await createAnnotation(context, { reportId, date, text });
}

/** A retry after a crash continues with the report of the first attempt. */
async function ensureReport(context: CallerContext, workspaceId: string): Promise<Demo> {
  const prompts: Prompt[] = [];
  for (const group of DEMO_PROMPTS) {
    const tagIds = [await ensureTag(context, workspaceId, group)];
    for (const [country, texts] of Object.entries(group.prompts)) {
      const input = { id: workspaceId, prompts: [...texts], country, tagIds, brandReportIds: [] };
      prompts.push(...(await createPrompts(context, input)).items);
    }
  }
  const [existing] = await listReports(context.database, { workspaceIds: [workspaceId], before: null, take: 1 });
  const promptIds = prompts.map(({ id }) => id);
  const report =
    existing ?? (await createReport(context, { workspaceId, promptIds, ...DEMO_REPORT, surfaces: null })).report;
  return { workspaceId, reportId: report.id, prompts, today: report.createdDate.slice(0, 10) };
}

async function ensureTag(
  context: CallerContext,
  workspaceId: string,
  { tag: name, color }: (typeof DEMO_PROMPTS)[number],
): Promise<string> {
  const tags = await listTags(context.database, { workspaceId, before: null, take: DEMO_PROMPTS.length });
  const existing = tags.find((tag) => tag.name === name);
  return (existing ?? (await createTag(context, { id: workspaceId, name, color }))).id;
}

/**
 * Loads the answers of past days from the latest to the earliest, `to` excluded, while those of the next day are created. Each day is
 * one transaction, so that a retry continues with the next day.
 */
async function loadAnswers(
  context: Context,
  demo: Demo,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<void> {
  const loader = await context.openAnswerLoader();
  try {
    let rows: LoadableRow[] = [];
    for (let daysAgo = from; daysAgo < to; daysAgo++) {
      signal.throwIfAborted();
      [rows] = await Promise.all([createAnswers(context, demo, daysAgo), loader.load(rows)]);
    }
    await loader.load(rows);
    await analyzeAnswers(context);
  } finally {
    await loader.close();
  }
}

/** The answers of a day. None if the day was loaded. */
async function createAnswers(context: Context, demo: Demo, daysAgo: number): Promise<LoadableRow[]> {
  const { prompts, today } = demo;
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const scope = scopeOfStory(context, addDays(today, -daysAgo));
  const slots = await listOpenSlots(context.database, scope, [...byId.keys()]);
  // A day that was loaded can have failed calls, which are open.
  if (slots.length < byId.size * scope.engines.length * scope.samples) return [];
  const rows = await mapInSlices(slots, (slot) => loadableOf(context, demo, slot, byId.get(slot.promptId)));
  return (await Promise.all(rows)).flat();
}

/** Without pages: the story is about the engines. */
function scopeOfStory(context: Context, day: string): Scope {
  const scope = scopeOf(context, day);
  return { ...scope, engines: scope.engines.filter(({ engine, base }) => engine === base) };
}

async function loadableOf(
  context: Context,
  demo: Demo,
  slot: Slot,
  prompt: Prompt | undefined,
): Promise<LoadableRow[]> {
  const reply = prompt ? await askSandbox(context, demo, prompt, slot) : null;
  if (!prompt || !reply) return [];
  const { engine } = reply;
  const { country } = prompt;
  const loadable =
    'answer' in reply
      ? toLoadable(observeAnswer(engine, country, reply.answer), context.now(), reply.answer?.raw)
      : toLoadable(observeFailure(engine, country, reply.failureReason), context.now());
  return [{ slot, loadable }];
}
