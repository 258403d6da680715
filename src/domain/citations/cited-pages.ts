import type { EngineId } from '../shared/engines.ts';
import type { DomainCategory } from './domain-categories/categories.ts';
import type { SiteRole } from './domain-categories/site-roles.ts';

export const CITED_PAGE_ORDERS = ['citations', 'prompts', 'domain'] as const;
export type CitedPageOrder = (typeof CITED_PAGE_ORDERS)[number];

/** A page that answers cite, as it is listed. */
export interface ListedPage {
  url: string;
  domain: string;
  title: string;
  citations: number;
  prompts: { id: string; engines: EngineId[] }[];
  isMyBrandDomain: boolean;
  competitor: string | null;
  brandMentioned: boolean;
  domainCategory: DomainCategory;
  siteRole: SiteRole;
}

/** Where a page stands in its list: what it is sorted by, then its id. */
export interface PagePosition {
  value: string;
  pageId: Buffer;
}

/** Host names may hold characters that cursors do not. */
export function encodePage({ value, pageId }: PagePosition): string {
  return [Buffer.from(value).toString('base64url'), pageId.toString('hex')].join(':');
}

export function decodePage(position: string | null): PagePosition | null {
  if (position === null) return null;
  const [value = '', pageId = ''] = position.split(':');
  return { value: Buffer.from(value, 'base64url').toString(), pageId: Buffer.from(pageId, 'hex') };
}
