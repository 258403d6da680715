import { type Block, contentBlocks, type Page } from './page.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';

/** How a page was received. */
export interface Reply {
  /** Its URL after redirects. */
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether the server, a byte order mark or the first 1024 bytes of the page declare the encoding. */
  isEncodingDeclared: boolean;
  /** A sentence about a declaration of the encoding that the bytes contradict; null if there is none. */
  charsetFault: string | null;
  /** Whether robots.txt allows the crawler to fetch it. */
  isAllowedByRobots: boolean;
  /** A sentence that explains why the response is not the page; null if it is the page. */
  refusal: string | null;
  /** The name by which robots rules address the crawler, in lower case. */
  robotsName: string;
  /** The time of the response, which an expiry date is compared with. */
  receivedAt?: Date;
  /** The share of the text in elements with `data-nosnippet`. */
  nosnippetShare?: number;
}

/** The input of the rules. Values that several rules need are computed once. */
export interface Subject extends Reply {
  page: Page;
  content: Block[];
  /** Headings and content, in lower case, for word lookups. */
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
