import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { safeLink } from './safe-link.ts';

type Nodes = ReturnType<typeof fromMarkdown>['children'][number];

export interface Range {
  start: number;
  end: number;
}

export interface Mention extends Range {
  brand: string;
  isMainBrand: boolean;
}

/** Text without Markdown. Offsets refer to the answer as the API returns it. */
export interface Piece extends Range {
  kind: 'text';
  text: string;
  /** Number of a citation such as `[3]` or `[^3^]`. */
  citation: number | null;
  mention: Mention | null;
  /** Set if the text is part of what was searched. */
  isMatch?: true;
}

export type ElementKind =
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'numbered-list'
  | 'item'
  | 'quote'
  | 'table'
  | 'row'
  | 'cell'
  | 'strong'
  | 'emphasis'
  | 'deleted'
  | 'code'
  | 'code-block'
  | 'link'
  | 'line'
  | 'break';

/** A part of an answer with what it contains. */
export interface Element {
  kind: ElementKind;
  start: number;
  children: AnswerNode[];
  /** Number of the first item of a numbered list: the rank that the engine gave it. */
  first?: number | undefined;
  /** Address of a link. Only http and https. */
  href?: string | null;
}

export type AnswerNode = Element | Piece;

const MARKDOWN = {
  extensions: [gfmTable(), gfmStrikethrough()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

const KINDS: Partial<Record<Nodes['type'], ElementKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  list: 'list',
  listItem: 'item',
  blockquote: 'quote',
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  strong: 'strong',
  emphasis: 'emphasis',
  delete: 'deleted',
  inlineCode: 'code',
  code: 'code-block',
  link: 'link',
  linkReference: 'link',
  thematicBreak: 'line',
  break: 'break',
};

/** The answer as a tree, with each mention exactly at the offsets that detection found. HTML, images and definitions stay text. */
export function readAnswer(
  content: string,
  mentions: readonly Mention[],
  matches: readonly Range[] = [],
): AnswerNode[] {
  const marks = { mentions, matches };
  const root = fromMarkdown(content, MARKDOWN);
  const addresses = new Map(
    root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  const read = (node: Nodes): AnswerNode[] => {
    const kind = KINDS[node.type];
    const { start, end } = rangeOf(node);
    if (!kind)
      return toPieces(content, { start, end }, 'value' in node ? node.value : content.slice(start, end), marks);
    const children =
      'value' in node ? toPieces(content, { start, end }, node.value, marks) : childrenOf(node).flatMap(read);
    return [{ kind: isNumbered(node) ? 'numbered-list' : kind, start, children, ...describe(node, addresses) }];
  };
  return root.children.flatMap(read);
}

function isNumbered(node: Nodes): boolean {
  return node.type === 'list' && node.ordered === true;
}

function describe(node: Nodes, addresses: ReadonlyMap<string, string>): Pick<Element, 'first' | 'href'> {
  if (node.type === 'list') return { first: node.start ?? undefined };
  if (node.type === 'link') return { href: safeLink(node.url) };
  if (node.type === 'linkReference') return { href: safeLink(addresses.get(node.identifier) ?? '') };
  return {};
}

function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}

function rangeOf({ position }: Nodes): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

interface Marks {
  mentions: readonly Mention[];
  matches: readonly Range[];
}

/** Cuts a text where mentions, matches of a search and citations begin and end. */
function toPieces(content: string, range: Range, text: string, { mentions, matches }: Marks): Piece[] {
  const offsets = alignText(content, range, text);
  const findAt = <Each extends Range>(ranges: readonly Each[], index: number): Each | null => {
    const offset = offsets[index] ?? range.end;
    return ranges.find(({ start, end }) => start <= offset && offset < end) ?? null;
  };
  const citations = new Map(
    Array.from(text.matchAll(/\[\^?(\d{1,3})\^?\]/g), ({ index, 0: { length }, 1: number }) => [
      index,
      { length, number },
    ]),
  );
  const pieces: Piece[] = [];
  let index = 0;
  while (index < text.length) {
    const from = index;
    const citation = citations.get(from);
    const mention = findAt(mentions, from);
    const match = findAt(matches, from);
    const isSame = (at: number) => findAt(mentions, at) === mention && findAt(matches, at) === match;
    index += citation?.length ?? 1;
    while (!citation && index < text.length && !citations.has(index) && isSame(index)) index++;
    pieces.push({
      kind: 'text',
      start: offsets[from] ?? range.start,
      end: (offsets[index - 1] ?? range.end) + 1,
      text: text.slice(from, index),
      citation: citation ? Number(citation.number) : null,
      mention: citation ? null : mention,
      ...(match && !citation && { isMatch: true as const }),
    });
  }
  return pieces;
}

/** The offset in the answer of every character of a text. Escapes, references and the marks of quotes are not part of the text. */
function alignText(content: string, { start, end }: Range, text: string): number[] {
  const offsets: number[] = [];
  // The text of a code block begins after the line of its fence.
  let offset = /^(?:```|~~~)/.test(content.slice(start, end)) ? content.indexOf('\n', start) + 1 : start;
  for (const character of text.split('')) {
    if (content[offset] === '&' && character !== '&') {
      offsets.push(offset);
      offset = content.indexOf(';', offset) + 1;
      continue;
    }
    const found = content.indexOf(character, offset);
    const isFound = found >= 0 && found < end;
    offsets.push(isFound ? found : offset);
    if (isFound) offset = found + 1;
  }
  return offsets;
}
