import type { Audit } from '../audits/audits.ts';
import type { ContentAnalysis } from './analysis/analyse.ts';
import type { DynamicContent } from './dynamic-content.ts';
import type { CrawlerIdentity } from './identities.ts';
import type { StructuralAnalysis } from './score-structure.ts';

/** What a check found out. */
export interface ContentResult {
  structuralAnalysis: StructuralAnalysis;
  dynamicContent: DynamicContent;
  contentAnalysis: ContentAnalysis;
}

export interface ContentCheck extends Audit, Partial<ContentResult> {
  crawlerIdentity: CrawlerIdentity;
  sendServiceHeader: boolean;
  failureReason?: string;
}

/** A check ends with what it found, or with the reason why it could not. */
export type ContentOutcome = ContentResult | { failureReason: string };
