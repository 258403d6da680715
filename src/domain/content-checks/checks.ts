import type { Audit } from '../audits/audits.ts';
import type { ContentAnalysis } from './analysis/analyse.ts';
import type { Blocker } from './blockers.ts';
import type { DynamicContent } from './dynamic-content.ts';
import type { CrawlerIdentity } from './identities.ts';
import type { StructuralAnalysis } from './score-structure.ts';

/** What a check found. */
export interface ContentResult {
  structuralAnalysis: StructuralAnalysis;
  dynamicContent: DynamicContent;
  contentAnalysis: ContentAnalysis;
  /** Checks of older versions have none. */
  blockers?: Blocker[];
}

export interface ContentCheck extends Audit, Partial<ContentResult> {
  crawlerIdentity: CrawlerIdentity;
  sendServiceHeader: boolean;
  failureReason?: string;
  /** Whether it waits until other checks of its host have ended. */
  queued?: true;
}

/** A check ends with what it found, or with the reason why it could not. */
export type ContentOutcome = ContentResult | { failureReason: string };
