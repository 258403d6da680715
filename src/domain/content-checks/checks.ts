import type { Audit } from '../audits/audits.ts';
import type { ContentAnalysis } from './analysis/analyze.ts';
import type { Blocker } from './blockers.ts';
import type { DynamicContent } from './dynamic-content.ts';
import type { CrawlerIdentity } from './identities.ts';
import type { StructuralAnalysis } from './score-structure.ts';

/** The results of a check. */
export interface ContentResult {
  structuralAnalysis: StructuralAnalysis;
  dynamicContent: DynamicContent;
  contentAnalysis: ContentAnalysis;
  /** Absent in checks of older versions. */
  blockers?: Blocker[];
}

export interface ContentCheck extends Audit, Partial<ContentResult> {
  crawlerIdentity: CrawlerIdentity;
  sendServiceHeader: boolean;
  failureReason?: string;
  /** Whether it waits for other checks of its host. */
  queued?: true;
}

/** A check ends with its results, or with the reason for its failure. */
export type ContentOutcome = ContentResult | { failureReason: string };
