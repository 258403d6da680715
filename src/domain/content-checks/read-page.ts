import { BORDERS, createBlocks, MEANINGFUL } from './blocks.ts';
import { collapse, countWords } from './count-words.ts';
import { type ParseOptions, parseHtml } from './html/parse.ts';
import { attributeOf, type Element, walk } from './html/walk.ts';
import { findMainContent, type MainContent } from './main-content/find.ts';
import type { Block, Page, Region } from './page.ts';
import { createRecord, type Record } from './page-facts.ts';
import { isUnseen, regionOf, type Surroundings } from './regions.ts';

/** The state of the walk. */
interface Place extends Surroundings {
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
/** A list outside `main` with this share of links is a menu, regardless of its name. */
const MENU = { links: 4, share: 0.8 };

/** Parses a page once and walks it once: all rules use the result. */
export function readPage(source: string, options: ParseOptions = {}): Page {
  const { document, ...parsed } = parseHtml(source, options);
  const content = findMainContent(document);
  const record = createRecord();
  const runs = createBlocks();
  const texts: string[] = [];
  const places: Place[] = [];
  const here = () => places.at(-1);
  let isAfterBreak = false;

  function enter(element: Element): boolean {
    const { tagName } = element;
    const around = here();
    const place = placeOf(element, around ?? { region: 'page', isInSection: false }, content);
    record.element(element, place.region);
    if (isUnseen(element) || (tagName === 'noscript' && options.scripting)) return false;
    if (BORDERS.has(tagName)) endRun();
    if (tagName === 'br') breakLine();
    places.push({
      element,
      region: place.region,
      isInSection: place.isInSection,
      kind: MEANINGFUL.has(tagName) ? tagName : (around?.kind ?? 'div'),
      isInNav: tagName === 'nav' || attributeOf(element, 'role') === 'navigation' || (around?.isInNav ?? false),
      isInLink: tagName === 'a' || (around?.isInLink ?? false),
      from: texts.length,
      blocksFrom: runs.blocks.length,
      linksFrom: record.facts.links.length,
    });
    return true;
  }

  function leave({ tagName }: Element): void {
    if (BORDERS.has(tagName)) endRun();
    const place = places.pop();
    if (place === undefined) return;
    if (TEXT_OF.has(tagName)) record.text(place.element, collapse(texts.slice(place.from).join('')), place);
    if ((tagName === 'ul' || tagName === 'ol') && place.region === 'page') moveMenu(place, runs.blocks, record);
  }

  function endRun(): void {
    const place = here();
    if (place !== undefined) runs.end(place.kind, place.region);
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
    const place = here();
    texts.push(value);
    if (place?.element.tagName === 'title') return;
    runs.add(value, place?.isInLink ?? false);
    if (isAfterBreak && /\S/.test(value)) isAfterBreak = false;
  }

  walk(document, { enter, leave, text });
  endRun();
  return { ...parsed, ...record.facts, blocks: runs.blocks, contentRegion: chooseContent(runs.blocks, record) };
}

const IN_CONTENT: Surroundings = { region: 'main', isInSection: true };
const LEFT_OUT: Surroundings = { region: 'side', isInSection: true };

/** Everything inside the main content that was not excluded belongs to it. If no main content was found, landmarks decide. */
function placeOf(element: Element, around: Surroundings, content: MainContent | null): Surroundings {
  if (content === null) return regionOf(element, around);
  if (around.region === 'main' || content.roots.has(element)) {
    return content.excluded.has(element) || element.tagName === 'noscript' ? LEFT_OUT : IN_CONTENT;
  }
  const own = regionOf(element, around);
  return own.region === 'main' ? { ...own, region: 'page' } : own;
}

/** `main`, unless it is empty and there is text outside it. */
function chooseContent(blocks: Block[], { facts }: Record): 'main' | 'page' {
  const hasText = (wanted: Region) => blocks.some(({ region }) => region === wanted);
  return hasText('main') || (facts.tagsIn.main.size > 0 && !hasText('page')) ? 'main' : 'page';
}

/** A list of links on a page without `nav` also counts as a menu. */
function moveMenu({ blocksFrom, linksFrom }: Place, blocks: Block[], { facts }: Record): void {
  const own = blocks.slice(blocksFrom);
  const links = facts.links.slice(linksFrom);
  const words = own.reduce((sum, block) => sum + block.words, 0);
  const linked = links.reduce((sum, link) => sum + countWords(link.text), 0);
  if (links.length < MENU.links || linked < words * MENU.share) return;
  const side: Region = 'side';
  for (const each of [...own, ...links]) each.region = side;
  const list = facts.lists.at(-1);
  if (list !== undefined) list.region = side;
}
