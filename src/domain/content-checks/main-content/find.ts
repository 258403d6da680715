import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Element } from '../html/walk.ts';
import { chooseTop, scoreCandidates } from './candidates.ts';
import { belongs, isCreditedPicture, isPicture } from './clean.ts';
import { isBoilerplate, isUnlikely } from './names.ts';
import { type Outline, type OutlineNode, readOutline } from './outline.ts';
import { isHeading, linkDensity, sumUp } from './totals.ts';

/** The elements that contain the main content, and those inside them that do not belong to it. */
export interface MainContent {
  roots: ReadonlySet<Element>;
  excluded: ReadonlySet<Element>;
  /** Figures, pictures and headings that belong to the article, although their text is not part of its text. */
  extras: ReadonlySet<Element>;
}

interface Flags {
  /** Whether elements with unlikely names are excluded. */
  skipsUnlikely: boolean;
  /** Whether class names and ids affect scores. */
  usesNames: boolean;
  /** Whether parts that look like menus and boxes of links are excluded. */
  cleans: boolean;
}

/** Each attempt relies less on names and appearance than the one before. */
const ATTEMPTS: Flags[] = [
  { skipsUnlikely: true, usesNames: true, cleans: true },
  { skipsUnlikely: false, usesNames: true, cleans: true },
  { skipsUnlikely: false, usesNames: false, cleans: true },
  { skipsUnlikely: false, usesNames: false, cleans: false },
];
/** An article with fewer characters was probably missed. */
const ENOUGH_CHARACTERS = 500;
/** A later attempt must find this many times as much text as an earlier one. */
const MUCH_MORE = 1.5;

/**
 * Finds the article of a page as reader modes do: paragraphs add points to the elements around them, the best element and the
 * siblings that resemble it are the article, and boxes of links inside it are excluded. Null if there are no candidates.
 */
export function findMainContent(document: DefaultTreeAdapterTypes.Document): MainContent | null {
  const outline = readOutline(document);
  const scope = findScope(outline);
  if (scope === null) return null;
  let best: { length: number; content: MainContent } | null = null;
  for (const flags of ATTEMPTS) {
    const found = attempt(outline, scope, flags);
    if (found !== null && found.length > (best?.length ?? 0) * MUCH_MORE) best = found;
    if (best !== null && best.length >= ENOUGH_CHARACTERS) break;
  }
  return best?.content ?? null;
}

function findScope({ nodes }: Outline): OutlineNode | null {
  return nodes.find(({ tag }) => tag === 'body') ?? null;
}

function attempt(outline: Outline, scope: OutlineNode, flags: Flags): { length: number; content: MainContent } | null {
  const { nodes } = outline;
  const unused = new Uint8Array(nodes.length);
  for (const node of nodes) {
    if (unused[node.index] === 1 || node.index <= scope.index) continue;
    if (isBoilerplate(node) || (flags.skipsUnlikely && isUnlikely(node))) unused.fill(1, node.index, node.end);
  }
  const range = { from: scope.index, to: scope.end };
  sumUp(nodes, range, (node) => unused[node.index] === 0);
  const isUsed = (node: OutlineNode) => node.index >= scope.index && node.index < scope.end && unused[node.index] === 0;
  const candidates = scoreCandidates({ outline, isUsed, usesNames: flags.usesNames, scope });
  const top = chooseTop(candidates, scope);
  if (top === null) return null;
  const roots = listRoots(top, outline, isUsed);
  const excluded = new Set<Element>();
  const extras = new Set(
    [...listHeadings(roots, isUsed, nodes), ...listFigures(roots, outline, isUsed)].map(({ element }) => element),
  );
  let length = 0;
  for (const root of roots) {
    sumUp(nodes, { from: root.index, to: root.end }, (node) => {
      if (node === root) return true;
      const isKept = unused[node.index] === 0 && belongs(node, flags);
      if (!isKept) excluded.add(node.element);
      if (!isKept && unused[node.index] === 0 && isPicture(node)) extras.add(node.element);
      return isKept;
    });
    length += root.totals.length;
  }
  return { length, content: { roots: new Set(roots.map(({ element }) => element)), excluded, extras } };
}

/** The top candidate and the siblings that also contain parts of the article. */
function listRoots(top: OutlineNode, { nodes }: Outline, isUsed: (node: OutlineNode) => boolean): OutlineNode[] {
  const { parent } = top;
  if (parent === null || top.tag === 'body') return [top];
  const topScore = top.score ?? 0;
  const least = Math.max(10, topScore * 0.2);
  const roots: OutlineNode[] = [];
  for (let index = parent.index + 1; index < parent.end; index = (nodes[index] as OutlineNode).end) {
    const node = nodes[index] as OutlineNode;
    const bonus = top.className !== '' && node.className === top.className ? topScore * 0.2 : 0;
    const isSimilar = node.score !== null && node.score + bonus >= least;
    if (node === top || (isUsed(node) && (isSimilar || isLooseParagraph(node)))) roots.push(node);
  }
  return roots;
}

/** The headings directly before a part of the article, and below the title in `main` or `article`. */
function listHeadings(
  roots: readonly OutlineNode[],
  isUsed: (node: OutlineNode) => boolean,
  nodes: readonly OutlineNode[],
): OutlineNode[] {
  const starts = new Map(roots.map((root) => [root.index, root]));
  const titles = new Map(nodes.filter(({ tag }) => tag === 'h1').map((title) => [title.end, title]));
  const isSubtitle = ({ element, index, parent }: OutlineNode) =>
    titles.get(index)?.parent === parent && findAbove(element, ['main', 'article']) !== null;
  return nodes
    .filter((node) => isHeading(node.tag) && isUsed(node))
    .filter((node) => starts.get(node.end)?.parent === node.parent || isSubtitle(node));
}

/** Figures and pictures next to the parts of the article, figures also in the same `article` element. Those in links and lists belong to other pages. */
function listFigures(
  roots: readonly OutlineNode[],
  { nodes }: Outline,
  isUsed: (node: OutlineNode) => boolean,
): OutlineNode[] {
  const [first] = roots;
  if (first === undefined) return [];
  const article = findAbove(first.element, ['article']);
  const frame = article ?? first.parent?.element ?? null;
  if (frame === null || frame.tagName === 'body') return [];
  const figures = nodes
    .filter(({ tag }) => tag === 'figure')
    .filter((node) => isUsed(node) && findAbove(node.element, ['a', 'li', 'aside']) === null)
    .filter(({ element }) => (article === null ? element.parentNode : findAbove(element, ['article'])) === frame);
  const pictures = nodes.filter((node) => node.parent === first.parent && isUsed(node) && isCreditedPicture(node));
  return [...figures, ...pictures];
}

/** The nearest element around another one with one of these tags. */
function findAbove({ parentNode }: Element, tags: readonly string[]): Element | null {
  let up = parentNode;
  while (up !== null && 'tagName' in up && !tags.includes(up.tagName)) up = up.parentNode;
  return up !== null && 'tagName' in up ? up : null;
}

function isLooseParagraph(node: OutlineNode): boolean {
  const { totals } = node;
  if (node.tag !== 'p') return false;
  const density = linkDensity(totals);
  return totals.length > 80 ? density < 0.25 : totals.length > 0 && density === 0 && node.endsSentence;
}
