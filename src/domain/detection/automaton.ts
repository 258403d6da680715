import type { Name } from './names.ts';

/**
 * An Aho-Corasick automaton over the folded UTF-8 of names, as one dense table: a step costs one lookup, regardless of how many
 * names there are. It only finds possible positions of names; `matchName` decides.
 */
export interface Automaton {
  /** The column of each byte in a row of `next`. */
  columns: Uint8Array;
  /** The column of separators. */
  gap: number;
  /** Rows of states; a state is the offset of its row. As narrow as possible, to fit into a cache. */
  next: Uint16Array | Uint32Array;
  /** States from here on end names. */
  firstEnding: number;
  /** For each ending state, the names that can end there. */
  endings: Map<number, { name: Name; units: number }[]>;
}

/** The automaton distinguishes names by their first characters. The rest is compared at each match. This bounds the table. */
const LONGEST_BEGINNING = 10;

interface Node {
  children: Map<number, Node>;
  /** Whether a separator can follow. */
  mayGap: boolean;
  endings: { name: Name; units: number }[];
  fail: Node | null;
  state: number;
}

export function buildAutomaton(names: readonly Name[]): Automaton {
  const root = createNode();
  for (const name of names) insert(root, name);
  const nodes = linkFailures(root);
  const columns = assignColumns(nodes);
  const width = Math.max(...columns) + 2;
  const gap = width - 1;

  // States that end a name come last, so that one comparison identifies them.
  const ordered = [...nodes.filter((node) => node.endings.length === 0), ...nodes.filter((n) => n.endings.length > 0)];
  for (const [index, node] of ordered.entries()) node.state = index * width;
  const size = ordered.length * width;
  const next = size <= 0xffff ? new Uint16Array(size) : new Uint32Array(size);
  for (const node of nodes) fillRow(next, node, root, columns, width, gap);
  return {
    columns,
    gap,
    next,
    firstEnding: (ordered.find((node) => node.endings.length > 0)?.state ?? next.length) || next.length,
    endings: new Map(nodes.filter((node) => node.endings.length > 0).map((node) => [node.state, node.endings])),
  };
}

function createNode(): Node {
  return { children: new Map(), mayGap: false, endings: [], fail: null, state: 0 };
}

function insert(root: Node, name: Name): void {
  const units = Math.min(name.units.length, LONGEST_BEGINNING);
  let node = root;
  for (let unit = 0; unit < units; unit++) {
    if (name.gaps[unit] === 1) node.mayGap = true;
    for (const byte of Buffer.from(String.fromCodePoint(name.units[unit] ?? 0))) {
      let child = node.children.get(byte);
      if (!child) {
        child = createNode();
        node.children.set(byte, child);
      }
      node = child;
    }
  }
  node.endings.push({ name, units });
}

/** Breadth first: a node's longest proper suffix is known before the node's children need it. */
function linkFailures(root: Node): Node[] {
  const nodes = [root];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] ?? root;
    for (const [byte, child] of node.children) {
      let fail = node.fail;
      while (fail && !fail.children.has(byte)) fail = fail.fail;
      child.fail = fail?.children.get(byte) ?? root;
      child.endings.push(...child.fail.endings);
      nodes.push(child);
    }
  }
  return nodes;
}

/** Bytes that occur in no name share column 0. */
function assignColumns(nodes: readonly Node[]): Uint8Array {
  const columns = new Uint8Array(256);
  let used = 0;
  for (const node of nodes) {
    for (const byte of node.children.keys()) if (columns[byte] === 0) columns[byte] = ++used;
  }
  return columns;
}

function fillRow(
  next: Automaton['next'],
  node: Node,
  root: Node,
  columns: Uint8Array,
  width: number,
  gap: number,
): void {
  const { state, fail } = node;
  if (fail) next.copyWithin(state, fail.state, fail.state + width);
  else next.fill(root.state, state, state + width);
  for (const [byte, child] of node.children) next[state + (columns[byte] ?? 0)] = child.state;
  // A separator keeps the states that can continue after one and drops the rest.
  if (node.mayGap) next[state + gap] = state;
}
