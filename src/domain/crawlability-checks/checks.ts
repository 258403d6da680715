import type { Audit } from '../audits/audits.ts';
import type { CrawlabilityEvidence } from './evidence.ts';

/** The response of a server to one user agent. */
export interface BotAccess {
  userAgent: string;
  /** After redirects; 0 if there was no response. */
  status: number;
  /** Whether the page was returned, and not a block instead. */
  ok: boolean;
}

/** The results of a check. */
export interface CrawlabilityResult {
  robotsTxtAnalysis: Record<string, boolean>;
  serverBotAccess: Record<string, BotAccess>;
  controlAccess: BotAccess;
  /** Absent in checks of older versions. */
  evidence?: CrawlabilityEvidence;
}

export interface ListedCrawlabilityCheck extends Omit<Audit, 'status'> {
  domain: string;
}

export interface CrawlabilityCheck extends Audit, Partial<CrawlabilityResult> {
  domain: string;
  completedDate?: string;
  failureReason?: string;
  /** Whether it waits for other checks of its host. */
  queued?: true;
  /** Whether robots.txt allows every crawler. */
  robotsTxtAnalysisResult?: boolean;
}

/** A check ends with its results, or with the reason for its failure. */
export type CrawlabilityOutcome = CrawlabilityResult | { failureReason: string };
