import { sameText, siteNamesOf, titleOf } from '../analysis/title.ts';
import { type Block, type Heading, isContent, type Page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { all, type Criterion, countOf, less, quoteShort, some, upTo } from './criteria.ts';

/** Scores lists and tables, which engines quote as a whole (Lighthouse list, listitem, definition-list). */
export function evaluateListsAndStructuredContent({ page }: Subject): Criterion[] {
  const lists = page.lists.filter((list) => isContent(page, list));
  const tables = dataTables(page);
  const items = lists.reduce((sum, list) => sum + list.items, 0) + tables.reduce((sum, table) => sum + table.rows, 0);
  const hasHeaders = tables.some((table) => table.hasHeaders) || countIn(page, 'dl') > 0;
  const clean = lists.filter((list) => list.isClean).length;
  const noTable =
    tables.length === 0
      ? 'The content has no data table and no definition list. Put comparable figures into a table with headers.'
      : 'No table has header cells. Mark the first row or column with th.';
  return [
    all(
      6,
      lists.some((list) => list.items >= 2),
      'The content has no list of at least two items. Put steps, features or options into a list.',
    ),
    some(6, hasHeaders ? 6 : tables.length > 0 ? 3 : 0, noTable),
    some(
      4,
      lists.length === 0 ? 0 : 4 * (clean / lists.length),
      lists.length === 0
        ? 'Without a list there are no list items to read.'
        : `${countOf(lists.length - clean, 'list')} of ${lists.length} ${lists.length - clean === 1 ? 'has' : 'have'} children other than li. Move them into items.`,
    ),
    upTo(
      4,
      { count: items, wanted: 5 },
      `Lists and tables of the content have ${items} items and rows. Aim for at least 5.`,
    ),
  ];
}

/** Fewer words are a label or a caption, in any element. */
const LABEL_WORDS = 8;

/** Scores paragraphs that are long enough to be meaningful and short enough to be quoted. */
export function evaluateParagraphStructure({ content }: Subject): Criterion[] {
  const texts = content.filter(({ words }) => words >= LABEL_WORDS);
  const paragraphs = texts.filter(({ kind }) => kind === 'p');
  if (paragraphs.length === 0)
    return [all(15, false, 'The content has no paragraphs of at least 8 words. Put running text into p elements.')];
  // Weighted by words, not by paragraphs, so that a split paragraph does not count twice. Text outside of paragraphs counts with
  // paragraphs that are too long; otherwise marking it up could cost points. Links in it do not count: a list of sources is not
  // running text, and one more source must not cost points.
  const loose = content.filter(({ kind, unlinkedWords }) => kind === 'div' && unlinkedWords >= LABEL_WORDS);
  const looseWords = loose.reduce((sum, { unlinkedWords }) => sum + unlinkedWords, 0);
  const words = sumWords(paragraphs) + looseWords;
  const fitting = paragraphs.reduce((sum, block) => sum + block.words * fitOf(block), 0);
  const short = sumWords(paragraphs.filter((block) => block.words <= 200));
  const meant = sumWords(texts.filter(({ kind }) => kind !== 'div'));
  const longest = paragraphs.reduce((a, b) => (b.words > a.words ? b : a));
  const [outside] = loose;
  const where = quoteShort(longest.words > 120 || outside === undefined ? longest.text : outside.text);
  const shareOf = (part: number) => `${Math.round((part / words) * 100)} %`;
  return [
    upTo(
      4,
      { count: paragraphs.length, wanted: 3 },
      `The content has ${countOf(paragraphs.length, 'paragraph')} of at least ${LABEL_WORDS} words. Aim for at least 3.`,
    ),
    some(
      5,
      (5 * (fitting / words)) / 0.6,
      `${shareOf(sumWords(paragraphs.filter((block) => block.words <= 120)))} of the running text is in paragraphs of up to 120 words. Split long paragraphs until it is 60 %.`,
      where,
    ),
    some(
      3,
      (3 * (short / words)) / 0.9,
      `${shareOf(words - short)} of the running text is in passages of more than 200 words or outside of paragraphs. Split them or mark them up.`,
      where,
    ),
    some(
      3,
      (3 * (meant / (meant + looseWords))) / 0.6,
      'Much of the text is outside of paragraphs, lists and tables. Put it into p elements.',
      outside === undefined ? null : quoteShort(outside.text),
    ),
  ];
}

function fitOf({ words }: Block): number {
  if (words > 200) return 0;
  return words > 120 ? 0.5 : 1;
}

/** Scores the outline of headings (HTML Standard 4.3.11; Lighthouse heading-order). */
export function evaluateHeadingHierarchy({ page }: Subject): Criterion[] {
  // Headings of menus and of related stories are ignored.
  const title = findTitle(page);
  const headings = page.headings.filter(
    (heading) => isContent(page, heading) || (heading.level === 1 && heading.region !== 'side') || heading === title,
  );
  if (headings.length === 0)
    return [all(30, false, 'The content has no headings. Add one h1 and h2 headings below it.')];
  const tops = headings.filter(({ level }) => level === 1);
  const hasTop = tops.some(({ text }) => text !== '');
  const allTops = page.headings.filter(({ level }) => level === 1).length;
  // A page that starts with h2 lacks the level above it.
  const skips = headings.filter(({ level }, i) => level > (headings[i - 1]?.level ?? 0) + 1);
  const odd = headings.filter(({ text }) => text === '' || text.length > 120);
  const below = headings.filter(({ level, text }) => level > 1 && text !== '').length;
  const seconds = headings.filter(({ level, text }) => level === 2 && text !== '').length;
  const skipped = skips[0];
  return [
    some(
      10,
      hasTop ? (tops.length === 1 ? 10 : 5) : 0,
      hasTop
        ? `The page has ${allTops} h1 headings. Keep one and make the others h2.`
        : 'The content has no h1 with text. Add one that states what the page is about.',
      tops[1] === undefined ? null : quoteShort(tops[1].text),
    ),
    less(
      8,
      { faults: skips.length, perFault: 2 },
      `${countOf(skips.length, 'heading')} ${skips.length === 1 ? 'skips' : 'skip'} a level. Go down one level at a time.`,
      skipped === undefined ? null : `h${skipped.level} ${quoteShort(skipped.text)}`,
    ),
    upTo(
      5,
      { count: seconds, wanted: 2 },
      `The content has ${countOf(seconds, 'h2 heading')}. Divide it with at least 2.`,
    ),
    less(
      3,
      { faults: odd.length, perFault: 1 },
      `${countOf(odd.length, 'heading')} ${odd.length === 1 ? 'is' : 'are'} empty or longer than 120 characters. Shorten or remove them.`,
      odd[0] === undefined ? null : `h${odd[0].level} ${quoteShort(odd[0].text)}`,
    ),
    upTo(
      4,
      { count: below, wanted: 3 },
      `The content has ${countOf(below, 'heading')} of level 2 or lower. Aim for at least 3.`,
    ),
  ];
}

/** The heading with the title of the page, which sites also place above the article; the highest of several. */
function findTitle(page: Page): Heading | undefined {
  const title = titleOf({ title: page.titles[0] ?? '', heading: '', sites: siteNamesOf(page) });
  return page.headings
    .filter(({ text }) => text !== '' && sameText(text, title))
    .reduce<Heading | undefined>((best, heading) => (best && best.level <= heading.level ? best : heading), undefined);
}

/** Scores semantic elements and ARIA roles (HTML Standard 4.3 and 4.4; Lighthouse landmark-one-main). */
export function evaluateSemanticElements({ page: { tags, roles } }: Subject): Criterion[] {
  const has = (tag: string, role: string) => tags.has(tag) || roles.has(role);
  const mains = (tags.get('main') ?? 0) + (roles.get('main') ?? 0);
  const further = ['figure', 'figcaption', 'time', 'aside', 'address', 'details'].filter(
    (tag) => tags.has(tag) || (tag === 'aside' && roles.has('complementary')),
  ).length;
  return [
    some(
      7,
      mains === 1 ? 7 : mains > 1 ? 4 : 0,
      mains === 0
        ? 'Nothing marks the main content. Wrap it in a main element.'
        : `The page has ${mains} main elements. Keep one.`,
    ),
    all(5, has('article', 'article') || tags.has('section'), 'Nothing divides the content. Use article or section.'),
    all(3, has('header', 'banner'), 'Nothing marks the header of the page. Use a header element.'),
    all(3, has('footer', 'contentinfo'), 'Nothing marks the footer of the page. Use a footer element.'),
    all(3, has('nav', 'navigation'), 'Nothing marks the navigation. Use a nav element.'),
    some(
      4,
      further,
      `${countOf(further, 'kind')} of figure, figcaption, time, aside, address and details ${further === 1 ? 'is' : 'are'} used. Use 4 where they fit.`,
    ),
  ];
}

const NO_TEXT =
  /^(?:|click here|here|more|read more|learn more|link|mehr|weiterlesen|hier|lire la suite|ici|en savoir plus|leer más|más|aquí|»|›|→)$/i;

/** Scores navigation within the site and the page (Lighthouse link-text, bypass). */
export function evaluateNavigationStructure(subject: Subject): Criterion[] {
  const { page, url, data } = subject;
  const inNav = page.links.filter((link) => link.isInNav).length;
  const isBreadcrumbs = page.hasBreadcrumbs || data.types.has('BreadcrumbList');
  const internal = page.links.filter(
    ({ href, text }) => href !== null && !href.startsWith('#') && !NO_TEXT.test(text) && isInternal(href, url),
  ).length;
  const hasAnchors = page.links.some(({ href }) => leadsToPart(href, subject));
  return [
    upTo(4, { count: inNav, wanted: 3 }, `${countOf(inNav, 'link')} in nav elements. Put at least 3 into one.`),
    all(2, isBreadcrumbs, 'No breadcrumbs are marked up. Add them, with BreadcrumbList as structured data.'),
    upTo(
      2,
      { count: internal, wanted: 3 },
      `${countOf(internal, 'link')} to this site with a descriptive text. Aim for at least 3.`,
    ),
    all(2, hasAnchors, 'No link leads to a part of the page. Add a skip link or a table of contents.'),
  ];
}

/** Whether a link leads to an element of the page: `#prices`, or the address of the page with it. */
function leadsToPart(href: string | null, { page, url }: Subject): boolean {
  const hash = href?.indexOf('#') ?? -1;
  if (href === null || hash < 0 || hash === href.length - 1) return false;
  const target = decode(href.slice(hash + 1));
  if (!page.ids.has(target) && !page.anchors.has(target)) return false;
  const linked = hash === 0 ? null : URL.parse(href, url.href);
  return hash === 0 || (linked !== null && linked.host === url.host && linked.pathname === url.pathname);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isInternal(href: string, url: URL): boolean {
  // Most links are paths; only other links are parsed.
  if (/^[./?][^/\\]/.test(href)) return true;
  const target = URL.parse(href, url.href);
  return target !== null && /^https?:$/.test(target.protocol) && target.hostname === url.hostname;
}

/** Tables with data in rows and columns. */
export function dataTables(page: Page): Page['tables'] {
  return page.tables.filter((table) => isContent(page, table) && table.rows >= 2 && table.cells > table.rows);
}

export function countIn(page: Page, ...tags: string[]): number {
  return tags.reduce((sum, tag) => sum + (page.tagsIn[page.contentRegion].get(tag) ?? 0), 0);
}

function sumWords(blocks: Block[]): number {
  return blocks.reduce((sum, { words }) => sum + words, 0);
}
