import { weighNames } from './names.ts';
import type { Outline, OutlineNode, TextRun } from './outline.ts';
import { linkDensity } from './totals.ts';

/** Shorter runs of text are labels. */
const SHORTEST_RUN = 25;
/** The number of ancestors that a paragraph adds points to. */
const REACH = 5;
/** The number of top candidates for which a better common ancestor is searched. */
const TOP = 5;
const CLOSE = 0.75;
const ENOUGH_CLOSE = 3;

const TAG_SCORES = new Map(
  Object.entries({
    div: 5,
    pre: 3,
    td: 3,
    blockquote: 3,
    address: -3,
    ol: -3,
    ul: -3,
    dl: -3,
    dd: -3,
    dt: -3,
    li: -3,
    form: -3,
    h1: -5,
    h2: -5,
    h3: -5,
    h4: -5,
    h5: -5,
    h6: -5,
    th: -5,
  }),
);

export interface ScoreOptions {
  outline: Outline;
  isUsed: (node: OutlineNode) => boolean;
  usesNames: boolean;
  scope: OutlineNode;
}

/** Scores the ancestors of paragraphs: more text and commas, and fewer links, give more points. */
export function scoreCandidates({ outline, isUsed, usesNames, scope }: ScoreOptions): OutlineNode[] {
  const candidates: OutlineNode[] = [];
  for (const node of outline.nodes) node.score = null;
  /** The nearest elements gain most. */
  function credit(holder: OutlineNode | null, points: number): void {
    let above = holder;
    for (let level = 0; level < REACH && above !== null && above.index >= scope.index; level++) {
      const share = level === 0 ? 1 : level === 1 ? 2 : level * 3;
      if (above.score === null) {
        above.score = (TAG_SCORES.get(above.tag) ?? 0) + (usesNames ? weighNames(above) : 0);
        candidates.push(above);
      }
      above.score += points / share;
      above = above.parent;
    }
  }
  for (const run of outline.runs) {
    if (run.length < SHORTEST_RUN || !isUsed(run.block)) continue;
    credit(holderOf(run), pointsOf(run.length, run.commas));
  }
  for (const node of outline.nodes) {
    if (node.tag !== 'section' || !isUsed(node)) continue;
    const { length, commas } = node.totals;
    if (length >= SHORTEST_RUN) credit(node.parent, pointsOf(length, commas));
  }
  for (const node of candidates) node.score = scoreOf(node) * (1 - linkDensity(node.totals));
  return candidates;
}

function scoreOf({ score }: OutlineNode): number {
  return score ?? 0;
}

function pointsOf(length: number, commas: number): number {
  return 2 + commas + Math.min(Math.floor(length / 100), 3);
}

/** The first element to receive the points of a run: a paragraph passes them to its parent. */
function holderOf({ block }: TextRun): OutlineNode | null {
  const isParagraph = block.tag !== 'div' || !block.hasBlocks;
  return isParagraph && block.tag !== 'body' && block.tag !== 'main' ? block.parent : block;
}

/** The element that contains the article; null if no element has a score. */
export function chooseTop(candidates: readonly OutlineNode[], scope: OutlineNode): OutlineNode | null {
  const best = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, TOP);
  const [first] = best;
  return first === undefined ? null : climb(findShared(best, first) ?? first, scope);
}

/** An ancestor that several good candidates have in common. */
function findShared(best: readonly OutlineNode[], first: OutlineNode): OutlineNode | null {
  const others = best.slice(1).filter((node) => scoreOf(node) / scoreOf(first) >= CLOSE);
  if (others.length < ENOUGH_CLOSE) return null;
  for (let up = first.parent; up !== null && up.tag !== 'body'; up = up.parent) {
    const { index, end } = up;
    if (others.filter((node) => node.index > index && node.index < end).length >= ENOUGH_CLOSE) return up;
  }
  return null;
}

/** Moves up while the parent scores better, and past elements that have no sibling. */
function climb(start: OutlineNode, scope: OutlineNode): OutlineNode {
  let top = start;
  let last = scoreOf(top);
  const least = last / 3;
  for (let up = top.parent; up !== null && up.index > scope.index; up = up.parent) {
    if (up.score === null) continue;
    if (up.score < least) break;
    if (up.score > last) {
      top = up;
      break;
    }
    last = up.score;
  }
  while (top.parent !== null && top.parent.index > scope.index && isOnlyChild(top)) top = top.parent;
  return top;
}

function isOnlyChild({ element, parent }: OutlineNode): boolean {
  return parent !== null && parent.element.childNodes.every((node) => node === element || !('tagName' in node));
}
