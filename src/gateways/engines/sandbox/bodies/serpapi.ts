import type { Block, Passage } from '../blocks.ts';
import { type Draws, shuffle } from '../draws.ts';
import { listCited, renderMarkdown } from '../markdown.ts';
import type { Page } from '../pages.ts';
import type { Scene } from '../scene.ts';

/** Share of links that end with a text fragment. */
const WITH_FRAGMENT = 0.73;

/** A response of the engine `google` with an AI Overview. */
export function writeAiOverview(scene: Scene): unknown {
  return { ...writeMetadata('google', scene.prompt), ai_overview: writeBlocks(scene) };
}

/** The two ways in which SerpApi reports that Google showed no overview. */
export function writeNoOverview({ prompt, draws }: { prompt: string; draws: Draws }): unknown {
  const isSaid = draws.next() < 0.1;
  return {
    ...writeMetadata('google', prompt),
    ...(isSaid && { ai_overview: { error: 'An AI Overview is not available for this search' } }),
  };
}

/** A response of the engine `google_ai_mode`: the same blocks, at the top level. */
export function writeAiMode(scene: Scene): unknown {
  const { text } = renderMarkdown(scene.blocks);
  return {
    ...writeMetadata('google_ai_mode', scene.prompt),
    ...writeBlocks(scene),
    reconstructed_markdown: text,
  };
}

function writeMetadata(engine: string, prompt: string) {
  return { search_metadata: { status: 'Success' }, search_parameters: { engine, q: prompt } };
}

function writeBlocks(scene: Scene) {
  const pages = shuffle([...listCited(scene), ...scene.retrieved], scene.draws);
  return {
    text_blocks: scene.blocks.map((block) => writeBlock(block, pages)),
    references: pages.map(({ url, title }, index) => ({
      index,
      title,
      link: scene.draws.next() < WITH_FRAGMENT ? `${url}#:~:text=${encodeURIComponent(title)}` : url,
      source: new URL(url).host,
    })),
  };
}

function writeBlock(block: Block, pages: Page[]): unknown {
  if (block.type === 'table') return { type: 'table', table: block.rows };
  if (block.type === 'list') return { type: 'list', list: block.items.map((item) => writePassages([item], pages)) };
  return { type: 'paragraph', ...writePassages(block.passages, pages) };
}

function writePassages(passages: Passage[], pages: Page[]) {
  const indexes = passages.flatMap(({ cites }) => cites.map((page) => pages.indexOf(page)));
  return {
    snippet: passages.map(({ text }) => text).join(' '),
    ...(indexes.length > 0 && { reference_indexes: [...new Set(indexes)] }),
  };
}
