import type { Audit } from '../audits/audits.ts';
import type { CrawlabilityResult } from './checks.ts';

export type CompletedCheck = Pick<Audit, 'id' | 'url'> & { domain: string; completedDate: string } & CrawlabilityResult;

/** A page that AI crawlers cannot fetch: the evidence of a recommendation `crawler_access`. */
export interface CrawlerAccessFinding {
  checkId: string;
  url: string;
  domain: string;
  completedDate: string;
  /** Crawlers that robots.txt disallows. */
  disallowed: string[];
  /** Crawlers that did not receive the page, with the server's response. */
  refused: { crawler: string; status: number }[];
  /** Whether an ordinary browser was rejected as well. If so, the user agent is not the cause. */
  refusesEveryone: boolean;
}

/** The pages with a problem, ordered by the number of affected crawlers. */
export function findCrawlerAccess(checks: readonly CompletedCheck[]): CrawlerAccessFinding[] {
  return checks
    .map(toFinding)
    .filter((finding) => countBlocked(finding) > 0)
    .toSorted((a, b) => countBlocked(b) - countBlocked(a) || (a.url < b.url ? -1 : 1));
}

function toFinding(check: CompletedCheck): CrawlerAccessFinding {
  const { id, url, domain, completedDate, robotsTxtAnalysis, serverBotAccess, controlAccess } = check;
  return {
    checkId: id,
    url,
    domain,
    completedDate,
    disallowed: Object.entries(robotsTxtAnalysis).flatMap(([crawler, isAllowed]) => (isAllowed ? [] : [crawler])),
    refused: Object.entries(serverBotAccess).flatMap(([crawler, { ok, status }]) => (ok ? [] : [{ crawler, status }])),
    refusesEveryone: !controlAccess.ok,
  };
}

function countBlocked({ disallowed, refused }: CrawlerAccessFinding): number {
  return new Set([...disallowed, ...refused.map(({ crawler }) => crawler)]).size;
}
