import type { DataTable } from '../api/table.ts';

export interface CitedPage {
  domain: string;
  domainCategory: string;
  citations: number;
  isMyBrandDomain: boolean;
  competitor: string | null;
}

export interface Domain extends CitedPage {
  pages: number;
}

/** Cited pages added up by site, most citations first. */
export function groupByDomain(pages: readonly CitedPage[]): Domain[] {
  const domains = new Map<string, Domain>();
  for (const { domain, domainCategory, citations, isMyBrandDomain, competitor } of pages) {
    const known = domains.get(domain);
    if (known) {
      known.citations += citations;
      known.pages += 1;
    } else domains.set(domain, { domain, domainCategory, citations, isMyBrandDomain, competitor, pages: 1 });
  }
  return [...domains.values()].toSorted((a, b) => b.citations - a.citations || a.domain.localeCompare(b.domain, 'en'));
}

/** Cited sites as plain data. */
export function toSiteTable(domains: readonly Domain[]): DataTable {
  return {
    columns: ['Site', 'Category', 'Pages', 'Citations'],
    rows: domains.map((each) => [each.domain, each.domainCategory, each.pages, each.citations]),
  };
}
