export interface CitedPageFacts {
  domain: string;
  citations: number;
  domainCategory: string;
  siteRole: string;
  brandMentioned: boolean;
  competitor: string | null;
}

export interface CitedDomain extends CitedPageFacts {
  pages: number;
  /** Citations in the window before. */
  before: number;
}

/** Adds up pages by domain, most citations first. Domains that are no longer cited come with 0 citations. */
export function groupByDomain(pages: readonly CitedPageFacts[], earlier: readonly CitedPageFacts[]): CitedDomain[] {
  const domains = new Map<string, CitedDomain>();
  function find(page: CitedPageFacts): CitedDomain {
    const found = domains.get(page.domain) ?? { ...page, citations: 0, pages: 0, before: 0, brandMentioned: false };
    domains.set(page.domain, found);
    return found;
  }
  for (const page of pages) {
    const domain = find(page);
    domain.citations += page.citations;
    domain.pages += 1;
    domain.brandMentioned ||= page.brandMentioned;
  }
  for (const page of earlier) find(page).before += page.citations;
  return [...domains.values()].toSorted(
    (a, b) => b.citations - a.citations || b.before - a.before || (a.domain < b.domain ? -1 : 1),
  );
}
