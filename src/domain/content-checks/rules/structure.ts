import { type Block, isContent, type Page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { pointsIf, pointsLess, pointsUpTo } from './points.ts';

/** Lists and tables are taken over whole (Lighthouse list, listitem, definition-list). */
export function scoreListsAndStructuredContent({ page }: Subject): number {
  const lists = page.lists.filter((list) => isContent(page, list));
  const tables = dataTables(page);
  const items = lists.reduce((sum, list) => sum + list.items, 0) + tables.reduce((sum, table) => sum + table.rows, 0);
  const hasHeaders = tables.some((table) => table.hasHeaders) || countIn(page, 'dl') > 0;
  const clean = lists.filter((list) => list.isClean).length;
  return (
    pointsIf(
      lists.some((list) => list.items >= 2),
      6,
    ) +
    (hasHeaders ? 6 : pointsIf(tables.length > 0, 3)) +
    (lists.length === 0 ? 0 : 4 * (clean / lists.length)) +
    pointsUpTo(4, items, 5)
  );
}

/** Fewer words than this are a label or a caption, whatever element they stand in. */
const LABEL_WORDS = 8;

/** Paragraphs that are long enough to say something and short enough to be quoted. */
export function scoreParagraphStructure({ content }: Subject): number {
  const texts = content.filter(({ words }) => words >= LABEL_WORDS);
  const paragraphs = texts.filter(({ kind }) => kind === 'p');
  if (paragraphs.length === 0) return 0;
  // By words and not by paragraphs: one that is split in two must not weigh twice. Text that stands in no paragraph counts
  // with those that are too long, or marking it as one could cost points.
  const words = sumWords(texts.filter(({ kind }) => kind === 'p' || kind === 'div'));
  const fitting = paragraphs.reduce((sum, block) => sum + block.words * fitOf(block), 0);
  const short = sumWords(paragraphs.filter((block) => block.words <= 200));
  const meant = sumWords(texts.filter(({ kind }) => kind !== 'div'));
  return (
    pointsUpTo(4, paragraphs.length, 3) +
    pointsUpTo(5, fitting / words, 0.6) +
    pointsUpTo(3, short / words, 0.9) +
    pointsUpTo(3, meant / sumWords(texts), 0.6)
  );
}

function fitOf({ words }: Block): number {
  if (words > 200) return 0;
  return words > 120 ? 0.5 : 1;
}

/** An outline without holes (HTML Standard 4.3.11; Lighthouse heading-order). */
export function scoreHeadingHierarchy({ page }: Subject): number {
  const headings = page.headings.filter(({ region }) => region !== 'side');
  if (headings.length === 0) return 0;
  const tops = headings.filter(({ level }) => level === 1);
  const hasTop = tops.some(({ text }) => text !== '');
  // A page that starts with h2 lacks the level above it.
  const skips = headings.filter(({ level }, i) => level > (headings[i - 1]?.level ?? 0) + 1).length;
  const odd = headings.filter(({ text }) => text === '' || text.length > 120).length;
  const below = headings.filter(({ level, text }) => level > 1 && text !== '').length;
  const seconds = headings.filter(({ level, text }) => level === 2 && text !== '').length;
  return (
    (hasTop ? (tops.length === 1 ? 10 : 5) : 0) +
    pointsLess(8, skips, 2) +
    pointsUpTo(5, seconds, 2) +
    pointsLess(3, odd, 1) +
    pointsUpTo(4, below, 3)
  );
}

/** Elements that say what a part is (HTML Standard 4.3 and 4.4; Lighthouse landmark-one-main). */
export function scoreSemanticElements({ page: { tags } }: Subject): number {
  const mains = tags.get('main') ?? 0;
  const further = ['figure', 'figcaption', 'time', 'aside', 'address', 'details'].filter((tag) => tags.has(tag)).length;
  return (
    (mains === 1 ? 7 : pointsIf(mains > 1, 4)) +
    pointsIf(tags.has('article') || tags.has('section'), 5) +
    pointsIf(tags.has('header'), 3) +
    pointsIf(tags.has('footer'), 3) +
    pointsIf(tags.has('nav'), 3) +
    Math.min(4, further)
  );
}

const NO_TEXT =
  /^(?:|click here|here|more|read more|learn more|link|mehr|weiterlesen|hier|lire la suite|ici|en savoir plus|leer más|más|aquí|»|›|→)$/i;

/** Ways through the site and through the page (Lighthouse link-text, bypass). */
export function scoreNavigationStructure({ page, url, data }: Subject): number {
  const inNav = page.links.filter((link) => link.isInNav).length;
  const isBreadcrumbs = page.hasBreadcrumbs || data.types.has('BreadcrumbList');
  const internal = page.links.filter(
    ({ href, text }) => href !== null && !href.startsWith('#') && !NO_TEXT.test(text) && isInternal(href, url),
  ).length;
  const hasAnchors = page.links.some(
    ({ href }) => href !== null && href.startsWith('#') && page.ids.has(href.slice(1)),
  );
  return pointsUpTo(4, inNav, 3) + pointsIf(isBreadcrumbs, 2) + pointsUpTo(2, internal, 3) + pointsIf(hasAnchors, 2);
}

function isInternal(href: string, url: URL): boolean {
  // Most links are paths; only the others need to be read.
  if (/^[./?][^/\\]/.test(href)) return true;
  const target = URL.parse(href, url.href);
  return target !== null && /^https?:$/.test(target.protocol) && target.hostname === url.hostname;
}

/** Tables with something in rows and columns. */
export function dataTables(page: Page): Page['tables'] {
  return page.tables.filter((table) => isContent(page, table) && table.rows >= 2 && table.cells > table.rows);
}

export function countIn(page: Page, ...tags: string[]): number {
  return tags.reduce((sum, tag) => sum + (page.tagsIn[page.contentRegion].get(tag) ?? 0), 0);
}

function sumWords(blocks: Block[]): number {
  return blocks.reduce((sum, { words }) => sum + words, 0);
}
