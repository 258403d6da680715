import { scoreContentVariety, scoreRichContentElements } from './rules/content.ts';
import { scoreMetaDescription, scoreOpenGraphTags, scoreStructuredData, scoreTitleTag } from './rules/metadata.ts';
import {
  scoreHeadingHierarchy,
  scoreListsAndStructuredContent,
  scoreNavigationStructure,
  scoreParagraphStructure,
  scoreSemanticElements,
} from './rules/structure.ts';
import {
  scoreLanguageDeclaration,
  scoreMobileFriendlyIndicators,
  scoreRobotsAndCrawling,
  scoreValidHtmlStructure,
} from './rules/technical.ts';
import type { Subject } from './subject.ts';

interface Item {
  maxScore: number;
  score: (subject: Subject) => number;
}

/** Each category has 100 points; docs/guides/content-score.md tells what for. */
export const ITEMS = {
  metadata: {
    titleTag: { maxScore: 30, score: scoreTitleTag },
    openGraphTags: { maxScore: 15, score: scoreOpenGraphTags },
    metaDescription: { maxScore: 30, score: scoreMetaDescription },
    structuredData: { maxScore: 25, score: scoreStructuredData },
  },
  technical: {
    mobileFriendlyIndicators: { maxScore: 30, score: scoreMobileFriendlyIndicators },
    validHtmlStructure: { maxScore: 40, score: scoreValidHtmlStructure },
    robotsAndCrawling: { maxScore: 20, score: scoreRobotsAndCrawling },
    languageDeclaration: { maxScore: 10, score: scoreLanguageDeclaration },
  },
  structure: {
    listsAndStructuredContent: { maxScore: 20, score: scoreListsAndStructuredContent },
    paragraphStructure: { maxScore: 15, score: scoreParagraphStructure },
    headingHierarchy: { maxScore: 30, score: scoreHeadingHierarchy },
    semanticElements: { maxScore: 25, score: scoreSemanticElements },
    navigationStructure: { maxScore: 10, score: scoreNavigationStructure },
  },
  content: {
    richContentElements: { maxScore: 60, score: scoreRichContentElements },
    contentVariety: { maxScore: 40, score: scoreContentVariety },
  },
} as const satisfies Record<string, Record<string, Item>>;

export type Category = keyof typeof ITEMS;
export const CATEGORIES = Object.keys(ITEMS) as Category[];
export const WEIGHTS: Record<Category, number> = { metadata: 0.25, technical: 0.1, structure: 0.3, content: 0.35 };

type Breakdown<Name extends Category> = Record<keyof (typeof ITEMS)[Name], { maxScore: number; score: number }>;

export type StructuralAnalysis = {
  overallScore: number;
  categoryScores: Record<Category, number>;
} & { [Name in Category]: { score: number; breakdown: Breakdown<Name> } };

export function scoreStructure(subject: Subject): StructuralAnalysis {
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
  const overallScore = round(CATEGORIES.reduce((sum, name) => sum + WEIGHTS[name] * categoryScores[name], 0));
  return { overallScore, categoryScores, metadata, technical, structure, content };
}

function scoreCategory<Name extends Category>(name: Name, subject: Subject) {
  const items: [string, Item][] = Object.entries(ITEMS[name]);
  const breakdown = items.map(
    ([item, { maxScore, score }]) => [item, { maxScore, score: round(score(subject)) }] as const,
  );
  return {
    score: round(breakdown.reduce((sum, [, { score }]) => sum + score, 0)),
    breakdown: Object.fromEntries(breakdown) as Breakdown<Name>,
  };
}

/** One decimal. */
export function round(score: number): number {
  return Math.round(score * 10) / 10;
}
