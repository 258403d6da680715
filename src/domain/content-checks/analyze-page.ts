import { nameProtection } from '../crawlability-checks/challenge.ts';
import { findRefusal } from '../crawlability-checks/refusal.ts';
import { COMPARED_BYTES, toReply } from '../crawlability-checks/reply.ts';
import type { Wall } from '../crawlability-checks/wall.ts';
import { analyzeContent, type ContentAnalysis } from './analysis/analyze.ts';
import { type Blocker, findBlockers } from './blockers.ts';
import { countWords } from './count-words.ts';
import type { Symptoms } from './diagnose.ts';
import type { RenderedTexts, TextStart } from './dynamic-content.ts';
import { decodePage, describeBrokenText } from './encoding.ts';
import { contentText, visibleText } from './page.ts';
import { readPage } from './read-page.ts';
import { type StructuralAnalysis, scoreStructure } from './score-structure.ts';
import { readStaticSignals } from './static-signals.ts';
import { createSubject, headerOf, type Reply } from './subject.ts';

/** A page as a server sent it. */
export interface PageSource
  extends Pick<Reply, 'headers' | 'isAllowedByRobots' | 'refusal' | 'robotsName' | 'receivedAt'> {
  url: string;
  body: Uint8Array;
}

export interface PageAnalysis {
  structuralAnalysis: StructuralAnalysis;
  blockers: Blocker[];
  contentAnalysis: ContentAnalysis;
  title: string;
  /** The start of the main text, its total length, and the start of all visible text that a browser could show. */
  main: string;
  length: number;
  all: string;
  symptoms: Symptoms;
}

/** Longer than any book; the rest is ignored, so that memory stays bounded. */
const MOST_CHARACTERS = 1_000_000;

/** Everything that can be determined without a browser. */
export function analyzePage({ url, body, headers, ...rest }: PageSource): PageAnalysis {
  const { html, isDeclared, fault, asDeclared } = decodePage(body, headerOf({ headers }, 'content-type')[0] ?? '');
  const page = readPage(html);
  const [main, all] = [contentText(page), visibleText(page)];
  // Characters that only a browser reads wrong are not an effect of JavaScript.
  const compared = asDeclared === null ? all : `${all}\n${visibleText(readPage(asDeclared))}`;
  const title = page.titles[0] ?? '';
  const { wall, directives } = toReply({
    status: 200,
    finalUrl: url,
    headers,
    body: Buffer.from(html.slice(0, COMPARED_BYTES)),
  });
  const refusal = rest.refusal ?? describeWall(wall);
  const broken = fault === null ? describeBrokenText(`${title} ${main}`) : null;
  const charsetFault = fault ?? broken;
  const reply = {
    ...rest,
    refusal,
    headers,
    url: new URL(url),
    isEncodingDeclared: isDeclared,
    charsetFault,
    nosnippetShare: directives.nosnippetShare,
  };
  const subject = createSubject(page, reply);
  const blockers = findBlockers(subject);
  return {
    structuralAnalysis: scoreStructure(subject, blockers.length > 0),
    blockers,
    contentAnalysis: analyzeContent(page),
    title,
    main: main.slice(0, MOST_CHARACTERS),
    length: main.length,
    all: compared.slice(0, MOST_CHARACTERS * 2),
    symptoms: {
      refusal,
      wall,
      isPaid: subject.data.isPaid,
      charsetFault,
      isReadable: broken === null,
      words: countWords(main),
      visibleLength: all.length,
      signals: readStaticSignals(html, page),
    },
  };
}

const WALL_NAMES: Record<Exclude<Wall['kind'], 'subscription'>, string> = {
  login: 'a login page',
  consent: 'a request to accept cookies',
  age: 'a request to confirm an age',
};

/** A page that consists of a request to log in or to accept cookies is not the page. Behind a subscription is the rest of it. */
function describeWall(wall: Wall | null): string | null {
  if (wall === null || wall.kind === 'subscription') return null;
  return `The response is ${WALL_NAMES[wall.kind]} (“${wall.words}”), not the page.`;
}

/** The page as a browser shows it. */
export interface Renderings {
  /** Of the response to the browser. */
  status: number;
  browser: string;
  scrolled: string;
  /** With the user agent of the crawler; null if that could not be rendered. */
  crawler: string | null;
}

/** The main texts of the rendered pages. */
export function readRenderings({ status, browser, scrolled, crawler }: Renderings): RenderedTexts {
  const first = readRendered(browser);
  return {
    browser: first,
    scrolled: scrolled === browser ? first : readRendered(scrolled),
    crawler: crawler === null ? null : readRendered(crawler),
    refusal: status >= 400 ? `status ${status}` : nameRefusal(scrolled),
  };
}

/** A challenge, or a page that denies access. A wall that a script shows is a result of the script. */
function nameRefusal(html: string): string | null {
  const body = Buffer.from(html);
  const refusal = findRefusal(toReply({ status: 200, finalUrl: 'https://localhost/', headers: {}, body }), null);
  if (refusal?.kind === 'denied') return `“${refusal.words}”`;
  return refusal?.kind === 'challenge' || refusal?.kind === 'block_page' ? nameProtection(refusal) : null;
}

function readRendered(html: string): TextStart {
  const text = contentText(readPage(html, { scripting: true }));
  return { text: text.slice(0, MOST_CHARACTERS), length: text.length };
}
