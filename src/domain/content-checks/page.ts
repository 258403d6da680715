import type { ParsedPage } from './html/parse.ts';

/** The part of a page. `main` is the main content, `header` the banner of the site, `side` its menus, footers and notices. */
export type Region = 'main' | 'page' | 'header' | 'side';

/** A run of text between two block borders. */
export interface Block {
  /** The semantic tag of the text, such as `p`, `li` or `h2`; `div` if there is none. */
  kind: string;
  region: Region;
  text: string;
  words: number;
  unlinkedWords: number;
  /** Share of the text that is linked, from 0 to 1. */
  linked: number;
  /** Whether it accompanies the text: a caption, a byline, a box, a comment, a note. */
  isAside: boolean;
}

export interface Heading {
  level: number;
  text: string;
  region: Region;
}

export interface Image {
  /** Null without the attribute. */
  alt: string | null;
  src: string;
  region: Region;
}

export interface Link {
  /** Null without the attribute. */
  href: string | null;
  text: string;
  region: Region;
  isInNav: boolean;
}

export interface List {
  tag: string;
  items: number;
  /** Whether it contains only `li` elements. */
  isClean: boolean;
  region: Region;
}

export interface Table {
  rows: number;
  cells: number;
  hasHeaders: boolean;
  region: Region;
}

/** The parts of a page, collected in one walk. */
export interface Page extends Omit<ParsedPage, 'document'> {
  titles: string[];
  /** By the name, property or http-equiv of the element, in lower case. */
  metas: { name: string; content: string }[];
  canonicals: string[];
  hreflangs: string[];
  lang: string | null;
  jsonLd: string[];
  /** Names of properties and types of microdata and RDFa, and where RDFa takes them from. */
  microdata: { types: string[]; properties: string[]; contexts: string[] };
  isResponsive: boolean;
  /** Whether a script runs, and whether there is a field for a password. */
  hasScripts: boolean;
  hasPassword: boolean;
  /** Of elements, and names of anchors. */
  ids: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
  /** Ids that several elements have. */
  repeatedIds: string[];
  hasBreadcrumbs: boolean;
  /** The count of each element on the page, and in each region. */
  tags: ReadonlyMap<string, number>;
  /** The count of each explicit ARIA role that the element does not have implicitly. */
  roles: ReadonlyMap<string, number>;
  tagsIn: Record<Region, Map<string, number>>;
  headings: Heading[];
  images: Image[];
  links: Link[];
  lists: List[];
  tables: Table[];
  /** `iframe`s that play something. */
  players: Region[];
  blocks: Block[];
  /** The region of the content: `page` if no main content was found. */
  contentRegion: 'main' | 'page';
}

export function isContent(page: Pick<Page, 'contentRegion'>, { region }: { region: Region }): boolean {
  return region === page.contentRegion;
}

export function contentBlocks(page: Page): Block[] {
  return page.blocks.filter((block) => isContent(page, block));
}

/** The main text, one line per block. */
export function contentText(page: Page): string {
  return textOf(contentBlocks(page));
}

/** All visible text. */
export function visibleText(page: Page): string {
  return textOf(page.blocks);
}

function textOf(blocks: Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}
