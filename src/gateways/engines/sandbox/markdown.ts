import type { Block, Passage } from './blocks.ts';
import type { Page } from './pages.ts';
import type { Scene } from './scene.ts';

/** Where a passage stands in the text, and where the marks of its citations do: UTF-16 offsets, end exclusive. */
export interface Span {
  from: number;
  to: number;
  marks: { page: Page; from: number; to: number }[];
}

/** How an engine marks in its text that it cites a page: what goes before the mark, and the mark. */
export type Mark = (page: Page) => [before: string, mark: string];

const UNMARKED: Mark = () => ['', ''];

/** The blocks as markdown, each passage followed by the marks of the pages that it cites. */
export function renderMarkdown(blocks: Block[], mark: Mark = UNMARKED): { text: string; places: Span[] } {
  const places: Span[] = [];
  let text = '';
  const add = (before: string, { text: words, cites }: Passage) => {
    text += before;
    const place: Span = { from: text.length, to: text.length + words.length, marks: [] };
    text += words;
    for (const page of cites) {
      const [space, own] = mark(page);
      place.marks.push({ page, from: text.length + space.length, to: text.length + space.length + own.length });
      text += space + own;
    }
    places.push(place);
  };
  for (const block of blocks) {
    if (text !== '') text += '\n\n';
    if (block.type === 'paragraph') for (const [at, each] of block.passages.entries()) add(at > 0 ? ' ' : '', each);
    if (block.type === 'list') for (const [at, each] of block.items.entries()) add(at > 0 ? '\n- ' : '- ', each);
    if (block.type === 'table') text += renderTable(block.rows);
  }
  return { text, places };
}

/** Each page once, in the order in which the text cites it. */
export function listCited({ blocks }: Scene): Page[] {
  return [...new Set(renderMarkdown(blocks).places.flatMap(({ marks }) => marks.map(({ page }) => page)))];
}

function renderTable([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
