import { attributeOf } from '../html/walk.ts';
import type { OutlineNode } from './outline.ts';

/** What an element holds, its descendants included. */
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

export const HEADING = /^h[1-6]$/;
/** Links within the page say less about an element than links that lead away. */
const ANCHOR_WEIGHT = 0.3;

/**
 * Sums up elements from the last to the first, so that children come before their parents. `judge` sees each element with its
 * totals; what it rejects adds nothing to its parent.
 */
export function sumUp(
  nodes: readonly OutlineNode[],
  { from, to }: { from: number; to: number },
  judge: (node: OutlineNode, totals: Totals) => boolean,
): Totals[] {
  const all: Totals[] = [];
  for (let at = from; at < to; at++) all[at - from] = createTotals(nodes[at] as OutlineNode);
  for (let at = to - 1; at >= from; at--) {
    const node = nodes[at] as OutlineNode;
    const own = all[at - from] as Totals;
    finish(node, own);
    if (!judge(node, own)) continue;
    const above = node.parent === null || node.parent.at < from ? undefined : all[node.parent.at - from];
    if (above !== undefined) add(above, own, node.tag);
  }
  return all;
}

/** Share of the text that is linked. */
export function linkDensity({ length, linked }: Totals): number {
  return length === 0 ? 0 : Math.min(1, linked / length);
}

function createTotals({ length, linked, commas }: OutlineNode): Totals {
  return {
    length,
    linked,
    commas,
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

function finish({ tag, element }: OutlineNode, totals: Totals): void {
  if (tag === 'a' && attributeOf(element, 'href')?.startsWith('#')) totals.linked *= ANCHOR_WEIGHT;
  if (HEADING.test(tag)) totals.headings = totals.length;
  else if (tag === 'ul' || tag === 'ol') totals.listed = totals.length;
}

function add(above: Totals, own: Totals, tag: string): void {
  above.length += own.length;
  above.linked += own.linked;
  above.commas += own.commas;
  above.paragraphs += own.paragraphs + Number(tag === 'p');
  above.images += own.images + Number(tag === 'img');
  above.items += own.items + Number(tag === 'li');
  above.inputs += own.inputs + Number(tag === 'input');
  above.embeds += own.embeds + Number(tag === 'embed' || tag === 'object' || tag === 'iframe');
  above.headings += own.headings;
  above.listed += own.listed;
  above.cells += own.cells + Number(tag === 'td' || tag === 'th');
}
