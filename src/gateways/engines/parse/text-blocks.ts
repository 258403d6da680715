import { z } from 'zod';
import { list, maybeText } from '../../lenient.ts';
import type { Span } from './sources.ts';

/** Every kind of block has some of these fields; an unknown kind is read by the fields it has. */
const block = z.looseObject({
  type: maybeText,
  title: maybeText,
  snippet: maybeText,
  text: maybeText,
  code: maybeText,
  language: maybeText,
  reference_indexes: list(z.number()),
  list: list(z.unknown()),
  text_blocks: list(z.unknown()),
  table: list(z.array(z.unknown())),
  product_labels: list(z.unknown()),
  comparison: list(z.looseObject({ feature: maybeText, values: list(z.unknown()) })),
});
type Block = z.output<typeof block>;

interface Line {
  text: string;
  references: number[];
}

/** A part of the text, and the numbers of the references behind it. */
export interface Passage {
  words: string;
  span: Span;
  references: number[];
}

/** Renders Google's blocks as Markdown. */
export function renderBlocks(blocks: unknown[]): { text: string; passages: Passage[] } {
  const passages: Passage[] = [];
  let text = '';
  for (const lines of blocks.map((each) => renderBlock(each, '')).filter(({ length }) => length > 0)) {
    for (const [index, line] of lines.entries()) {
      if (text !== '') text += index === 0 ? '\n\n' : '\n';
      const span: Span = [text.length, text.length + line.text.length];
      passages.push({ words: line.text, span, references: line.references });
      text += line.text;
    }
  }
  return { text, passages };
}

function renderBlock(value: unknown, indent: string): Line[] {
  const each = readBlock(value);
  if (!each) return [];
  const references = each.reference_indexes;
  const words = messageOf(each);
  const lines = [
    ...(words === '' ? [] : [{ text: each.type === 'heading' ? `## ${words}` : `${indent}${words}`, references }]),
    ...(each.code === null ? [] : [{ text: `\`\`\`${each.language ?? ''}\n${each.code}\n\`\`\``, references }]),
    ...renderTable(each).map((text) => ({ text, references })),
  ];
  return [...lines, ...renderInner(each, indent)];
}

function renderInner(each: Block, indent: string): Line[] {
  const items = each.list.flatMap((item) => {
    const read = readBlock(item);
    if (!read) return [];
    const line = { text: `${indent}- ${messageOf(read)}`, references: read.reference_indexes };
    return [...(messageOf(read) === '' ? [] : [line]), ...renderInner(read, `${indent}  `)];
  });
  return [...items, ...each.text_blocks.flatMap((inner) => renderBlock(inner, indent))];
}

function renderTable({ table, comparison, product_labels: labels }: Block): string[] {
  const compared = comparison.map(({ feature, values }) => [feature ?? '', ...values]);
  const [head, ...rows] = table.length > 0 || compared.length === 0 ? table : [['', ...labels], ...compared];
  if (!head) return [];
  return [renderRow(head), renderRow(head.map(() => '---')), ...rows.map(renderRow)];
}

function renderRow(cells: unknown[]): string {
  const words = cells.map((cell) =>
    ['string', 'number'].includes(typeof cell) ? cell : (readBlock(cell)?.snippet ?? ''),
  );
  return `| ${words.join(' | ')} |`;
}

function messageOf({ title, snippet, text }: Block): string {
  const body = (snippet ?? text ?? '').trim();
  const heading = (title ?? '').trim();
  if (heading === '' || body.startsWith(heading)) return body;
  return body === '' ? heading : `${heading}${/[:.?!]$/.test(heading) ? '' : ':'} ${body}`;
}

function readBlock(value: unknown): Block | null {
  const read = block.safeParse(typeof value === 'string' ? { snippet: value } : value);
  return read.success ? read.data : null;
}
