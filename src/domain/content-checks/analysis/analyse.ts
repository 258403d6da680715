import type { Page } from '../page.ts';
import { round } from '../score-structure.ts';
import { judgeClarity } from './clarity.ts';
import { judgeRepetition } from './repetition.ts';
import { judgeSpecificity } from './specificity.ts';
import { judgeSummary } from './summary.ts';
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
  analysis: Record<Aspect, Finding>;
}

/** How the text of a page reads, by rules that need no model: the same page always gets the same scores. */
export function analyseContent(page: Page): ContentAnalysis {
  const text = readText(page);
  return summariseFindings({
    semanticRepetition: judgeRepetition(text),
    summaryBlock: judgeSummary(text),
    clarityAndAssertiveness: judgeClarity(text),
    specificity: judgeSpecificity(text),
  });
}

/** The whole is the mean of the four. */
export function summariseFindings(findings: Record<Aspect, Finding>): ContentAnalysis {
  const rounded = ASPECTS.map((aspect): [Aspect, Finding] => {
    const { score, description } = findings[aspect];
    return [aspect, { score: round(score), description }];
  });
  const sum = rounded.reduce((total, [, { score }]) => total + score, 0);
  return {
    overallScore: round(sum / ASPECTS.length),
    analysis: Object.fromEntries(rounded) as Record<Aspect, Finding>,
  };
}
