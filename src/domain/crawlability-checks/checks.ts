import type { Audit } from '../audits/audits.ts';
import type { CrawlabilityEvidence } from './evidence.ts';

/** What a server answered to one user agent. */
export interface BotAccess {
  userAgent: string;
  /** After redirects; 0 where there was no answer. */
  status: number;
  /** Whether the page was returned, and not a refusal in its place. */
  ok: boolean;
}

/** What a check found. */
export interface CrawlabilityResult {
  robotsTxtAnalysis: Record<string, boolean>;
  serverBotAccess: Record<string, BotAccess>;
  controlAccess: BotAccess;
  /** Checks of older versions have none. */
  evidence?: CrawlabilityEvidence;
}

export interface ListedCrawlabilityCheck extends Omit<Audit, 'status'> {
  domain: string;
}

export interface CrawlabilityCheck extends Audit, Partial<CrawlabilityResult> {
  domain: string;
  completedDate?: string;
  failureReason?: string;
  /** Whether it waits until other checks of its host have ended. */
  queued?: true;
  /** Whether robots.txt allows every crawler. */
  robotsTxtAnalysisResult?: boolean;
}

/** A check ends with what it found, or with the reason why it could not. */
export type CrawlabilityOutcome = CrawlabilityResult | { failureReason: string };
