import type { EngineId } from '../../domain/shared/engines.ts';
import { type CitationFormat, type CitedPages, readCitations } from '../records/citations.ts';

/** The citations of pages in a window. Each list is indexed by the number of the page. */
export interface PageSums {
  citations: Uint32Array;
  /** Prompts whose answers cite the page. */
  prompts: Uint32Array;
  /** 1 if an answer that cites the page names the report's brand. */
  named: Uint8Array;
}

/** The citations of an engine in a period. */
export interface CitationBlock {
  engine: EngineId;
  format: CitationFormat;
  packed: Uint8Array;
}

/** The citations to sum, and the prompts that count. */
export interface CitedBlocks {
  blocks: readonly CitationBlock[];
  isCounted: (prompt: number) => boolean;
}

/** Sums citations by page, for pages with numbers below `total`. */
export function sumPages({ blocks, isCounted }: CitedBlocks, total: number): PageSums {
  const [citations, prompts] = [new Uint32Array(total), new Uint32Array(total)];
  const named = new Uint8Array(total);
  const lastPrompt = new Int32Array(total).fill(-1);
  for (const { prompt, pages } of readInOrder(blocks)) {
    if (!isCounted(prompt)) continue;
    for (const { page, citations: count, isBrandNamed } of pages) {
      citations[page] = (citations[page] ?? 0) + count;
      if (isBrandNamed) named[page] = 1;
      if (lastPrompt[page] === prompt) continue;
      lastPrompt[page] = prompt;
      prompts[page] = (prompts[page] ?? 0) + 1;
    }
  }
  return { citations, prompts, named };
}

/** Reads all blocks together, prompt by prompt. */
function* readInOrder(blocks: readonly CitationBlock[]): Generator<CitedPages> {
  let readers = blocks.map(({ packed, format }) => readCitations(packed, format));
  const pending = new Map(readers.map((reader) => [reader, reader.next()]));
  for (let prompt = 0; readers.length > 0; prompt++) {
    for (const reader of readers) {
      let group = pending.get(reader);
      for (; group && !group.done && group.value.prompt === prompt; group = reader.next()) yield group.value;
      if (group) pending.set(reader, group);
    }
    readers = readers.filter((reader) => !pending.get(reader)?.done);
  }
}

/** The citations of one page in a block. */
export function countCitations({ blocks, isCounted }: CitedBlocks, wanted: number): number {
  let sum = 0;
  for (const { packed, format } of blocks) {
    for (const { prompt, pages } of readCitations(packed, format)) {
      if (!isCounted(prompt)) continue;
      for (const { page, citations } of pages) if (page === wanted) sum += citations;
    }
  }
  return sum;
}

/** The answers to a prompt that cite a page. */
export interface PromptOfPage {
  prompt: number;
  citations: number;
  engines: Set<EngineId>;
}

/** Lists the prompts that cite each of a few pages, in order. */
export function listPromptsOfPages({ blocks, isCounted }: CitedBlocks, chosen: readonly number[]): PromptOfPage[][] {
  const byPage = new Map(chosen.map((page) => [page, new Map<number, PromptOfPage>()]));
  for (const { packed, format, engine } of blocks) {
    for (const { prompt, pages } of readCitations(packed, format)) {
      if (!isCounted(prompt)) continue;
      for (const { page, citations } of pages) {
        const byPrompt = byPage.get(page);
        if (!byPrompt) continue;
        const found = byPrompt.get(prompt) ?? { prompt, citations: 0, engines: new Set() };
        byPrompt.set(prompt, found);
        found.citations += citations;
        found.engines.add(engine);
      }
    }
  }
  return chosen.map((page) => [...(byPage.get(page)?.values() ?? [])].toSorted((a, b) => a.prompt - b.prompt));
}
