import type { Wall } from '../crawlability-checks/wall.ts';
import { ASPECTS, type Aspect, type ContentAnalysis, summarizeFindings } from './analysis/analyze.ts';
import { type DynamicContent, MOSTLY } from './dynamic-content.ts';
import { type Fix, round } from './reasons.ts';
import { CATEGORIES, type Category, type StructuralAnalysis, sumUp, WEIGHTS } from './score-structure.ts';
import { isShell, type StaticSignals } from './static-signals.ts';

export const DIAGNOSIS_CODES = ['refused', 'javascript', 'paywall', 'charset'] as const;

/** What is wrong with the response as a whole: nothing else is worth fixing first. */
export interface Diagnosis {
  code: (typeof DIAGNOSIS_CODES)[number];
  /** The problem and its solution. */
  message: string;
}

/** What the response reveals about itself. */
export interface Symptoms {
  /** A sentence that explains why the response is not the page; null if it is the page. */
  refusal: string | null;
  wall: Wall | null;
  /** Whether structured data declare that the page is not free. */
  isPaid: boolean;
  /** A sentence about broken characters; null if there are none. */
  charsetFault: string | null;
  /** Whether the text has no broken characters, or none anymore. */
  isReadable: boolean;
  /** Words of the main text, and characters of all visible text. */
  words: number;
  visibleLength: number;
  signals: StaticSignals;
}

type Part = Category | 'text';

/** A diagnosis, and the parts of the result that would describe something other than the page. */
interface Finding extends Diagnosis {
  notEvaluated: readonly Part[];
}

const EVERYTHING: readonly Part[] = [...CATEGORIES, 'text'];
/** The head of the page is complete, its content is not. */
const CONTENT: readonly Part[] = ['structure', 'content', 'text'];
/** A page that is declared as not free and has fewer words is only the start of it. */
const TEASER_WORDS = 200;

/** The first thing that is wrong with the response; null if it is the page. */
export function diagnose(symptoms: Symptoms, dynamicContent: DynamicContent): Finding | null {
  return (
    diagnoseRefusal(symptoms, dynamicContent) ??
    diagnoseWall(symptoms) ??
    diagnoseShell(symptoms, dynamicContent) ??
    diagnoseDeclaration(symptoms) ??
    diagnoseCharset(symptoms)
  );
}

function diagnoseRefusal({ refusal }: Symptoms, { finding, differenceDescription }: DynamicContent): Finding | null {
  const sentence = finding === 'refused_to_crawler' ? differenceDescription : refusal;
  if (sentence === null) return null;
  return { code: 'refused', message: `${sentence} Send the page itself to the crawler.`, notEvaluated: EVERYTHING };
}

function diagnoseShell(symptoms: Symptoms, dynamicContent: DynamicContent): Finding | null {
  const { finding, score, staticLength, dynamicLength, rendered } = dynamicContent;
  const advice = 'Render the page on the server, so that its text is in the HTML.';
  const code = 'javascript';
  if (rendered === true && finding === 'made_by_javascript' && score < MOSTLY) {
    const message = `Most of the text is created by JavaScript (${dynamicLength} characters in a browser, ${staticLength} without it), which most AI crawlers do not run. ${advice}`;
    return { code, message, notEvaluated: CONTENT };
  }
  if (rendered === true || !isShell(symptoms.signals, symptoms.visibleLength)) return null;
  const message = `The HTML has scripts and ${symptoms.visibleLength} characters of text: the text is probably created by JavaScript, which most AI crawlers do not run. ${advice}`;
  return { code, message, notEvaluated: CONTENT };
}

const NOT_FREE = 'the structured data declare that the page is not free (isAccessibleForFree: false)';

/** The text ends where a subscription is required. */
function diagnoseWall({ wall, isPaid, words }: Symptoms): Finding | null {
  if (wall?.kind !== 'subscription' || words === 0) return null;
  const declared = isPaid ? ` In addition, ${NOT_FREE}.` : '';
  const message = `The crawler receives ${words} words of the text and “${wall.words}”.${declared} Assistants can quote only these words. Send the whole text to crawlers that may quote it.`;
  return { code: 'paywall', message, notEvaluated: CONTENT };
}

function diagnoseDeclaration({ isPaid, words }: Symptoms): Finding | null {
  if (!isPaid) return null;
  const isTeaser = words < TEASER_WORDS;
  const message = isTeaser
    ? `The crawler receives only ${words} words of the text, and ${NOT_FREE}. Send the whole text to crawlers that may quote it.`
    : `The crawler receives the text (${words} words), but ${NOT_FREE}. Remove the declaration if everyone can read the page.`;
  return { code: 'paywall', message, notEvaluated: isTeaser ? CONTENT : [] };
}

function diagnoseCharset({ charsetFault, isReadable }: Symptoms): Finding | null {
  if (charsetFault === null) return null;
  return { code: 'charset', message: charsetFault, notEvaluated: isReadable ? [] : ['metadata', 'text'] };
}

interface Analyses {
  structuralAnalysis: StructuralAnalysis;
  contentAnalysis: ContentAnalysis;
}

/** Makes the diagnosis the only fix, and removes the scores of parts that were not evaluated. */
export function applyDiagnosis(
  { structuralAnalysis, contentAnalysis }: Analyses,
  finding: Finding | null,
  isBlocked: boolean,
): Analyses {
  if (finding === null) return { structuralAnalysis, contentAnalysis };
  const { notEvaluated, ...diagnosis } = finding;
  const { code, message } = diagnosis;
  const fix: Fix = { item: code, message, where: null, gain: gainOf(structuralAnalysis, message) };
  const cleared = CATEGORIES.filter((name) => notEvaluated.includes(name)).map((name) => [
    name,
    clearCategory(structuralAnalysis[name]),
  ]);
  const structure: StructuralAnalysis = { ...structuralAnalysis, ...Object.fromEntries(cleared) };
  return {
    structuralAnalysis: { ...structure, ...sumUp(structure, isBlocked), fixes: [fix], diagnosis },
    contentAnalysis: notEvaluated.includes('text') ? clearText(message, contentAnalysis) : contentAnalysis,
  };
}

/** Points that the same message costs in a breakdown. */
function gainOf(analysis: StructuralAnalysis, message: string): number {
  const { reasons = [] } = analysis.technical.breakdown.validHtmlStructure;
  return round((reasons.find((reason) => reason.message === message)?.lost ?? 0) * WEIGHTS.technical);
}

/** The same items, without points and reasons. */
function clearCategory({ breakdown }: StructuralAnalysis[Category]) {
  const items = Object.entries<{ maxScore: number }>(breakdown);
  const cleared = items.map(([item, { maxScore }]) => [item, { maxScore, score: 0 }]);
  return { score: 0, evaluated: false, breakdown: Object.fromEntries(cleared) };
}

function clearText(message: string, { language }: ContentAnalysis): ContentAnalysis {
  const finding = { score: 0, description: `Not evaluated. ${message}` };
  const findings = Object.fromEntries(ASPECTS.map((aspect) => [aspect, finding])) as Record<Aspect, typeof finding>;
  return { ...summarizeFindings(findings, language ?? null), evaluated: false };
}

/** Whether every score of a check describes the page. */
export function isEvaluated({ structuralAnalysis, contentAnalysis }: Analyses): boolean {
  const parts = [...CATEGORIES.map((name) => structuralAnalysis[name]), contentAnalysis];
  return parts.every(({ evaluated }) => evaluated !== false);
}
