import type { Block, Passage } from './blocks.ts';
import type { Page } from './pages.ts';
import type { Scene } from './scene.ts';

/** The position of a passage in the text, and of its citation marks: UTF-16 offsets, end exclusive. */
export interface Span {
  from: number;
  to: number;
  marks: { page: Page; from: number; to: number }[];
}

/** How an engine marks a citation in its text: the separator and the mark. */
export type Mark = (page: Page) => [before: string, mark: string];

const UNMARKED: Mark = () => ['', ''];

/** Renders the blocks as Markdown. Each passage is followed by its citation marks. */
export function renderMarkdown(blocks: Block[], mark: Mark = UNMARKED): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  const add = (before: string, { text: words, cites }: Passage) => {
    text += before;
    const span: Span = { from: text.length, to: text.length + words.length, marks: [] };
    text += words;
    for (const page of cites) {
      const [space, citation] = mark(page);
      span.marks.push({ page, from: text.length + space.length, to: text.length + space.length + citation.length });
      text += space + citation;
    }
    spans.push(span);
  };
  for (const block of blocks) {
    if (text !== '') text += '\n\n';
    if (block.type === 'paragraph') for (const [at, each] of block.passages.entries()) add(at > 0 ? ' ' : '', each);
    if (block.type === 'list') for (const [at, each] of block.items.entries()) add(at > 0 ? '\n- ' : '- ', each);
    if (block.type === 'table') text += renderTable(block.rows);
  }
  return { text, spans };
}

/** The cited pages without duplicates, in order of appearance. */
export function listCited({ blocks }: Scene): Page[] {
  return [...new Set(renderMarkdown(blocks).spans.flatMap(({ marks }) => marks.map(({ page }) => page)))];
}

function renderTable([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
