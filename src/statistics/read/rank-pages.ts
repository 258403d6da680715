import { knownSites } from '../../data.ts';
import { type CitedPageOrder, chooseCitingPrompts } from '../../domain/citations/cited-pages.ts';
import type { DomainCategory } from '../../domain/citations/domain-categories/categories.ts';
import { createClassifier } from '../../domain/citations/domain-categories/classify.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { findPageIds } from '../../storage/citations/find-pages.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { createPromptFilter, findSettings, type PageScope, type PageSettings, readBlocks } from './citation-blocks.ts';
import { readDirectory } from './page-directories.ts';
import type { PageDirectory } from './page-directory.ts';
import { listPromptsOfPages, type PromptOfPage, sumPages } from './page-sums.ts';
import { selectPages, valueOfPage } from './select-pages.ts';

export interface PageRanking extends PageScope {
  /** Domain of the pages, including its subdomains. */
  domain: string | undefined;
  domainCategory: DomainCategory | undefined;
  brandMentioned: boolean | undefined;
  /** Text that the URL or the title of the pages contains. */
  text: string | undefined;
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  after: { value: string; pageId: string } | null;
  take: number;
}

/** A page with its citations, and its position in the list. */
export interface SummedPage {
  /** Hexadecimal. */
  pageId: string;
  value: string;
  url: string;
  host: string;
  title: string | null;
  citations: number;
  isBrandNamed: boolean;
  prompts: { id: string; engines: EngineId[] }[];
  promptsTotal: number;
}

export interface SummedPages {
  /** The brands of the statistics that the pages were read from. */
  brands: TrackedBrand[];
  pages: SummedPage[];
}

/** Ranks the cited pages of a window from the counts of its days. Null for statistics of the first release. */
export async function rankSummedPages(
  database: ThreadDatabase,
  ranking: PageRanking,
  caches: ThreadCaches,
): Promise<SummedPages | null> {
  return database.snapshot(async (snapshot) => {
    const settings = await findSettings(snapshot, ranking);
    return settings && { brands: settings.brands, pages: await listPages(snapshot, ranking, settings, caches) };
  });
}

async function listPages(
  database: ThreadDatabase,
  ranking: PageRanking,
  settings: PageSettings,
  caches: ThreadCaches,
): Promise<SummedPage[]> {
  const { workspaceId, domain, domainCategory, brandMentioned, text, sortBy, sortOrder, after, take } = ranking;
  const blocks = await readBlocks(database, ranking, settings);
  const isCounted = createPromptFilter(ranking, settings);
  const directory = await readDirectory(database, workspaceId, caches);
  const sums = sumPages({ blocks, isCounted }, directory.size);
  const siteOf = createClassifier(settings.brands, knownSites);
  const found = text === undefined ? null : new Set(await findPageIds(database, workspaceId, text));
  const chosen = selectPages(sums, directory, {
    isPageListed: (page) => found === null || found.has(directory.idOf(page).toString('hex')),
    isHostListed: (host) =>
      (domain === undefined || `.${host}`.endsWith(`.${domain}`)) &&
      (domainCategory === undefined || siteOf(host).domainCategory === domainCategory),
    brandMentioned,
    sortBy,
    sortOrder,
    after: after && { value: after.value, pageId: Buffer.from(after.pageId, 'hex') },
    take,
  });
  const citing = listPromptsOfPages({ blocks, isCounted }, chosen);
  const details = await findDetails(database, workspaceId, directory, chosen);
  return chosen.map((page, index) => ({
    ...(details.get(page) ?? { url: '', title: null }),
    pageId: directory.idOf(page).toString('hex'),
    value: valueOfPage(sums, directory, sortBy, page),
    host: directory.hosts[directory.hostOf(page)] ?? '',
    citations: sums.citations[page] ?? 0,
    isBrandNamed: sums.named[page] === 1,
    ...describePrompts(citing[index] ?? [], settings),
  }));
}

async function findDetails(
  { query }: ThreadDatabase,
  workspaceId: string,
  directory: PageDirectory,
  pages: readonly number[],
): Promise<Map<number, { url: string; title: string | null }>> {
  const ids = pages.map((page) => directory.idOf(page).toString('hex'));
  const rows = await query<{ page: number; url: string; title: string | null }>`
    SELECT chosen.page, cited.url, cited.title
    FROM unnest(${pages}::int[], ${ids}::text[]) AS chosen(page, id)
    JOIN "CitedPage" cited ON cited."workspaceId" = ${workspaceId} AND cited."pageId" = decode(chosen.id, 'hex')`;
  return new Map(rows.map(({ page, ...details }) => [page, details]));
}

function describePrompts(
  citing: readonly PromptOfPage[],
  { promptIds }: PageSettings,
): Pick<SummedPage, 'prompts' | 'promptsTotal'> {
  const prompts = citing.map(({ prompt, citations, engines }) => ({
    promptId: promptIds[prompt] ?? '',
    citations,
    engines,
  }));
  return {
    promptsTotal: prompts.length,
    prompts: chooseCitingPrompts(prompts).map(({ promptId, engines }) => ({
      id: promptId,
      engines: [...engines].toSorted(),
    })),
  };
}
