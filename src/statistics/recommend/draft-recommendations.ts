import { knownSites, ordinaryWords } from '../../data.ts';
import { createClassifier } from '../../domain/citations/domain-categories/classify.ts';
import { countBeside } from '../../domain/competitors/beside.ts';
import { rankAllVendors } from '../../domain/competitors/rank.ts';
import type { CrawlerAccessFinding } from '../../domain/crawlability-checks/crawler-access.ts';
import { createPageTest, createRivalTest } from '../../domain/recommendations/about-rival.ts';
import { type AnswerEvidence, type Evidence, groupByPage, WINDOW_DAYS } from '../../domain/recommendations/evidence.ts';
import { findRecommendations } from '../../domain/recommendations/find.ts';
import { createGapFinder, type GapFinder, type Gaps, LEAST_ANSWERS } from '../../domain/recommendations/gap-rule.ts';
import { findGapLeaders } from '../../domain/recommendations/gaps.ts';
import { keepShared } from '../../domain/recommendations/keep-shared.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { type DateWindow, previousWindow, windowEndingOn } from '../../domain/shared/windows.ts';
import { questionOf as indexQuestion } from '../../domain/statistics/cells.ts';
import { storedNameOf } from '../../domain/surfaces/surfaces.ts';
import { findPages } from '../../storage/answers/find.ts';
import { type AnswerKey, type EngineAnswers, listSearches } from '../../storage/answers/list.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { findPromptTexts } from '../../storage/recommendations.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { findCountedSettings, type GenerationSettings } from '../../storage/reports/state.ts';
import { findLatestCountedDay, readFoundAnswers } from '../read/findings.ts';
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

/** The recommendations from the answers of the two weeks up to the last day with answers, and the two before. */
export async function draftRecommendations(
  database: ThreadDatabase,
  task: RecommendationTask,
  caches: ThreadCaches,
): Promise<RecommendationDraft[]> {
  const settings = await findCountedSettings(database, task);
  const endDate = settings && (await findLatestCountedDay(database, task));
  if (!settings || !endDate) return [];
  const window = windowEndingOn(endDate, WINDOW_DAYS);
  const both = { startDate: previousWindow(window).startDate, endDate };
  const prompts = await findPromptTexts(database, settings.promptIds);
  const engines = await listEngineDays(database, { ...task, ...both }, settings.surfaces);
  const isAboutRival = createRivalTest(settings.brands, ordinaryWords);
  const promptIds = settings.promptIds.map((id) => (isAboutRival(prompts.get(id) ?? '') ? null : id));
  const subjectOf = createPageTest(settings.brands, ordinaryWords);
  const questionOf = createQuestionFinder(settings);
  const found = findGapsOfEngines(engines, promptIds, window, createGapFinder(settings.brands.length, questionOf));
  const gapLeaders = findGapLeaders([...found.values()]);
  const drafts: RecommendationDraft[] = [];
  for (const engineDays of engines) {
    const all = await listAnswers(database, { ...task, ...both }, settings.promptIds, engineDays, caches);
    const gaps = found.get(engineDays) ?? new Map();
    const read = { window, all, engineDays, prompts, questionOf, isAboutRival, subjectOf, gaps, gapLeaders };
    drafts.push(...findRecommendations(await toEvidence(database, task, settings, read)));
  }
  await deleteOldOptions(database, { ...task, endDate });
  return keepShared(drafts);
}

/** The gaps of each engine in a country, from the findings of its days. Prompts that are not counted are null. */
function findGapsOfEngines(
  engines: readonly EngineDays[],
  promptIds: readonly (string | null)[],
  { startDate }: DateWindow,
  finder: GapFinder<string, EngineDays>,
): Map<EngineDays, Gaps<string>> {
  for (const engineDays of engines) {
    for (const block of engineDays.days.filter(({ day }) => day >= startDate)) {
      for (const { prompt, brands } of readFoundAnswers(block)) {
        const promptId = promptIds[prompt];
        if (promptId) finder.add(engineDays, promptId, block.day, brands);
      }
    }
  }
  return finder.find();
}

/** Returns the first prompt that asks the question of a prompt. */
function createQuestionFinder(settings: GenerationSettings): Evidence['questionOf'] {
  const { promptIds } = settings;
  const found = new Map(promptIds.map((promptId, index) => [promptId, promptIds[indexQuestion(settings, index)]]));
  return (promptId) => found.get(promptId) ?? promptId;
}

async function toEvidence(
  database: ThreadDatabase,
  task: RecommendationTask,
  { brands, surfaces }: GenerationSettings,
  {
    window,
    all,
    engineDays,
    prompts,
    questionOf,
    isAboutRival,
    subjectOf,
    gaps,
    gapLeaders,
  }: Pick<Evidence, 'window' | 'prompts' | 'questionOf' | 'isAboutRival' | 'subjectOf' | 'gaps' | 'gapLeaders'> & {
    all: AnswerEvidence[];
    engineDays: EngineDays;
  },
): Promise<Evidence> {
  const { workspaceId, reportId, isSimulated, brand, blockedPages } = task;
  const { country, engine } = engineDays;
  const answers = all.filter(({ day }) => day >= window.startDate);
  const scope = { workspaceId, isSimulated, engine: storedNameOf(engine, surfaces), ...window };
  const { presented, vendors } = await listVendors(database, { ...scope, country }, answers);
  const accompanying = presented.map(({ lists = [] }, index) => ({
    lists,
    namesKnown: (answers[index]?.brands.length ?? 0) > 0,
  }));
  const tracked = {
    names: brands.flatMap(({ brand: name, brandVariations }) => [name, ...brandVariations]),
    domains: brands.flatMap(({ brandDomain, brandDomainVariations }) => [brandDomain, ...brandDomainVariations]),
  };
  const inGaps = answers.filter(({ promptId }) => gapLeaders.has(promptId));
  const gapPrompts = [...new Set(inGaps.map(({ promptId }) => promptId))];
  return {
    reportId,
    isSimulated,
    engine,
    country,
    brands: brands.map((each, index) => (index === 0 ? { ...each, brand } : each)),
    window,
    previous: previousWindow(window),
    answers,
    answersBefore: all.filter(({ day }) => day < window.startDate),
    pages: await findPages(database, workspaceId, [
      ...new Set([...listRepeated(all), ...inGaps.flatMap(({ pages }) => pages)]),
    ]),
    siteOf: createClassifier(brands, knownSites),
    prompts,
    questionOf,
    untracked: countBeside(rankAllVendors(vendors, presented, tracked), vendors, accompanying, tracked),
    blockedPages,
    isAboutRival,
    subjectOf,
    gaps,
    gapLeaders,
    searchesOf: await readSearches(database, { ...scope, promptIds: gapPrompts }),
  };
}

/** Returns the searches of an answer to one of these prompts. */
async function readSearches(database: ThreadDatabase, answers: EngineAnswers): Promise<Evidence['searchesOf']> {
  const rows = await listSearches(database, answers);
  const searches = new Map(rows.map((row) => [keyOf(row), row.searches]));
  return (answer) => searches.get(keyOf(answer)) ?? [];
}

function keyOf({ promptId, day, sample }: AnswerKey): string {
  return `${promptId} ${day} ${sample}`;
}

/** A page that fewer answers cite is not recommended. */
function listRepeated(answers: readonly AnswerEvidence[]): string[] {
  return [...groupByPage(answers)].flatMap(([key, citing]) => (citing.length >= LEAST_ANSWERS ? [key] : []));
}
