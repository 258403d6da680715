import { analyseContent, type ContentAnalysis } from './analysis/analyse.ts';
import { decodePage } from './encoding.ts';
import { contentText, visibleText } from './page.ts';
import { readPage } from './read-page.ts';
import { type StructuralAnalysis, scoreStructure } from './score-structure.ts';
import { createSubject, headerOf, type Reply } from './subject.ts';

/** A page as it came from a server. */
export interface PageSource extends Pick<Reply, 'headers' | 'isAllowedByRobots' | 'robotsName'> {
  url: string;
  body: Uint8Array;
}

export interface PageAnalysis {
  structuralAnalysis: StructuralAnalysis;
  contentAnalysis: ContentAnalysis;
  title: string;
  /** The start of the main text, how long all of it is, and the start of all text that is shown. */
  main: string;
  length: number;
  all: string;
}

/** Longer than any book is read; what comes after it would only cost memory. */
const MOST_CHARACTERS = 1_000_000;

/** All that can be said of a page without a browser. */
export function analysePage({ url, body, headers, ...rest }: PageSource): PageAnalysis {
  const { html, isDeclared } = decodePage(body, headerOf({ headers }, 'content-type')[0] ?? '');
  const page = readPage(html);
  const main = contentText(page);
  const reply = { ...rest, headers, url: new URL(url), isEncodingDeclared: isDeclared };
  return {
    structuralAnalysis: scoreStructure(createSubject(page, reply)),
    contentAnalysis: analyseContent(page),
    title: page.titles[0] ?? '',
    main: main.slice(0, MOST_CHARACTERS),
    length: main.length,
    all: visibleText(page).slice(0, MOST_CHARACTERS),
  };
}

/** The start of the main text of a page as a browser shows it, and how long all of it is. */
export function readRendered(html: string): { text: string; length: number } {
  const text = contentText(readPage(html, { scripting: true }));
  return { text: text.slice(0, MOST_CHARACTERS), length: text.length };
}
