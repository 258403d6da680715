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
import { readNamedAnswers } from '../../storage/answers/named.ts';
import {
  type CitingPrompt,
  listCitedHosts,
  listCitingPrompts,
  type RankedPage,
  rankPages,
} from '../../storage/citations/cited-pages.ts';
import type { CitationScope } from '../../storage/citations/history.ts';
import type { Database } from '../../storage/database.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { type CitationFilter, getCitationScope, readSettings } from './scope.ts';

export interface ListCitedPagesInput extends CitationFilter {
  domain?: string | undefined;
  domainCategory?: DomainCategory | undefined;
  brandMentioned?: boolean | undefined;
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** Lists the pages cited in answers to a report's prompts in a window. */
export async function listCitedPages(context: CallerContext, input: ListCitedPagesInput): Promise<Page<ListedPage>> {
  const filter = await getCitationScope(context, input);
  return context.database.snapshot((database) => listFrom(database, filter, input));
}

async function listFrom(
  database: Database,
  citationFilter: Omit<CitationScope, 'promptIds'>,
  input: ListCitedPagesInput,
): Promise<Page<ListedPage>> {
  const { domain, domainCategory, brandMentioned, sortBy, sortOrder } = input;
  const { brands, promptIds } = await readSettings(database, input.reportId);
  const scope = { ...citationFilter, promptIds };
  const siteOf = createClassifier(brands);
  const named = await readNamedAnswers(database, scope);
  const list = ['citations', citationFilter, domain, domainCategory, brandMentioned, sortBy, sortOrder];

  const { items, paging } = await readPageBy(list, input, encodePage, async (position, take) => {
    const hosts = domainCategory === undefined ? null : await listHosts(database, scope, siteOf, domainCategory);
    const filter = { domain, hosts, brandMentioned, named };
    return rankPages(database, scope, filter, { sortBy, sortOrder, after: decodePage(position), take });
  });
  const pageIds = items.map(({ pageId }) => pageId);
  const citing = Map.groupBy(await listCitingPrompts(database, scope, pageIds, named), ({ pageId }) => keyOf(pageId));
  return { items: items.map((page) => toListedPage(page, citing.get(keyOf(page.pageId)) ?? [], siteOf)), paging };
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

function toListedPage(page: RankedPage, citing: readonly CitingPrompt[], siteOf: (host: string) => Site): ListedPage {
  const { isMyBrandDomain, competitor, domainCategory, siteRole } = siteOf(page.host);
  return {
    url: cleanUrl(page.url),
    domain: page.host,
    title: page.title ?? '',
    citations: page.citations,
    prompts: chooseCitingPrompts(citing).map(({ promptId, engines }) => ({ id: promptId, engines })),
    promptsTotal: citing.length,
    isMyBrandDomain,
    competitor,
    brandMentioned: citing.some(({ isBrandNamed }) => isBrandNamed),
    domainCategory,
    siteRole,
  };
}

function keyOf(pageId: Buffer): string {
  return pageId.toString('hex');
}
