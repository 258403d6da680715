import { BLOCKED_SHARE } from './blockers.ts';
import type { Diagnosis } from './diagnose.ts';
import { type Fix, listFixes, round, type ScoredItem, scoreItem } from './reasons.ts';
import { evaluateContentVariety, evaluateRichContentElements } from './rules/content.ts';
import type { Criterion } from './rules/criteria.ts';
import {
  evaluateMetaDescription,
  evaluateOpenGraphTags,
  evaluateStructuredData,
  evaluateTitleTag,
} from './rules/metadata.ts';
import {
  evaluateHeadingHierarchy,
  evaluateListsAndStructuredContent,
  evaluateNavigationStructure,
  evaluateParagraphStructure,
  evaluateSemanticElements,
} from './rules/structure.ts';
import {
  BLOCKING,
  evaluateLanguageDeclaration,
  evaluateMobileFriendlyIndicators,
  evaluateRobotsAndCrawling,
  evaluateValidHtmlStructure,
} from './rules/technical.ts';
import type { Subject } from './subject.ts';

interface Item {
  maxScore: number;
  evaluate: (subject: Subject) => Criterion[];
}

/** Each category has 100 points; docs/guides/content-score.md lists the rules. */
export const ITEMS = {
  metadata: {
    titleTag: { maxScore: 30, evaluate: evaluateTitleTag },
    openGraphTags: { maxScore: 15, evaluate: evaluateOpenGraphTags },
    metaDescription: { maxScore: 30, evaluate: evaluateMetaDescription },
    structuredData: { maxScore: 25, evaluate: evaluateStructuredData },
  },
  technical: {
    mobileFriendlyIndicators: { maxScore: 30, evaluate: evaluateMobileFriendlyIndicators },
    validHtmlStructure: { maxScore: 40, evaluate: evaluateValidHtmlStructure },
    robotsAndCrawling: { maxScore: 20, evaluate: evaluateRobotsAndCrawling },
    languageDeclaration: { maxScore: 10, evaluate: evaluateLanguageDeclaration },
  },
  structure: {
    listsAndStructuredContent: { maxScore: 20, evaluate: evaluateListsAndStructuredContent },
    paragraphStructure: { maxScore: 15, evaluate: evaluateParagraphStructure },
    headingHierarchy: { maxScore: 30, evaluate: evaluateHeadingHierarchy },
    semanticElements: { maxScore: 25, evaluate: evaluateSemanticElements },
    navigationStructure: { maxScore: 10, evaluate: evaluateNavigationStructure },
  },
  content: {
    richContentElements: { maxScore: 60, evaluate: evaluateRichContentElements },
    contentVariety: { maxScore: 40, evaluate: evaluateContentVariety },
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
  /** Absent if the response is the page. */
  diagnosis?: Diagnosis;
} & { [Name in Category]: ScoredCategory<Name> };

interface ScoredCategory<Name extends Category> {
  score: number;
  /** Whether the response could be evaluated. Absent in checks of older versions. */
  evaluated?: boolean;
  breakdown: Breakdown<Name>;
}

export function scoreStructure(subject: Subject, isBlocked = false): StructuralAnalysis {
  const metadata = scoreCategory('metadata', subject);
  const technical = scoreCategory('technical', subject);
  const structure = scoreCategory('structure', subject);
  const content = scoreCategory('content', subject);
  const categories = { metadata, technical, structure, content };
  const sums = sumUp(categories, isBlocked);
  const options = { share: isBlocked ? BLOCKED_SHARE : 1, first: isBlocked ? unblock(technical, categories) : null };
  return { ...sums, ...categories, fixes: listFixes(categories, WEIGHTS, options) };
}

/** Removing what blocks a page raises the score most: it counts in full again, and the points lost for it return. */
function unblock(technical: ScoredCategory<'technical'>, categories: Record<Category, { score: number }>) {
  const replaces: string[] = Object.values(BLOCKING);
  const { reasons = [] } = technical.breakdown.robotsAndCrawling;
  const blocking = reasons.filter(({ message }) => replaces.includes(message));
  const [first] = blocking;
  if (first === undefined) return null;
  const returned = blocking.reduce((sum, { lost }) => sum + lost, 0);
  const open = sumUp({ ...categories, technical: { score: technical.score + returned } }, false);
  const gain = round(open.overallScore - sumUp(categories, true).overallScore);
  const message = blocking.map((reason) => reason.message).join(' ');
  return { fix: { item: 'robotsAndCrawling', message, where: first.where, gain }, replaces };
}

/** The scores of the categories, and their weighted sum. */
export function sumUp(
  categories: Record<Category, { score: number }>,
  isBlocked: boolean,
): Pick<StructuralAnalysis, 'overallScore' | 'categoryScores'> {
  const { metadata, technical, structure, content } = categories;
  const categoryScores = {
    metadata: metadata.score,
    technical: technical.score,
    structure: structure.score,
    content: content.score,
  };
  const whole = CATEGORIES.reduce((sum, name) => sum + WEIGHTS[name] * categoryScores[name], 0);
  return { overallScore: round(isBlocked ? whole * BLOCKED_SHARE : whole), categoryScores };
}

function scoreCategory<Name extends Category>(name: Name, subject: Subject) {
  const items: [string, Item][] = Object.entries(ITEMS[name]);
  const breakdown = items.map(
    ([item, { maxScore, evaluate }]) => [item, scoreItem(maxScore, evaluate(subject))] as const,
  );
  return {
    score: round(breakdown.reduce((sum, [, { score }]) => sum + score, 0)),
    evaluated: true,
    breakdown: Object.fromEntries(breakdown) as Breakdown<Name>,
  };
}
