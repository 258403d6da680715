import { BUDGET_REACHED, type Observation, type Slot } from '../../domain/answers/answers.ts';
import { hostOfSource } from '../../domain/citations/redirects.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { type Answer, type Engine, EngineError } from '../../gateways/engines/port.ts';
import { findQuestion, findReportsOfPrompt, insertAnswer, listTrackedBrands } from '../../storage/answers/answers.ts';
import { markExhausted, reserveSpending, settleSpending } from '../../storage/collection/spending.ts';
import type { Database } from '../../storage/database.ts';
import type { Context } from '../context.ts';
import { findEngine, SANDBOX } from '../engines/enabled.ts';
import { requireCurrent } from '../jobs/fence.ts';

/** Sends a prompt to an engine and stores the result. Throws errors that can be retried. */
export async function collectAnswer(context: Context, slot: Slot, signal: AbortSignal): Promise<string> {
  const engine = findEngine(context.engines, slot.engine);
  if (!engine) return 'off';
  const question = await findQuestion(context.database, slot, engine.connector === SANDBOX);
  if (!question || engine.refusalOf(question.country) !== null) return 'skipped';
  if (!(await reserve(context, engine)))
    return store(context, slot, failedBy(engine, question.country, BUDGET_REACHED));

  const beforeCall = () =>
    requireCurrent(context, context.database).catch(async (error: unknown) => {
      await settle(context, engine, 0);
      throw error;
    });
  const started = performance.now();
  const brands = engine.connector === SANDBOX ? await listTrackedBrands(context.database, slot.workspaceId) : [];
  try {
    const answer = await engine.ask({ ...question, day: slot.day, sample: slot.sample, brands, signal, beforeCall });
    await settle(context, engine, answer?.cost ?? engine.expectedCost);
    const latencyMs = Math.round(performance.now() - started);
    return await store(context, slot, { ...observe(engine, question.country, answer), latencyMs }, answer?.raw);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.failure === 'refused') return store(context, slot, refusedBy(engine, question.country, error.message));
    await settle(context, engine, 0);
    if (error.failure === 'retry') throw error;
    return store(context, slot, failedBy(engine, question.country, error.message));
  }
}

/** Stores a call whose retries are exhausted as failed, with the reason. */
export async function recordFailedAnswer(context: Context, slot: Slot, reason: string): Promise<string> {
  const engine = findEngine(context.engines, slot.engine);
  const question = engine && (await findQuestion(context.database, slot, engine.connector === SANDBOX));
  return question ? store(context, slot, failedBy(engine, question.country, reason)) : 'skipped';
}

async function store(context: Context, slot: Slot, observation: Observation, raw?: unknown): Promise<string> {
  await context.database.workspaceTransaction(slot.workspaceId, async (tx) => {
    await requireCurrent(context, tx);
    if (await insertAnswer(tx, slot, observation, raw)) await requestCount(context, tx, slot);
  });
  return observation.state;
}

/**
 * Every report with the prompt recounts the day. A report that is being set up also checks whether this was the last pending
 * answer. It recounts the day as well, because its setup may have read the day just before.
 */
async function requestCount({ enqueue }: Context, tx: Database, { promptId, day }: Slot): Promise<void> {
  const reports = await findReportsOfPrompt(tx, promptId);
  const inSetUp = reports.filter(({ isSetUp }) => !isSetUp);
  if (inSetUp.length > 0) await enqueue(tx, 'reports.set-up', ...inSetUp.map(({ reportId }) => ({ reportId })));
  if (reports.length > 0) await enqueue(tx, 'reports.count', ...reports.map(({ reportId }) => ({ reportId, day })));
}

function observe(engine: Engine, country: string, answer: Answer | null): Observation {
  const nothing = { ...blank(engine, country), state: 'no_answer' as const, cost: engine.expectedCost };
  if (answer === null) return nothing;
  const { text, retrieved, searches, model, cost, isTruncated = false } = answer;
  return {
    ...nothing,
    state: 'answered',
    text,
    cited: citedPages(answer),
    retrieved,
    searches,
    model,
    cost,
    isTruncated,
  };
}

/** A refusal is an observation, and is billed like an answer. */
function refusedBy(engine: Engine, country: string, reason: string): Observation {
  return { ...blank(engine, country), state: 'no_answer', cost: engine.expectedCost, failureReason: reason };
}

function failedBy(engine: Engine, country: string, failureReason: string): Observation {
  return { ...blank(engine, country), state: 'failed', failureReason };
}

function blank(engine: Engine, country: string): Observation {
  const { connector, surface } = engine;
  return {
    isSimulated: connector === SANDBOX,
    country,
    state: 'failed',
    text: '',
    cited: [],
    retrieved: [],
    searches: [],
    model: null,
    source: connector,
    surface,
    cost: null,
    latencyMs: 0,
    failureReason: null,
    isTruncated: false,
  };
}

/** The cited pages without duplicates, in order of appearance. Sources without a web URL are kept in the raw response only. */
function citedPages({ cited }: Answer): Observation['cited'] {
  const pages = new Map<string, Observation['cited'][number]>();
  for (const { url, title, spans } of cited.toSorted((one, other) => one.position - other.position)) {
    const page = normalizeUrl(url);
    if (page === null) continue;
    const known = pages.get(page.key);
    if (known) known.spans.push(...spans);
    else {
      const host = hostOfSource({ url, title }) ?? page.host;
      pages.set(page.key, { url, title, position: pages.size + 1, spans: [...spans], key: page.key, host });
    }
  }
  return [...pages.values()];
}

async function reserve({ database, collection, now, log }: Context, { expectedCost }: Engine): Promise<boolean> {
  if (expectedCost === 0) return true;
  const day = dayOf(now());
  const budgetUsd = collection.dailyBudgetUsd;
  if (await reserveSpending(database, { day, usd: expectedCost, budgetUsd })) return true;
  if (await markExhausted(database, day, budgetUsd)) {
    log.warn({ day, budgetUsd }, 'Daily budget reached. Skipping calls until tomorrow (UTC).');
  }
  return false;
}

async function settle({ database, now }: Context, { expectedCost }: Engine, cost: number): Promise<void> {
  if (cost !== expectedCost) await settleSpending(database, dayOf(now()), cost - expectedCost);
}
