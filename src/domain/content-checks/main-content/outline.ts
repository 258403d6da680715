import type { DefaultTreeAdapterTypes } from 'parse5';
import { BORDERS } from '../blocks.ts';
import { attributeOf, type Element, walk } from '../html/walk.ts';
import { isUnseen } from '../regions.ts';
import { createTotals, type Totals } from './totals.ts';

/** A visible element, with the text directly in it. Nodes are in document order. */
export interface OutlineNode {
  element: Element;
  tag: string;
  parent: OutlineNode | null;
  index: number;
  /** The index after the last descendant. */
  end: number;
  /** Class and id in lower case, separately and together. */
  className: string;
  id: string;
  names: string;
  role: string | null;
  rel: string;
  itemprop: string;
  /** Whether it is inside a table or code, where class names mean little. */
  isProtected: boolean;
  /** Characters of text and of linked text, and commas, that are not in a child element. */
  length: number;
  linked: number;
  commas: number;
  /** Whether a block element is among its descendants. */
  hasBlocks: boolean;
  /** Whether its last run of text ends like a sentence. */
  endsSentence: boolean;
  /** Its totals, from the last count. */
  totals: Totals;
  /** Its score as the article; null if no text adds to it. */
  score: number | null;
}

/** A run of text between two block borders. */
export interface TextRun {
  /** The block element around it. */
  block: OutlineNode;
  length: number;
  commas: number;
}

export interface Outline {
  nodes: OutlineNode[];
  runs: TextRun[];
}

const PROTECTORS = new Set(['table', 'code', 'pre']);
const SKIPPED = new Set(['head', 'title', 'noscript', 'button', 'link', 'meta']);
/** Elements that only format text: without a class or id they are part of the element around them. */
const FORMATTING = new Set('a b i em strong u s small sup sub span br wbr abbr cite mark font'.split(' '));
const NAMING = new Set(['class', 'id', 'role', 'rel', 'itemprop']);
/** Links within the page count less than links to other pages. */
const ANCHOR_WEIGHT = 0.3;

/** Reads the elements and runs of text of a page. */
export function readOutline(document: DefaultTreeAdapterTypes.Document): Outline {
  const nodes: OutlineNode[] = [];
  const runs: TextRun[] = [];
  let here: OutlineNode | null = null;
  let block: OutlineNode | null = null;
  /** How much the text at this point counts as linked. */
  let linkWeight = 0;
  let run = { length: 0, commas: 0, last: 0 };

  function endRun(): void {
    if (run.length === 0) return;
    if (block !== null) {
      block.endsSentence = isSentenceEnd(run.last);
      runs.push({ block, length: run.length, commas: run.commas });
    }
    run = { length: 0, commas: 0, last: 0 };
  }
  function enter(element: Element): boolean {
    const { tagName } = element;
    if (SKIPPED.has(tagName) || isUnseen(element)) return false;
    if (tagName === 'a') linkWeight = attributeOf(element, 'href')?.startsWith('#') ? ANCHOR_WEIGHT : 1;
    if (FORMATTING.has(tagName) && !element.attrs.some(({ name }) => NAMING.has(name))) return true;
    const node = createNode(element, here, nodes.length);
    nodes.push(node);
    here = node;
    if (tagName === 'img') markBlocks(node);
    if (BORDERS.has(tagName)) {
      endRun();
      markBlocks(node);
      block = node;
    }
    return true;
  }
  function leave(element: Element): void {
    if (element.tagName === 'a') linkWeight = 0;
    const node = here;
    if (node === null || node.element !== element) return;
    if (BORDERS.has(node.tag)) {
      endRun();
      if (block === node) block = blockAbove(node);
    }
    node.end = nodes.length;
    here = node.parent;
  }
  /** Counts characters with whitespace collapsed, and commas. */
  function text(value: string): void {
    if (here === null) return;
    let length = 0;
    let commas = 0;
    let last = 0;
    let isSpace = true;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code <= 32 || code === 160) {
        if (!isSpace) length++;
        isSpace = true;
      } else {
        length++;
        isSpace = false;
        last = code;
        if (code === 44 || (code > 0x600 && COMMA.test(value.charAt(i)))) commas++;
      }
    }
    if (last === 0) return;
    here.length += length;
    here.commas += commas;
    here.linked += length * linkWeight;
    run.length += length;
    run.commas += commas;
    run.last = last;
  }
  walk(document, { enter, leave, text });
  return { nodes, runs };
}

function createNode(element: Element, parent: OutlineNode | null, index: number): OutlineNode {
  const node: OutlineNode = {
    element,
    tag: element.tagName,
    parent,
    index,
    end: index + 1,
    className: '',
    id: '',
    names: '',
    role: null,
    rel: '',
    itemprop: '',
    isProtected: parent !== null && (parent.isProtected || PROTECTORS.has(parent.tag)),
    length: 0,
    linked: 0,
    commas: 0,
    hasBlocks: false,
    endsSentence: false,
    totals: createTotals(),
    score: null,
  };
  for (const { name, value } of element.attrs) {
    if (name === 'class') node.className = value.toLowerCase();
    else if (name === 'id') node.id = value.toLowerCase();
    else if (name === 'role') node.role = value.trim().toLowerCase();
    else if (name === 'rel') node.rel = value.toLowerCase();
    else if (name === 'itemprop') node.itemprop = value.toLowerCase();
  }
  node.names = node.className === '' ? node.id : `${node.className} ${node.id}`;
  return node;
}

function markBlocks({ parent }: OutlineNode): void {
  for (let up = parent; up !== null && !up.hasBlocks; up = up.parent) up.hasBlocks = true;
}

function blockAbove(node: OutlineNode): OutlineNode | null {
  let up = node.parent;
  while (up !== null && !BORDERS.has(up.tag)) up = up.parent;
  return up;
}

const COMMA = /[,\u060c\ufe50\ufe10\ufe11\u2e41\u2e34\u2e32\uff0c\u3001]/;

function isSentenceEnd(code: number): boolean {
  return '.!?…。'.includes(String.fromCharCode(code));
}
