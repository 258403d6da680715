import { round } from './reasons.ts';
import { estimateScore, type StaticSignals } from './static-signals.ts';
import { coverText } from './text-runs.ts';

export const DYNAMIC_FINDINGS = [
  'same',
  'made_by_javascript',
  'removed_by_javascript',
  'loaded_on_scroll',
  'refused_to_crawler',
  'not_rendered',
] as const;
export type DynamicFinding = (typeof DYNAMIC_FINDINGS)[number];

export interface DynamicContent {
  differenceDescription: string;
  /** Share of the rendered text that is present without JavaScript, in percent. */
  score: number;
  staticLength: number;
  dynamicLength: number;
  isPotentiallyBlocked: boolean;
  /** Absent in checks of older versions. */
  finding?: DynamicFinding;
  rendered?: boolean;
}

/** A text by its start and its length. */
export interface TextStart {
  text: string;
  length: number;
}

/** The page as the crawler receives it, without JavaScript. */
export interface StaticText {
  /** Length and start of the main text, and the start of all visible text. */
  length: number;
  main: string;
  all: string;
  /** A sentence that explains why the response is not the page; null if it is the page. */
  refusal: string | null;
  signals: StaticSignals;
}

/** The main text of the page in a browser. */
export interface RenderedTexts {
  /** Before and after the page was scrolled to its end. */
  browser: TextStart;
  scrolled: TextStart;
  /** With the user agent of the crawler; null if that could not be rendered. */
  crawler: TextStart | null;
  /** What the browser received instead of the page; null if it received the page. */
  refusal: string | null;
}

/** Statuses with which servers reject crawlers. */
export const BLOCKING_STATUSES: ReadonlySet<number> = new Set([403, 429, 503]);

const SAME = 95;
const PARTLY = 70;
/** With a smaller share of the text in the HTML, scripts create most of it. */
export const MOSTLY = 50;
/** If browsers show less than this share of the text, it was removed by scripts. */
const KEPT = 50;
/** With less text, a browser received no page that the crawler could lack. */
const PAGE_CHARACTERS = 400;
/** A longer or shorter text is not the same text with other details. */
const SAME_LENGTH = 0.1;

/** Compares the page without JavaScript with the page in a browser. */
export function compareTexts(page: StaticText, rendered: RenderedTexts): DynamicContent {
  if (rendered.refusal !== null && page.refusal === null)
    return estimateUnrendered(page, `the server returned ${rendered.refusal} to the browser`);
  const scrolled = rendered.refusal === null ? rendered.scrolled : { text: '', length: 0 };
  const lengths = { staticLength: page.length, dynamicLength: scrolled.length };
  const { share, missing } = coverText(scrolled.text, page.all);
  const facts = { ...lengths, score: round(share), missing };
  const [finding, differenceDescription] = compare(page, { ...rendered, scrolled }, facts);
  return {
    differenceDescription,
    score: facts.score,
    ...lengths,
    isPotentiallyBlocked: finding === 'refused_to_crawler',
    finding,
    rendered: true,
  };
}

/** Access comes first, then what the server sends to others, and only the rest is an effect of JavaScript. */
function compare(page: StaticText, rendered: RenderedTexts, facts: Facts): [DynamicFinding, string] {
  if (page.refusal !== null) return ['refused_to_crawler', describeRefusal(page.refusal, facts)];
  const finding = findDifference(page, rendered, facts.score);
  if (finding === 'same' || !isFromServer(page, rendered, facts.score))
    return [finding, describeFinding(finding, facts)];
  const { staticLength, dynamicLength, score } = facts;
  const isOtherPage = isSameForCrawler(page, rendered.crawler) && dynamicLength >= PAGE_CHARACTERS && score < PARTLY;
  return isOtherPage
    ? [
        'refused_to_crawler',
        `The server returns a different page to the crawler than to browsers: ${rendered.crawler?.length} characters, also with JavaScript. A browser receives ${dynamicLength} characters; this is not an effect of JavaScript.`,
      ]
    : [
        'same',
        `JavaScript adds no text (${staticLength} characters). A browser receives other text (${dynamicLength} characters): it depends on the user agent, or changes from request to request.`,
      ];
}

/** Estimates from the HTML alone, if there is no browser or it could not render the page. */
export function estimateUnrendered(page: StaticText, reason: string): DynamicContent {
  const { score, sentence } = estimateScore(page.signals, page.length);
  const estimate = `${sentence} The score is an estimate from the HTML alone.`;
  return {
    differenceDescription: `The page was not rendered: ${reason}. ${page.refusal ?? estimate}`,
    score,
    staticLength: page.length,
    dynamicLength: page.length,
    isPotentiallyBlocked: page.refusal !== null,
    finding: 'not_rendered',
    rendered: false,
  };
}

/** Blocked access, by the response itself. */
function describeRefusal(refusal: string, { score, dynamicLength }: Facts): string {
  return dynamicLength === 0 || score >= SAME
    ? `${refusal} A browser does not receive the page either.`
    : `${refusal} A browser receives ${dynamicLength} characters. The crawler is blocked; this is not an effect of JavaScript.`;
}

/**
 * Whether the server, and not JavaScript, is the cause of a difference: with the user agent of the crawler, a browser shows as much
 * text as there is without JavaScript, and hardly any of what is missing.
 */
function isFromServer(page: StaticText, { scrolled, crawler }: RenderedTexts, score: number): boolean {
  if (crawler === null || Math.abs(crawler.length - page.length) > page.length * SAME_LENGTH) return false;
  return coverText(scrolled.text, `${page.all}\n${crawler.text}`).share - score <= 100 - SAME;
}

/** Whether the crawler receives the same text twice, so that it does not change from request to request. */
function isSameForCrawler({ all }: StaticText, crawler: TextStart | null): boolean {
  return crawler !== null && (crawler.length === 0 || coverText(crawler.text, all).share >= SAME);
}

function findDifference(page: StaticText, { browser, scrolled }: RenderedTexts, score: number): DynamicFinding {
  if (scrolled.length === 0) return page.length === 0 ? 'same' : 'removed_by_javascript';
  const isShorter = scrolled.length < page.length * (KEPT / 100);
  if (isShorter && coverText(page.main, scrolled.text).share < KEPT) return 'removed_by_javascript';
  if (score >= SAME) return 'same';
  return coverText(browser.text, page.all).share >= SAME ? 'loaded_on_scroll' : 'made_by_javascript';
}

interface Facts {
  score: number;
  missing: string;
  staticLength: number;
  dynamicLength: number;
}

function describeFinding(finding: DynamicFinding, { score, missing, staticLength, dynamicLength }: Facts): string {
  const lengths = `${dynamicLength} characters in a browser, ${staticLength} without JavaScript`;
  const quote = missing === '' ? '' : ` Missing, for example: “${missing}”.`;
  const instead = missing === '' ? '' : ` A browser shows instead: “${missing}”.`;
  if (finding === 'removed_by_javascript') {
    return dynamicLength === 0
      ? `JavaScript removes the text: the rendered page shows none, the HTML has ${staticLength} characters.`
      : `JavaScript removes text from the HTML (${lengths}): readers and crawlers that run scripts do not see it.${instead}`;
  }
  if (dynamicLength === 0) return 'The page has no text with or without JavaScript.';
  if (finding === 'same') return `The page has the same text with and without JavaScript (${lengths}).`;
  if (finding === 'loaded_on_scroll') {
    return `Part of the text is loaded only when a reader scrolls: crawlers do not see it (${lengths}).${quote}`;
  }
  const amount = score >= MOSTLY ? 'Part' : 'Most';
  return `${amount} of the text is created by JavaScript: crawlers that do not run it do not see it (${lengths}).${quote}`;
}
