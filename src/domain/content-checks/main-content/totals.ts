import type { OutlineNode } from './outline.ts';

/** The totals of an element, including its descendants. */
export interface Totals {
  length: number;
  linked: number;
  commas: number;
  paragraphs: number;
  images: number;
  items: number;
  inputs: number;
  embeds: number;
  /** Characters in headings, and in lists. */
  headings: number;
  listed: number;
  cells: number;
}

/**
 * Sums up elements from the last to the first, so that children come before their parents. `isKept` receives each element with its
 * totals; a rejected element adds nothing to its parent.
 */
export function sumUp(
  nodes: readonly OutlineNode[],
  { from, to }: { from: number; to: number },
  isKept: (node: OutlineNode) => boolean,
): void {
  for (let index = from; index < to; index++) reset(nodes[index] as OutlineNode);
  for (let index = to - 1; index >= from; index--) {
    const node = nodes[index] as OutlineNode;
    finish(node);
    const { parent } = node;
    if (isKept(node) && parent !== null && parent.index >= from) add(parent.totals, node.totals, node.tag);
  }
}

/** Share of the text that is linked. */
export function linkDensity({ length, linked }: Totals): number {
  return length === 0 ? 0 : Math.min(1, linked / length);
}

export function createTotals(): Totals {
  return {
    length: 0,
    linked: 0,
    commas: 0,
    paragraphs: 0,
    images: 0,
    items: 0,
    inputs: 0,
    embeds: 0,
    headings: 0,
    listed: 0,
    cells: 0,
  };
}

function reset({ totals, length, linked, commas }: OutlineNode): void {
  totals.length = length;
  totals.linked = linked;
  totals.commas = commas;
  totals.paragraphs = 0;
  totals.images = 0;
  totals.items = 0;
  totals.inputs = 0;
  totals.embeds = 0;
  totals.headings = 0;
  totals.listed = 0;
  totals.cells = 0;
}

function finish({ tag, totals }: OutlineNode): void {
  if (totals.length === 0) return;
  if (tag === 'ul' || tag === 'ol') totals.listed = totals.length;
  else if (isHeading(tag)) totals.headings = totals.length;
}

export function isHeading(tag: string): boolean {
  return tag.length === 2 && tag.charCodeAt(0) === 104 && tag !== 'hr';
}

function add(parent: Totals, child: Totals, tag: string): void {
  parent.length += child.length;
  parent.linked += child.linked;
  parent.commas += child.commas;
  parent.paragraphs += child.paragraphs;
  parent.images += child.images;
  parent.items += child.items;
  parent.inputs += child.inputs;
  parent.embeds += child.embeds;
  parent.headings += child.headings;
  parent.listed += child.listed;
  parent.cells += child.cells;
  const counted = COUNTED.get(tag);
  if (counted !== undefined) parent[counted]++;
}

const COUNTED = new Map<string, keyof Totals>([
  ['p', 'paragraphs'],
  ['img', 'images'],
  ['li', 'items'],
  ['input', 'inputs'],
  ['embed', 'embeds'],
  ['object', 'embeds'],
  ['iframe', 'embeds'],
  ['td', 'cells'],
  ['th', 'cells'],
]);
