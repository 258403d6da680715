import type { Page } from '../page.ts';
import { round } from '../reasons.ts';
import { scoreClarity } from './clarity.ts';
import { scoreRepetition } from './repetition.ts';
import { scoreSpecificity } from './specificity.ts';
import { scoreSummary } from './summary.ts';
import { readText } from './text.ts';

/** From 0 to 100, and what to do about it. */
export interface Finding {
  score: number;
  description: string;
}

export const ASPECTS = ['semanticRepetition', 'summaryBlock', 'clarityAndAssertiveness', 'specificity'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface ContentAnalysis {
  overallScore: number;
  /** Whether the text is that of the page. Absent in checks of older versions. */
  evaluated?: boolean;
  /** The code of the detected language; null if none was detected. Checks of older versions have none. */
  language?: string | null;
  analysis: Record<Aspect, Finding>;
}

/** Scores the text of a page by deterministic rules, without a language model. */
export function analyzeContent(page: Page): ContentAnalysis {
  const text = readText(page);
  const findings = {
    semanticRepetition: scoreRepetition(text),
    summaryBlock: scoreSummary(text),
    clarityAndAssertiveness: scoreClarity(text),
    specificity: scoreSpecificity(text),
  };
  return summarizeFindings(findings, text.code);
}

/** The overall score is the mean of the four. */
export function summarizeFindings(findings: Record<Aspect, Finding>, language: string | null): ContentAnalysis {
  const rounded = ASPECTS.map((aspect): [Aspect, Finding] => {
    const { score, description } = findings[aspect];
    return [aspect, { score: round(score), description }];
  });
  const sum = rounded.reduce((total, [, { score }]) => total + score, 0);
  return {
    overallScore: round(sum / ASPECTS.length),
    evaluated: true,
    language,
    analysis: Object.fromEntries(rounded) as Record<Aspect, Finding>,
  };
}
