import { BORDERS, createBlocks, MEANINGFUL } from './blocks.ts';
import { collapse, countWords } from './count-words.ts';
import { type ParseOptions, parseHtml } from './html/parse.ts';
import { attributeOf, type Element, walk } from './html/walk.ts';
import { findMainContent, type MainContent } from './main-content/find.ts';
import type { Block, Page, Region } from './page.ts';
import { createRecord, type Record } from './page-facts.ts';
import { isNamedAside, isUnseen, regionOf, type Surroundings } from './regions.ts';

interface Placed extends Surroundings {
  isExtra: boolean;
}

/** The state of the walk. */
interface OpenElement extends Placed {
  element: Element;
  /** The nearest element that gives text a meaning. */
  kind: string;
  isInNav: boolean;
  isInLink: boolean;
  /** The start of the element's text. */
  from: number;
  blocksFrom: number;
  linksFrom: number;
}

const TEXT_OF = new Set(['title', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What counts as content next to the text of the article. */
const EXTRAS = new Set('figure figcaption img picture video audio h2 h3 h4 h5 h6'.split(' '));
/** A list outside `main` with this share of links is a menu, regardless of its name. */
const MENU = { links: 4, share: 0.8 };
/** Longer or larger parts are the article itself, whatever their name. */
const ASIDE = { words: 150, share: 0.4 };

/** Parses a page once and walks it once: all rules use the result. */
export function readPage(source: string, options: ParseOptions = {}): Page {
  const { document, ...parsed } = parseHtml(source, options);
  const content = findMainContent(document);
  const record = createRecord();
  const runs = createBlocks();
  const texts: string[] = [];
  const openElements: OpenElement[] = [];
  const asides: Block[][] = [];
  const current = () => openElements.at(-1);
  let isAfterBreak = false;

  function enter(element: Element): boolean {
    const { tagName } = element;
    const around = current();
    const surroundings = findSurroundings(element, around, content);
    record.element(element, surroundings.isExtra && EXTRAS.has(tagName) ? 'main' : surroundings.region);
    if (isUnseen(element) || (tagName === 'noscript' && options.scripting)) {
      walk(element, { enter: noteHidden, leave: () => {}, text: () => {} });
      return false;
    }
    if (BORDERS.has(tagName)) endRun();
    if (tagName === 'br') breakLine();
    openElements.push({
      element,
      region: surroundings.region,
      isInSection: surroundings.isInSection,
      isExtra: surroundings.isExtra,
      kind: MEANINGFUL.has(tagName) ? tagName : (around?.kind ?? 'div'),
      isInNav: tagName === 'nav' || attributeOf(element, 'role') === 'navigation' || (around?.isInNav ?? false),
      isInLink: tagName === 'a' || (around?.isInLink ?? false),
      from: texts.length,
      blocksFrom: runs.blocks.length,
      linksFrom: record.facts.links.length,
    });
    return true;
  }

  function noteHidden(element: Element): boolean {
    record.hidden(element);
    return true;
  }

  function leave({ tagName }: Element): void {
    if (BORDERS.has(tagName)) endRun();
    const closed = openElements.pop();
    if (closed === undefined) return;
    if (TEXT_OF.has(tagName)) {
      const region = closed.isExtra && EXTRAS.has(tagName) ? 'main' : closed.region;
      record.text(closed.element, collapse(texts.slice(closed.from).join('')), { ...closed, region });
    }
    if (BORDERS.has(tagName) && isNamedAside(closed.element)) asides.push(runs.blocks.slice(closed.blocksFrom));
    if ((tagName === 'ul' || tagName === 'ol') && closed.region === 'page') moveMenu(closed, runs.blocks, record);
  }

  function endRun(): void {
    const element = current();
    if (element !== undefined) runs.end(element.kind, element.region);
    texts.push(' ');
  }

  /** Two line breaks in a row separate paragraphs. */
  function breakLine(): void {
    if (isAfterBreak) endRun();
    runs.add(' ', false);
    texts.push(' ');
    isAfterBreak = true;
  }

  function text(value: string): void {
    const open = current();
    texts.push(value);
    if (open?.element.tagName === 'title') return;
    runs.add(value, open?.isInLink ?? false);
    if (isAfterBreak && /\S/.test(value)) isAfterBreak = false;
  }

  walk(document, { enter, leave, text });
  endRun();
  markAsides(asides, runs.blocks);
  return { ...parsed, ...record.facts, blocks: runs.blocks, contentRegion: chooseContent(runs.blocks, record) };
}

const IN_CONTENT: Surroundings = { region: 'main', isInSection: true };
const LEFT_OUT: Surroundings = { region: 'side', isInSection: true };

/** Where an element is, and whether it counts as content although its text does not. */
function findSurroundings(element: Element, around: Placed | undefined, content: MainContent | null): Placed {
  const isExtra = around?.isExtra === true || (content?.extras.has(element) ?? false);
  return { ...findRegion(element, around ?? { region: 'page', isInSection: false }, content), isExtra };
}

/** Everything inside the main content that was not excluded belongs to it. If no main content was found, landmarks decide. */
function findRegion(element: Element, around: Surroundings, content: MainContent | null): Surroundings {
  if (content === null) return regionOf(element, around);
  if (around.region === 'main' || content.roots.has(element)) {
    return content.excluded.has(element) || element.tagName === 'noscript' ? LEFT_OUT : IN_CONTENT;
  }
  const surroundings = regionOf(element, around);
  return surroundings.region === 'main' ? { ...surroundings, region: 'page' } : surroundings;
}

/** `main`, unless it is empty and there is text outside it. */
function chooseContent(blocks: Block[], { facts }: Record): 'main' | 'page' {
  const hasText = (wanted: Region) => blocks.some(({ region }) => region === wanted);
  return hasText('main') || (facts.tagsIn.main.size > 0 && !hasText('page')) ? 'main' : 'page';
}

/** Marks the blocks of elements that accompany the article. */
function markAsides(asides: Block[][], blocks: Block[]): void {
  const most = Math.min(ASIDE.words, sumWords(blocks) * ASIDE.share);
  for (const aside of asides) if (sumWords(aside) <= most) for (const block of aside) block.isAside = true;
}

function sumWords(blocks: Block[]): number {
  return blocks.reduce((sum, { words }) => sum + words, 0);
}

/** A list of links on a page without `nav` also counts as a menu. */
function moveMenu({ blocksFrom, linksFrom }: OpenElement, blocks: Block[], { facts }: Record): void {
  const listBlocks = blocks.slice(blocksFrom);
  const links = facts.links.slice(linksFrom);
  const words = listBlocks.reduce((sum, block) => sum + block.words, 0);
  const linked = links.reduce((sum, link) => sum + countWords(link.text), 0);
  if (links.length < MENU.links || linked < words * MENU.share) return;
  const side: Region = 'side';
  for (const item of [...listBlocks, ...links]) item.region = side;
  const list = facts.lists.at(-1);
  if (list !== undefined) list.region = side;
}
