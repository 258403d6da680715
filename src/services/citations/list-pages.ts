import { knownSites } from '../../data.ts';
import {
  type CitedPageOrder,
  chooseCitingPrompts,
  decodePage,
  encodePage,
  type ListedPage,
} from '../../domain/citations/cited-pages.ts';
import type { DomainCategory } from '../../domain/citations/domain-categories/categories.ts';
import { createClassifier, type Site } from '../../domain/citations/domain-categories/classify.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import { readNamedAnswers, type SummedPage, type SummedPages } from '../../statistics/index.ts';
import {
  type CitingPrompt,
  listCitedHosts,
  listCitingPrompts,
  type RankedPage,
  rankPages,
} from '../../storage/citations/cited-pages.ts';
import type { CitationScope } from '../../storage/citations/history.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { type CitationFilter, getCitationScope, type RequestedCitations, readSettings } from './scope.ts';

export interface ListCitedPagesInput extends CitationFilter {
  domain?: string | undefined;
  domainCategory?: DomainCategory | undefined;
  brandMentioned?: boolean | undefined;
  /** Only pages whose URL or title contains it. */
  text?: string | undefined;
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** Lists the pages cited in answers to a report's prompts in a window, from the counts of its days. */
export async function listCitedPages(context: CallerContext, input: ListCitedPagesInput): Promise<Page<ListedPage>> {
  const filter = await getCitationScope(context, input);
  return (await listSummed(context, filter, input)) ?? listCounted(context, filter, input);
}

/** Null if the counts do not contain pages: those of the first release, until they are recalculated. */
async function listSummed(
  { statistics }: CallerContext,
  scope: RequestedCitations,
  input: ListCitedPagesInput,
): Promise<Page<ListedPage> | null> {
  const { domain, domainCategory, brandMentioned, text, sortBy, sortOrder } = input;
  const filter = { domain, domainCategory, brandMentioned, text, sortBy, sortOrder };
  let brands: SummedPages['brands'] | null = null;
  const { items, paging } = await readPageBy(listOf(scope, input), input, encodeSummed, async (position, take) => {
    const after = decodePage(position);
    const ranking = { ...scope, ...filter, after: after && { ...after, pageId: keyOf(after.pageId) }, take };
    const summed = await statistics.rankPages(ranking);
    brands = summed?.brands ?? null;
    return summed?.pages ?? [];
  });
  const siteOf = brands && createClassifier(brands, knownSites);
  return siteOf && { items: items.map((page) => toListedPage(page, siteOf)), paging };
}

function encodeSummed({ value, pageId }: SummedPage): string {
  return encodePage({ value, pageId: Buffer.from(pageId, 'hex') });
}

/** Identifies the list, so that a cursor of another one is rejected. The prompts of a tag may change between two pages. */
function listOf(scope: RequestedCitations, input: ListCitedPagesInput): unknown[] {
  const { tagId, branded, domain, domainCategory, brandMentioned, text, sortBy, sortOrder } = input;
  return [
    'citations',
    { ...scope, selected: null },
    tagId,
    branded,
    domain,
    domainCategory,
    brandMentioned,
    sortBy,
    sortOrder,
    ...(text === undefined ? [] : [text]),
  ];
}

/** Counts the citations in the database. */
function listCounted(
  { database }: CallerContext,
  scope: RequestedCitations,
  input: ListCitedPagesInput,
): Promise<Page<ListedPage>> {
  return database.snapshot((snapshot) => listFrom(snapshot, scope, input));
}

async function listFrom(
  database: Database,
  citationFilter: RequestedCitations,
  input: ListCitedPagesInput,
): Promise<Page<ListedPage>> {
  const { domain, domainCategory, brandMentioned, text, sortBy, sortOrder } = input;
  const { brands, promptIds } = await readSettings(database, citationFilter);
  const scope = { ...citationFilter, promptIds };
  const siteOf = createClassifier(brands, knownSites);
  const named = await readNamedAnswers(database, scope);

  const { items, paging } = await readPageBy(
    listOf(citationFilter, input),
    input,
    encodePage,
    async (position, take) => {
      const hosts = domainCategory === undefined ? null : await listHosts(database, scope, siteOf, domainCategory);
      const filter = { domain, hosts, brandMentioned, text, named };
      return rankPages(database, scope, filter, { sortBy, sortOrder, after: decodePage(position), take });
    },
  );
  const pageIds = items.map(({ pageId }) => pageId);
  const citing = Map.groupBy(await listCitingPrompts(database, scope, pageIds, named), ({ pageId }) => keyOf(pageId));
  const pages = items.map((page) => addPrompts(page, citing.get(keyOf(page.pageId)) ?? []));
  return { items: pages.map((page) => toListedPage(page, siteOf)), paging };
}

/** Categories are not stored in the database, so that the list of categories can change. */
async function listHosts(
  database: Database,
  scope: CitationScope,
  siteOf: (host: string) => Site,
  category: DomainCategory,
): Promise<string[]> {
  const hosts = await listCitedHosts(database, scope);
  return hosts.filter((host) => siteOf(host).domainCategory === category);
}

type CitedPage = Omit<SummedPage, 'pageId' | 'value'>;

function addPrompts(page: RankedPage, citing: readonly CitingPrompt[]): CitedPage {
  return {
    ...page,
    isBrandNamed: citing.some(({ isBrandNamed }) => isBrandNamed),
    prompts: chooseCitingPrompts(citing).map(({ promptId, engines }) => ({ id: promptId, engines })),
    promptsTotal: citing.length,
  };
}

function toListedPage(page: CitedPage, siteOf: (host: string) => Site): ListedPage {
  const { isMyBrandDomain, competitor, domainCategory, siteRole } = siteOf(page.host);
  return {
    url: cleanUrl(page.url),
    domain: page.host,
    title: page.title ?? '',
    citations: page.citations,
    prompts: page.prompts,
    promptsTotal: page.promptsTotal,
    isMyBrandDomain,
    competitor,
    brandMentioned: page.isBrandNamed,
    domainCategory,
    siteRole,
  };
}

function keyOf(pageId: Buffer): string {
  return pageId.toString('hex');
}
