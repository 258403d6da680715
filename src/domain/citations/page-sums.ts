import { type CitationFormat, CitationReader } from './citation-reader.ts';

/** The citations of pages in a window. Each list is indexed by the number of the page. */
export interface PageSums {
  citations: Uint32Array;
  /** Prompts whose answers cite the page. Null if they were not requested. */
  prompts: Uint32Array | null;
  /** 1 if an answer that cites the page names the report's brand. */
  named: Uint8Array;
}

/** The citations of an engine in a period. */
export interface CitationBlock {
  /** The index of the engine. */
  engine: number;
  format: CitationFormat;
  packed: Uint8Array;
}

/** The citations to sum, and a 1 for each prompt that counts. */
export interface CitedBlocks {
  blocks: readonly CitationBlock[];
  isCounted: Uint8Array;
}

/** Bits of an element of a typed array. */
const PROMPTS_AT_ONCE = 32;

/**
 * Sums citations by page. Prompts are counted in groups that fit into the bits of one integer for each page. The blocks are
 * traversed once for each group, because most of the time is spent waiting for memory.
 */
export function sumPages({ blocks, isCounted }: CitedBlocks, total: number, needsPrompts: boolean): PageSums {
  const citations = new Uint32Array(total);
  const named = new Uint8Array(total);
  const prompts = needsPrompts ? new Uint32Array(total) : null;
  const seen = new Uint32Array(needsPrompts ? total : 0);
  const group = needsPrompts ? PROMPTS_AT_ONCE : isCounted.length;
  const readers = blocks.map(({ packed, format }) => new CitationReader(packed, format));
  for (let end = group; end < isCounted.length + group; end += group) {
    seen.fill(0);
    for (const reader of readers) {
      for (; reader.prompt < end; reader.move()) {
        const { prompt, length, pages, weights } = reader;
        const bit = 1 << (prompt % PROMPTS_AT_ONCE);
        if (isCounted[prompt] !== 1) continue;
        for (let index = 0; index < length; index++) {
          const page = pages[index] ?? 0;
          const weight = weights[index] ?? 0;
          citations[page] = (citations[page] ?? 0) + (weight >> 1);
          named[page] = (named[page] ?? 0) | (weight & 1);
          if (prompts === null || ((seen[page] ?? 0) & bit) !== 0) continue;
          seen[page] = (seen[page] ?? 0) | bit;
          prompts[page] = (prompts[page] ?? 0) + 1;
        }
      }
    }
  }
  return { citations, prompts, named };
}

/** The citations of one page in a block. */
export function countCitations(
  { packed, format }: Omit<CitationBlock, 'engine'>,
  page: number,
  isCounted: Uint8Array,
): number {
  let citations = 0;
  for (const reader = new CitationReader(packed, format); reader.prompt < isCounted.length; reader.move()) {
    const { prompt, length, pages, weights } = reader;
    if (isCounted[prompt] !== 1) continue;
    for (let index = 0; index < length; index++) {
      if (pages[index] === page) citations += (weights[index] ?? 0) >> 1;
    }
  }
  return citations;
}

/** The answers to a prompt that cite a page. */
export interface PromptOfPage {
  prompt: number;
  citations: number;
  /** A bit for each engine. */
  engines: number;
}

/** Lists the prompts that cite each of a few pages. Citations are added millions of times: arrays are much faster than maps. */
export function listPromptsOfPages({ blocks, isCounted }: CitedBlocks, chosen: readonly number[]): PromptOfPage[][] {
  const { length: prompts } = isCounted;
  // 0 for pages that are not chosen.
  const slots = new Uint16Array(Math.max(-1, ...chosen) + 1);
  for (const [index, page] of chosen.entries()) slots[page] = index + 1;
  const citations = new Uint32Array(chosen.length * prompts);
  const engines = new Uint32Array(chosen.length * prompts);
  for (const { packed, format, engine } of blocks) {
    for (const reader = new CitationReader(packed, format); reader.prompt < prompts; reader.move()) {
      const { prompt, length, pages, weights } = reader;
      if (isCounted[prompt] !== 1) continue;
      for (let index = 0; index < length; index++) {
        const slot = slots[pages[index] ?? 0] ?? 0;
        if (slot === 0) continue;
        const at = (slot - 1) * prompts + prompt;
        citations[at] = (citations[at] ?? 0) + ((weights[index] ?? 0) >> 1);
        engines[at] = (engines[at] ?? 0) | (1 << engine);
      }
    }
  }
  return chosen.map((_, index) => {
    const citing: PromptOfPage[] = [];
    for (let prompt = 0, at = index * prompts; prompt < prompts; prompt++, at++) {
      if (engines[at] !== 0) citing.push({ prompt, citations: citations[at] ?? 0, engines: engines[at] ?? 0 });
    }
    return citing;
  });
}
