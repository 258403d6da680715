import type { DefaultTreeAdapterTypes } from 'parse5';
import { BORDERS } from '../blocks.ts';
import { type Element, walk } from '../html/walk.ts';
import { isUnseen } from '../regions.ts';

/** An element that is shown, with the text that stands directly in it. Nodes are in document order. */
export interface OutlineNode {
  element: Element;
  tag: string;
  parent: OutlineNode | null;
  at: number;
  /** The position after the last descendant. */
  end: number;
  /** Class and id in lower case, separately and together. */
  className: string;
  id: string;
  names: string;
  role: string | null;
  rel: string;
  itemprop: string;
  /** Whether it is inside a table or code, where names mean little. */
  isProtected: boolean;
  /** Characters of text and of linked text, and commas, that are not in a child element. */
  length: number;
  linked: number;
  commas: number;
  /** Whether a block element is among its descendants. */
  hasBlocks: boolean;
  /** Whether its last run of text ends as sentences do. */
  endsSentence: boolean;
}

/** A run of text between two block borders. */
export interface TextRun {
  /** The block element it stands in. */
  block: OutlineNode;
  length: number;
  commas: number;
}

export interface Outline {
  nodes: OutlineNode[];
  runs: TextRun[];
}

const PROTECTORS = new Set(['table', 'code', 'pre']);
const SKIPPED = new Set(['head', 'title', 'noscript', 'button', 'input', 'link', 'meta']);

/** Reads the elements and runs of text of a page. */
export function readOutline(document: DefaultTreeAdapterTypes.Document): Outline {
  const nodes: OutlineNode[] = [];
  const runs: TextRun[] = [];
  let here: OutlineNode | null = null;
  let block: OutlineNode | null = null;
  let links = 0;
  let run = { length: 0, commas: 0, last: 0 };

  function endRun(): void {
    if (block !== null && run.length > 0) {
      block.endsSentence = isSentenceEnd(run.last);
      runs.push({ block, length: run.length, commas: run.commas });
    }
    run = { length: 0, commas: 0, last: 0 };
  }
  function enter(element: Element): boolean {
    const { tagName } = element;
    if (SKIPPED.has(tagName) || isUnseen(element)) return false;
    const node = createNode(element, here, nodes.length);
    nodes.push(node);
    here = node;
    if (tagName === 'a') links++;
    if (tagName === 'img') markBlocks(node);
    if (BORDERS.has(tagName)) {
      endRun();
      markBlocks(node);
      block = node;
    }
    return true;
  }
  function leave(element: Element): void {
    const node = here;
    if (node === null || node.element !== element) return;
    if (BORDERS.has(node.tag)) {
      endRun();
      if (block === node) block = blockAbove(node);
    }
    if (node.tag === 'a') links--;
    node.end = nodes.length;
    here = node.parent;
  }
  function text(value: string): void {
    if (here === null) return;
    const { length, commas, last } = measureText(value);
    if (length === 0) return;
    here.length += length;
    here.commas += commas;
    if (links > 0) here.linked += length;
    run.length += length;
    run.commas += commas;
    if (last !== 0) run.last = last;
  }
  walk(document, { enter, leave, text });
  return { nodes, runs };
}

function createNode(element: Element, parent: OutlineNode | null, at: number): OutlineNode {
  const node: OutlineNode = {
    element,
    tag: element.tagName,
    parent,
    at,
    end: at + 1,
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

/** Characters with white space collapsed, commas, and the last character. */
function measureText(text: string): { length: number; commas: number; last: number } {
  let length = 0;
  let commas = 0;
  let last = 0;
  let isSpace = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32 || code === 160) {
      if (!isSpace) length++;
      isSpace = true;
    } else {
      length++;
      isSpace = false;
      last = code;
      if (code === 44 || (code > 0x600 && COMMA.test(text.charAt(i)))) commas++;
    }
  }
  return { length: last === 0 ? 0 : length, commas, last };
}

function isSentenceEnd(code: number): boolean {
  return '.!?…。'.includes(String.fromCharCode(code));
}
