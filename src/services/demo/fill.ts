import { type Caller, PERMISSIONS } from '../../domain/access/access.ts';
import type { Slot } from '../../domain/answers/answers.ts';
import { DEMO_CHECKED_URL, describeDemoCheck } from '../../domain/demo/crawlability-check.ts';
import { DEMO_DAYS, DEMO_PROMPTS, DEMO_REPORT } from '../../domain/demo/demo.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { dayBefore, dayOf, daysOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { toLoadable } from '../../storage/answers/load.ts';
import { listOpenSlots } from '../../storage/collection/slots.ts';
import { endCrawlabilityCheck, findLatestChecks, insertCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { listReports } from '../../storage/reports/reports.ts';
import { observeAnswer } from '../answers/observe.ts';
import { analyzeAnswers, partitionPastDays } from '../answers/partition.ts';
import { scopeOf } from '../collection/request.ts';
import type { CallerContext, Context } from '../context.ts';
import { findEngine, isSimulated } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { createPrompts } from '../prompts/create.ts';
import { createReport } from '../reports/create.ts';
import { requestRecount } from '../reports/recalculate.ts';

/**
 * Creates a report with a month of sandbox answers: those of today are collected as usual, those of past days are loaded. Does
 * nothing if real engines are configured, because they cost money.
 */
export async function fillDemo(
  context: Context,
  { workspaceId }: { workspaceId: string },
  signal?: AbortSignal,
): Promise<string> {
  if (!isSimulated(context.engines)) return 'skipped: real engines are configured';
  const caller: Caller = { keyId: 'demo', workspaceIds: [workspaceId], permissions: PERMISSIONS };
  const { reportId, prompts } = await ensureReport({ ...context, caller }, workspaceId);
  await ensureCrawlabilityCheck(context, workspaceId);
  await loadAnswers(context, prompts, signal);
  await context.database.transaction((tx) => requestRecount(context, tx, reportId));
  return reportId;
}

/** A retry after a crash continues with the report of the first attempt. */
async function ensureReport(
  context: CallerContext,
  workspaceId: string,
): Promise<{ reportId: string; prompts: Prompt[] }> {
  const prompts: Prompt[] = [];
  for (const [country, texts] of Object.entries(DEMO_PROMPTS)) {
    const input = { id: workspaceId, prompts: texts, country, tagIds: [], brandReportIds: [] };
    prompts.push(...(await createPrompts(context, input)).items);
  }
  const [existing] = await listReports(context.database, { workspaceIds: [workspaceId], before: null, take: 1 });
  if (existing) return { reportId: existing.id, prompts };
  const promptIds = prompts.map(({ id }) => id);
  const { report } = await createReport(context, { workspaceId, promptIds, ...DEMO_REPORT });
  return { reportId: report.id, prompts };
}

/** Loads the answers of each past day in one transaction, so that a retry continues with the next day. */
async function loadAnswers(
  context: Context,
  prompts: readonly Prompt[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const today = dayOf(context.now());
  const days = daysOf(windowEndingOn(dayBefore(today), DEMO_DAYS - 1)).toReversed();
  await partitionPastDays(context, days.at(-1) ?? today);
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const loader = await context.openAnswerLoader();
  try {
    for (const day of days) {
      signal?.throwIfAborted();
      const slots = await listOpenSlots(context.database, scopeOf(context, day), [...byId.keys()]);
      const rows = await Promise.all(slots.map((slot) => askSandbox(context, slot, byId.get(slot.promptId))));
      await loader.load(rows.flat());
    }
    await analyzeAnswers(context);
  } finally {
    await loader.close();
  }
}

const BRANDS = [DEMO_REPORT, ...DEMO_REPORT.competitors].map(({ brand, brandDomain }) => ({
  name: brand,
  domain: brandDomain,
}));
const NEVER = new AbortController().signal;

async function askSandbox({ engines, now }: Context, slot: Slot, asked: Prompt | undefined) {
  const engine = findEngine(engines, slot.engine);
  if (!engine || !asked) return [];
  const { prompt, country } = asked;
  const { day, sample } = slot;
  const answer = await engine.ask({ prompt, country, day, sample, brands: BRANDS, signal: NEVER });
  return [{ slot, loadable: toLoadable(observeAnswer(engine, country, answer), now(), answer?.raw) }];
}

/** The invented site cannot be fetched, so the result of its check is invented too. */
async function ensureCrawlabilityCheck({ database, now }: Context, workspaceId: string): Promise<void> {
  const domain = DEMO_REPORT.brandDomain;
  const [existing] = await findLatestChecks(database, { workspaceId, domains: [domain], wildcard: false });
  if (existing) return;
  const check = { id: newId('crawlabilityCheck', now()), workspaceId };
  const page = { url: DEMO_CHECKED_URL, urlKey: normalizeUrl(DEMO_CHECKED_URL)?.key ?? DEMO_CHECKED_URL, domain };
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertCrawlabilityCheck(tx, { ...check, ...page }, now());
    await endCrawlabilityCheck(tx, check, describeDemoCheck(), now());
  });
}
