import type { Audit } from '../audits/audits.ts';

/** What a server answered to one user agent. */
export interface BotAccess {
  userAgent: string;
  /** Of the last page after redirects; 0 when no answer came. */
  status: number;
  /** Whether the page came: a status of 2xx, and no challenge in its place. */
  ok: boolean;
}

/** What a check found out. */
export interface CrawlabilityResult {
  robotsTxtAnalysis: Record<string, boolean>;
  serverBotAccess: Record<string, BotAccess>;
  controlAccess: BotAccess;
}

export interface ListedCrawlabilityCheck extends Omit<Audit, 'status'> {
  domain: string;
}

export interface CrawlabilityCheck extends Audit, Partial<CrawlabilityResult> {
  domain: string;
  completedDate?: string;
  failureReason?: string;
  /** Whether robots.txt refuses none of the crawlers. */
  robotsTxtAnalysisResult?: boolean;
}

/** A check ends with what it found, or with the reason why it could not. */
export type CrawlabilityOutcome = CrawlabilityResult | { failureReason: string };
