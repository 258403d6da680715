import type { EngineId } from '../../domain/shared/engines.ts';
import { type PackedCitations, visitCitations } from '../records/citations.ts';

/** The citations of pages in a window. Each list is indexed by the number of the page. */
export interface PageSums {
  citations: Uint32Array;
  /** Prompts whose answers cite the page. */
  prompts: Uint32Array;
  /** 1 if an answer that cites the page names the report's brand. */
  named: Uint8Array;
}

/** The citations of an engine in a period. */
export interface CitationBlock extends PackedCitations {
  engine: EngineId;
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
  visitCitations(blocks, (prompt, page, count, isBrandNamed) => {
    if (!isCounted(prompt)) return;
    citations[page] = (citations[page] ?? 0) + count;
    if (isBrandNamed) named[page] = 1;
    if (lastPrompt[page] === prompt) return;
    lastPrompt[page] = prompt;
    prompts[page] = (prompts[page] ?? 0) + 1;
  });
  return { citations, prompts, named };
}

/** The citations of each page with a number below `total`. */
export function sumCitations({ blocks, isCounted }: CitedBlocks, total: number): Uint32Array {
  const sums = new Uint32Array(total);
  visitCitations(blocks, (prompt, page, citations) => {
    if (isCounted(prompt)) sums[page] = (sums[page] ?? 0) + citations;
  });
  return sums;
}

/** The citations of one page in a block. */
export function countCitations({ blocks, isCounted }: CitedBlocks, wanted: number): number {
  let sum = 0;
  visitCitations(blocks, (prompt, page, citations) => {
    if (page === wanted && isCounted(prompt)) sum += citations;
  });
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
  const found = new Map(chosen.map((page): [number, PromptOfPage[]] => [page, []]));
  visitCitations(blocks, (prompt, page, citations, _, { engine }) => {
    const citing = found.get(page);
    if (!citing || !isCounted(prompt)) return;
    let last = citing.at(-1);
    if (last?.prompt !== prompt) {
      last = { prompt, citations: 0, engines: new Set() };
      citing.push(last);
    }
    last.citations += citations;
    last.engines.add(engine);
  });
  return [...found.values()];
}
