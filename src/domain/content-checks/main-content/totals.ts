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
  for (let at = from; at < to; at++) reset(nodes[at] as OutlineNode);
  for (let at = to - 1; at >= from; at--) {
    const node = nodes[at] as OutlineNode;
    finish(node);
    const { parent } = node;
    if (isKept(node) && parent !== null && parent.at >= from) add(parent.totals, node.totals, node.tag);
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

function add(above: Totals, own: Totals, tag: string): void {
  above.length += own.length;
  above.linked += own.linked;
  above.commas += own.commas;
  above.paragraphs += own.paragraphs;
  above.images += own.images;
  above.items += own.items;
  above.inputs += own.inputs;
  above.embeds += own.embeds;
  above.headings += own.headings;
  above.listed += own.listed;
  above.cells += own.cells;
  const counted = COUNTED.get(tag);
  if (counted !== undefined) above[counted]++;
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
