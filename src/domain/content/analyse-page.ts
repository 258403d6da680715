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
  /** The main text, and all text that is shown. */
  main: string;
  all: string;
}

/** All that can be said of a page without a browser. */
export function analysePage({ url, body, headers, ...rest }: PageSource): PageAnalysis {
  const { html, isDeclared } = decodePage(body, headerOf({ headers }, 'content-type')[0] ?? '');
  const page = readPage(html);
  const reply = { ...rest, headers, url: new URL(url), isEncodingDeclared: isDeclared };
  return {
    structuralAnalysis: scoreStructure(createSubject(page, reply)),
    contentAnalysis: analyseContent(page),
    title: page.titles[0] ?? '',
    main: contentText(page),
    all: visibleText(page),
  };
}

/** The main text of a page as a browser shows it. */
export function readRenderedText(html: string): string {
  return contentText(readPage(html, { scripting: true }));
}
