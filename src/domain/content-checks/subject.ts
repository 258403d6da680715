import { type Block, contentBlocks, type Page } from './page.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';

/** How a page was received. */
export interface Reply {
  /** Its address after redirects. */
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether the server, a byte order mark or the first 1024 bytes of the page say how it is encoded. */
  isEncodingDeclared: boolean;
  /** Whether robots.txt lets the crawler fetch it. */
  isAllowedByRobots: boolean;
  /** Why the answer is a refusal and not the page, in a sentence; null where it is the page. */
  refusal: string | null;
  /** The name by which robots rules address the crawler, in lower case. */
  robotsName: string;
}

/** What the rules judge. What several of them need is computed once. */
export interface Subject extends Reply {
  page: Page;
  content: Block[];
  /** Headings and content, in lower case, to look words up in. */
  text: string;
  data: StructuredData;
}

export function createSubject(page: Page, reply: Reply): Subject {
  const content = contentBlocks(page);
  const texts = [...page.headings, ...content].map(({ text }) => text);
  return { ...reply, page, content, text: texts.join('\n').toLowerCase(), data: readStructuredData(page) };
}

export function headerOf({ headers }: Pick<Subject, 'headers'>, name: string): string[] {
  return [headers[name] ?? []].flat();
}

export function metaOf({ metas }: Page, name: string): string[] {
  return metas.filter((meta) => meta.name === name).map(({ content }) => content);
}
