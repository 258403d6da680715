import { createClassifier } from '../../domain/citations/domain-categories/classify.ts';
import { type RankedOption, rankAllOptions } from '../../domain/competitors/rank.ts';
import { type CrawlerAccessFinding, findCrawlerAccess } from '../../domain/crawlability-checks/crawler-access.ts';
import { type AnswerEvidence, type Evidence, WINDOW_DAYS } from '../../domain/recommendations/evidence.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { addDays, previousWindow } from '../../domain/shared/windows.ts';
import { type EngineAnswers, findPages, listCitations } from '../../storage/answers/engines.ts';
import { findLatestChecks } from '../../storage/crawlability-checks.ts';
import type { Database } from '../../storage/database.ts';
import type { RecommendationOwner } from '../../storage/recommendations.ts';
import {
  type FoundBlock,
  findLatestCountedDay,
  type ReportFindings,
  readFoundAnswers,
  readReportFindings,
} from '../../storage/reports/findings.ts';
import type { Context } from '../context.ts';

/** Maximum time for the texts of one engine. Only a bug takes longer. */
const DEADLINE_MS = 300_000;

/** Yields the evidence of each country and engine, for the two weeks up to the last day with answers and the two before. */
export async function* gatherEvidence(
  { database, counting }: Context,
  owner: RecommendationOwner & { version: number },
  brand: string,
): AsyncGenerator<Evidence> {
  const endDate = await findLatestCountedDay(database, owner);
  if (endDate === null) return;
  const window = { startDate: addDays(endDate, 1 - WINDOW_DAYS), endDate };
  const previous = previousWindow(window);
  const both = { startDate: previous.startDate, endDate };
  const found = await readReportFindings(database, { ...owner, ...both, country: null, engines: null });
  if (!found) return;
  const siteOf = createClassifier(found.brands);
  const blockedPages = await listBlockedPages(database, owner.workspaceId, found);
  const brands = found.brands.map((each, place) => (place === 0 ? { ...each, brand } : each));

  for (const blocks of Map.groupBy(found.blocks, ({ country, engine }) => `${country} ${engine}`).values()) {
    const [{ country, engine }] = blocks as [FoundBlock];
    const all = await addCitations(database, { ...owner, engine, ...both }, listAnswers(found, blocks));
    const answers = all.filter(({ day }) => day >= window.startDate);
    const answersBefore = all.filter(({ day }) => day < window.startDate);
    const pages = await findPages(database, owner.workspaceId, [...new Set(all.flatMap((answer) => answer.pages))]);
    const untracked = await findUntracked(counting, { ...owner, engine, ...window }, answers, found);
    const counted = { window, previous, answers, answersBefore, pages };
    yield { ...owner, engine, country, brands, ...counted, siteOf, untracked, blockedPages };
  }
}

async function listBlockedPages(
  database: Database,
  workspaceId: string,
  { brands: [own] }: ReportFindings,
): Promise<CrawlerAccessFinding[]> {
  if (!own) return [];
  const domains = [own.brandDomain, ...own.brandDomainVariations];
  return findCrawlerAccess(
    await findLatestChecks(database, { workspaceId, domains, wildcard: own.brandDomainWildcard }),
  );
}

function listAnswers({ promptIds }: ReportFindings, blocks: readonly FoundBlock[]): AnswerEvidence[] {
  return blocks.flatMap((block) =>
    [...readFoundAnswers(block)].map(({ prompt, sample, brands }) => ({
      promptId: promptIds[prompt] ?? '',
      day: block.day,
      sample,
      brands,
      pages: [],
    })),
  );
}

type Scope = Omit<EngineAnswers, 'promptIds'>;

async function addCitations(database: Database, scope: Scope, answers: AnswerEvidence[]): Promise<AnswerEvidence[]> {
  const promptIds = listPrompts(answers);
  const rows = await listCitations(database, { ...scope, promptIds });
  const cited = new Map(rows.map((row) => [keyOf(row), row.pages]));
  return answers.map((answer) => ({ ...answer, pages: cited.get(keyOf(answer)) ?? [] }));
}

async function findUntracked(
  counting: Context['counting'],
  scope: Scope & { engine: EngineId },
  answers: readonly AnswerEvidence[],
  { brands }: ReportFindings,
): Promise<RankedOption[]> {
  const presented = await counting.listPresentedOptions({ ...scope, promptIds: listPrompts(answers) }, DEADLINE_MS);
  const byAnswer = new Map(presented.map((answer) => [keyOf(answer), answer]));
  const options = answers.map((answer) => {
    const { names = [], hosts = [], linked = [], lists = [] } = byAnswer.get(keyOf(answer)) ?? {};
    return { promptId: answer.promptId, engine: scope.engine, names, hosts, linked, lists };
  });
  return rankAllOptions(options, {
    names: brands.flatMap(({ brand, brandVariations }) => [brand, ...brandVariations]),
    domains: brands.flatMap(({ brandDomain, brandDomainVariations }) => [brandDomain, ...brandDomainVariations]),
  });
}

function listPrompts(answers: readonly AnswerEvidence[]): string[] {
  return [...new Set(answers.map(({ promptId }) => promptId))];
}

function keyOf({ promptId, day, sample }: { promptId: string; day: string; sample: number }): string {
  return `${promptId} ${day} ${sample}`;
}
