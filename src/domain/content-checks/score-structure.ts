import { BLOCKED_SHARE } from './blockers.ts';
import { type Fix, listFixes, round, type ScoredItem, scoreItem } from './reasons.ts';
import { judgeContentVariety, judgeRichContentElements } from './rules/content.ts';
import type { Criterion } from './rules/criteria.ts';
import { judgeMetaDescription, judgeOpenGraphTags, judgeStructuredData, judgeTitleTag } from './rules/metadata.ts';
import {
  judgeHeadingHierarchy,
  judgeListsAndStructuredContent,
  judgeNavigationStructure,
  judgeParagraphStructure,
  judgeSemanticElements,
} from './rules/structure.ts';
import {
  judgeLanguageDeclaration,
  judgeMobileFriendlyIndicators,
  judgeRobotsAndCrawling,
  judgeValidHtmlStructure,
} from './rules/technical.ts';
import type { Subject } from './subject.ts';

interface Item {
  maxScore: number;
  judge: (subject: Subject) => Criterion[];
}

/** Each category has 100 points; docs/guides/content-score.md lists the rules. */
export const ITEMS = {
  metadata: {
    titleTag: { maxScore: 30, judge: judgeTitleTag },
    openGraphTags: { maxScore: 15, judge: judgeOpenGraphTags },
    metaDescription: { maxScore: 30, judge: judgeMetaDescription },
    structuredData: { maxScore: 25, judge: judgeStructuredData },
  },
  technical: {
    mobileFriendlyIndicators: { maxScore: 30, judge: judgeMobileFriendlyIndicators },
    validHtmlStructure: { maxScore: 40, judge: judgeValidHtmlStructure },
    robotsAndCrawling: { maxScore: 20, judge: judgeRobotsAndCrawling },
    languageDeclaration: { maxScore: 10, judge: judgeLanguageDeclaration },
  },
  structure: {
    listsAndStructuredContent: { maxScore: 20, judge: judgeListsAndStructuredContent },
    paragraphStructure: { maxScore: 15, judge: judgeParagraphStructure },
    headingHierarchy: { maxScore: 30, judge: judgeHeadingHierarchy },
    semanticElements: { maxScore: 25, judge: judgeSemanticElements },
    navigationStructure: { maxScore: 10, judge: judgeNavigationStructure },
  },
  content: {
    richContentElements: { maxScore: 60, judge: judgeRichContentElements },
    contentVariety: { maxScore: 40, judge: judgeContentVariety },
  },
} as const satisfies Record<string, Record<string, Item>>;

export type Category = keyof typeof ITEMS;
export const CATEGORIES = Object.keys(ITEMS) as Category[];
export const WEIGHTS: Record<Category, number> = { metadata: 0.25, technical: 0.1, structure: 0.3, content: 0.35 };

type Breakdown<Name extends Category> = Record<keyof (typeof ITEMS)[Name], ScoredItem>;

export type StructuralAnalysis = {
  overallScore: number;
  categoryScores: Record<Category, number>;
  /** The changes that raise the score most. Absent in checks of older versions. */
  fixes?: Fix[];
} & { [Name in Category]: { score: number; breakdown: Breakdown<Name> } };

export function scoreStructure(subject: Subject, isBlocked = false): StructuralAnalysis {
  const metadata = scoreCategory('metadata', subject);
  const technical = scoreCategory('technical', subject);
  const structure = scoreCategory('structure', subject);
  const content = scoreCategory('content', subject);
  const categoryScores = {
    metadata: metadata.score,
    technical: technical.score,
    structure: structure.score,
    content: content.score,
  };
  const whole = CATEGORIES.reduce((sum, name) => sum + WEIGHTS[name] * categoryScores[name], 0);
  const overallScore = round(isBlocked ? whole * BLOCKED_SHARE : whole);
  const analysis = { overallScore, categoryScores, metadata, technical, structure, content };
  return { ...analysis, fixes: listFixes(analysis, WEIGHTS) };
}

function scoreCategory<Name extends Category>(name: Name, subject: Subject) {
  const items: [string, Item][] = Object.entries(ITEMS[name]);
  const breakdown = items.map(([item, { maxScore, judge }]) => [item, scoreItem(maxScore, judge(subject))] as const);
  return {
    score: round(breakdown.reduce((sum, [, { score }]) => sum + score, 0)),
    breakdown: Object.fromEntries(breakdown) as Breakdown<Name>,
  };
}
