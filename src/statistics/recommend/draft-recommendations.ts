import { knownSites } from '../../data.ts';
import { createClassifier } from '../../domain/citations/domain-categories/classify.ts';
import { rankAllVendors } from '../../domain/competitors/rank.ts';
import type { CrawlerAccessFinding } from '../../domain/crawlability-checks/crawler-access.ts';
import { type AnswerEvidence, type Evidence, groupByPage, WINDOW_DAYS } from '../../domain/recommendations/evidence.ts';
import { findRecommendations } from '../../domain/recommendations/find.ts';
import { LEAST_ANSWERS } from '../../domain/recommendations/gap-rule.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import { previousWindow, windowEndingOn } from '../../domain/shared/windows.ts';
import { findPages } from '../../storage/answers/find.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { findLatestCountedDay } from '../read/findings.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { type EngineDays, listAnswers, listEngineDays } from './evidence.ts';
import { deleteOldOptions } from './presented-options.ts';
import { listVendors } from './presented-vendors.ts';

export interface RecommendationTask extends GenerationKey {
  isSimulated: boolean;
  /** The name of the report's brand. */
  brand: string;
  /** Pages of the brand that crawlers cannot fetch. */
  blockedPages: CrawlerAccessFinding[];
}

interface Settings {
  brands: Competitor[];
  promptIds: string[];
}

/** The recommendations from the answers of the two weeks up to the last day with answers, and the two before. */
export async function draftRecommendations(
  database: ThreadDatabase,
  task: RecommendationTask,
  caches: ThreadCaches,
): Promise<RecommendationDraft[]> {
  const settings = await findSettings(database, task);
  const endDate = settings && (await findLatestCountedDay(database, task));
  if (!settings || !endDate) return [];
  const window = windowEndingOn(endDate, WINDOW_DAYS);
  const both = { startDate: previousWindow(window).startDate, endDate };
  const prompts = await findPromptTexts(database, settings.promptIds);
  const drafts: RecommendationDraft[] = [];
  for (const engineDays of await listEngineDays(database, { ...task, ...both })) {
    const all = await listAnswers(database, { ...task, ...both }, settings.promptIds, engineDays, caches);
    drafts.push(
      ...findRecommendations(await toEvidence(database, task, settings, { window, all, engineDays, prompts })),
    );
  }
  await deleteOldOptions(database, { ...task, endDate });
  return drafts;
}

async function findSettings(
  { query }: ThreadDatabase,
  { workspaceId, reportId, version }: RecommendationTask,
): Promise<Settings | null> {
  const [settings] = await query<Settings>`
    SELECT brands, "promptIds" FROM "ReportGeneration"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}`;
  return settings ?? null;
}

async function findPromptTexts({ query }: ThreadDatabase, ids: readonly string[]): Promise<Evidence['prompts']> {
  const rows = await query<{ id: string; prompt: string }>`SELECT id, prompt FROM "Prompt" WHERE id = ANY(${ids})`;
  return new Map(rows.map(({ id, prompt }) => [id, prompt]));
}

async function toEvidence(
  database: ThreadDatabase,
  task: RecommendationTask,
  { brands }: Settings,
  {
    window,
    all,
    engineDays,
    prompts,
  }: Pick<Evidence, 'window' | 'prompts'> & { all: AnswerEvidence[]; engineDays: EngineDays },
): Promise<Evidence> {
  const { workspaceId, reportId, isSimulated, brand, blockedPages } = task;
  const { country, engine } = engineDays;
  const answers = all.filter(({ day }) => day >= window.startDate);
  const vendors = await listVendors(database, { workspaceId, isSimulated, country, engine, ...window }, answers);
  const asked = answers.map(({ promptId }) => ({ promptId, engine }));
  return {
    reportId,
    isSimulated,
    engine,
    country,
    brands: brands.map((tracked, index) => (index === 0 ? { ...tracked, brand } : tracked)),
    window,
    previous: previousWindow(window),
    answers,
    answersBefore: all.filter(({ day }) => day < window.startDate),
    pages: await findPages(database, workspaceId, listRepeated(all)),
    siteOf: createClassifier(brands, knownSites),
    prompts,
    untracked: rankAllVendors(vendors, asked, {
      names: brands.flatMap((tracked) => [tracked.brand, ...tracked.brandVariations]),
      domains: brands.flatMap(({ brandDomain, brandDomainVariations }) => [brandDomain, ...brandDomainVariations]),
    }),
    blockedPages,
  };
}

/** A page that fewer answers cite is not recommended. */
function listRepeated(answers: readonly AnswerEvidence[]): string[] {
  return [...groupByPage(answers)].flatMap(([key, citing]) => (citing.length >= LEAST_ANSWERS ? [key] : []));
}
