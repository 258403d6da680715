import { endsWithCredit } from '../analysis/boilerplate.ts';
import { collapse } from '../count-words.ts';
import { attributeOf, walk } from '../html/walk.ts';
import { isNamedByline, isShareBar, weighNames } from './names.ts';
import type { OutlineNode } from './outline.ts';
import { isHeading, linkDensity, type Totals } from './totals.ts';

/** Elements that never belong to an article. */
const NEVER = new Set(['footer', 'aside', 'nav', 'dialog', 'object', 'embed', 'iframe', 'select', 'textarea', 'menu']);
/** Elements that belong to it unless they look like a menu, a form or a box of links. */
const DOUBTFUL = new Set(['form', 'fieldset', 'table', 'ul', 'ol', 'div', 'section']);
/** A share bar with more text than this is not a share bar. */
const SHARE_CHARACTERS = 500;
const BYLINE_CHARACTERS = 100;
const CAPTION_CHARACTERS = 200;
/** A larger box is not a single picture or slideshow, and would take time to search. */
const PICTURE_ELEMENTS = 100;
/** Addresses of pictures, and of buttons. */
const TO_PICTURE = /^(?:#|javascript:|$)|\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;
/** This many commas indicate prose. */
const PROSE_COMMAS = 10;

export interface CleanOptions {
  usesNames: boolean;
  cleans: boolean;
}

/** Whether an element inside the article belongs to it, by the content left after its parts were filtered. */
export function belongs(node: OutlineNode, { usesNames, cleans }: CleanOptions): boolean {
  const { tag, totals } = node;
  if (NEVER.has(tag)) return false;
  if (isShareBar(node) && totals.length < SHARE_CHARACTERS) return false;
  if (isNamedByline(node) && totals.length < BYLINE_CHARACTERS) return false;
  const weight = usesNames ? weighNames(node) : 0;
  if (isHeading(tag)) return !(cleans && (tag === 'h1' || tag === 'h2') && weight < 0);
  if (!cleans || !DOUBTFUL.has(tag) || isInDataTable(node)) return true;
  // A div without blocks is effectively a paragraph.
  if (tag === 'div' && !node.hasBlocks) return true;
  if (tag === 'table' && isDataTable(node, totals)) return true;
  if (weight < 0) return false;
  if (isGallery(node)) return true;
  return totals.commas >= PROSE_COMMAS || looksLikeText(node, totals, weight);
}

/** A box with a picture and at most a caption. A caption with a credit can be a link; other links lead to other pages. */
export function isPicture(node: OutlineNode): boolean {
  const { images, inputs, headings, length } = node.totals;
  if (!DOUBTFUL.has(node.tag) || node.end - node.index > PICTURE_ELEMENTS || images === 0) return false;
  if (inputs + headings > 0 || length > CAPTION_CHARACTERS) return false;
  const { isLinked, text } = readCaption(node);
  return !isLinked || endsWithCredit(text);
}

/** A picture with a credit, which teasers of other pages do not have. */
export function isCreditedPicture(node: OutlineNode): boolean {
  return isPicture(node) && endsWithCredit(readCaption(node).text);
}

function readCaption({ element }: OutlineNode): { isLinked: boolean; text: string } {
  let isLinked = false;
  const texts: string[] = [];
  walk(element, {
    enter: (inner) => {
      if (inner.tagName === 'a' && !TO_PICTURE.test(attributeOf(inner, 'href') ?? '')) isLinked = true;
      return true;
    },
    leave: () => {},
    text: (value) => {
      texts.push(value);
    },
  });
  return { isLinked, text: collapse(texts.join('')) };
}

/** A list with one image in each item and nothing else but its caption, as Readability keeps them. */
function isGallery({ tag, element, totals }: OutlineNode): boolean {
  if (tag !== 'ul' && tag !== 'ol') return false;
  const items = element.childNodes.filter((node) => 'tagName' in node && node.tagName === 'li');
  const isAlone = items.every(
    (item) => 'childNodes' in item && item.childNodes.filter((node) => 'tagName' in node).length === 1,
  );
  return items.length > 1 && isAlone && totals.images === items.length && linkDensity(totals) <= 0.5;
}

function looksLikeText(node: OutlineNode, totals: Totals, weight: number): boolean {
  const { length, paragraphs, images, items, inputs, embeds, headings, listed } = totals;
  const isList = node.tag === 'ul' || node.tag === 'ol' || (length > 0 && listed / length > 0.9);
  const density = linkDensity(totals);
  const isInFigure = hasAncestor(node, 'figure');
  if (!isInFigure && images > 1 && paragraphs / images < 0.5) return false;
  if (!isList && items - 100 > paragraphs) return false;
  if (inputs > Math.floor(paragraphs / 3)) return false;
  const isLabel = length < 25 && (images === 0 || images > 2) && density > 0;
  if (!isList && !isInFigure && (length === 0 || headings / length < 0.9) && isLabel) return false;
  if (!isList && weight < 25 && density > 0.2) return false;
  if (weight >= 25 && density > 0.5) return false;
  if (isList && density > 0.5 && weight < 25) return false;
  return !((embeds === 1 && length < 75) || embeds > 1);
}

/** A table with rows and columns of data, as opposed to a layout table. */
function isDataTable({ element }: OutlineNode, { cells }: Totals): boolean {
  const role = element.attrs.find(({ name }) => name === 'role')?.value;
  if (role === 'presentation' || role === 'none') return false;
  const hasParts = element.childNodes.some(
    (node) => 'tagName' in node && ['caption', 'thead', 'tfoot', 'colgroup'].includes(node.tagName),
  );
  return hasParts || cells > 10;
}

function isInDataTable(node: OutlineNode): boolean {
  return node.isProtected && node.tag !== 'table' ? hasAncestor(node, 'table') || hasAncestor(node, 'code') : false;
}

function hasAncestor({ parent }: OutlineNode, tag: string): boolean {
  for (let up = parent, level = 0; up !== null && level < 3; up = up.parent, level++) if (up.tag === tag) return true;
  return false;
}
