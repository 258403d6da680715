import type { EngineId } from '../shared/engines.ts';
import type { DomainCategory } from './domain-categories/categories.ts';
import type { SiteRole } from './domain-categories/site-roles.ts';

export const CITED_PAGE_ORDERS = ['citations', 'prompts', 'domain'] as const;
export type CitedPageOrder = (typeof CITED_PAGE_ORDERS)[number];

/** Maximum number of listed prompts: a page can be cited in answers to a thousand prompts. */
export const MOST_CITING_PROMPTS = 20;

/** A page that answers cite, as returned in lists. */
export interface ListedPage {
  url: string;
  domain: string;
  title: string;
  citations: number;
  /** The prompts with the most citations of the page. */
  prompts: { id: string; engines: EngineId[] }[];
  promptsTotal: number;
  isMyBrandDomain: boolean;
  competitor: string | null;
  brandMentioned: boolean;
  domainCategory: DomainCategory;
  siteRole: SiteRole;
}

/** The prompts with the most citations, in the order of their ids. */
export function chooseCitingPrompts<Prompt extends { promptId: string; citations: number }>(
  citing: readonly Prompt[],
): Prompt[] {
  const ascending = Uint32Array.from(citing, ({ citations }) => citations).toSorted();
  const least = ascending.at(-MOST_CITING_PROMPTS) ?? 0;
  return citing
    .filter(({ citations }) => citations >= least)
    .toSorted((a, b) => b.citations - a.citations || compareIds(a, b))
    .slice(0, MOST_CITING_PROMPTS)
    .toSorted(compareIds);
}

function compareIds({ promptId: a }: { promptId: string }, { promptId: b }: { promptId: string }): number {
  return a < b ? -1 : 1;
}

/** The position of a page in its list: its sort value, then its id. */
export interface PagePosition {
  value: string;
  pageId: Buffer;
}

/** Host names can contain characters that cursors cannot. */
export function encodePage({ value, pageId }: PagePosition): string {
  return [Buffer.from(value).toString('base64url'), pageId.toString('hex')].join(':');
}

export function decodePage(position: string | null): PagePosition | null {
  if (position === null) return null;
  const [value = '', pageId = ''] = position.split(':');
  return { value: Buffer.from(value, 'base64url').toString(), pageId: Buffer.from(pageId, 'hex') };
}
