/** The citations of pages in a window. Each list is indexed by the number of the page. */
export interface PageSums {
  citations: Uint32Array;
  /** Prompts whose answers cite the page. Null if they were not requested. */
  prompts: Uint32Array | null;
  /** 1 if an answer that cites the page names the report's brand. */
  named: Uint8Array;
}

/** The answers to sum: blocks packed as in cited-answers, and a 1 for each prompt whose answers count. */
export interface CitedBlocks {
  blocks: readonly Uint8Array[];
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
  const readers = blocks.map((block) => new AnswerReader(block));
  for (let end = group; end < isCounted.length + group; end += group) {
    seen.fill(0);
    for (const reader of readers) {
      for (; reader.prompt < end; reader.move()) {
        const { prompt, isBrandNamed, length, pages } = reader;
        const bit = 1 << (prompt % PROMPTS_AT_ONCE);
        if (isCounted[prompt] !== 1) continue;
        for (let index = 0; index < length; index++) {
          const page = pages[index] ?? 0;
          citations[page] = (citations[page] ?? 0) + 1;
          if (isBrandNamed) named[page] = 1;
          if (prompts === null || ((seen[page] ?? 0) & bit) !== 0) continue;
          seen[page] = (seen[page] ?? 0) | bit;
          prompts[page] = (prompts[page] ?? 0) + 1;
        }
      }
    }
  }
  return { citations, prompts, named };
}

/** The answers to a prompt that cite a page. */
export interface PromptOfPage {
  prompt: number;
  citations: number;
  /** A bit for each engine. */
  engines: number;
}

/** Lists the prompts that cite each of a few pages, in no particular order. `engineOf` has the engine of each block. */
export function listPromptsOfPages(
  { blocks, isCounted }: CitedBlocks,
  chosen: readonly number[],
  engineOf: readonly number[],
): PromptOfPage[][] {
  // 0 for pages that are not chosen.
  const slots = new Uint16Array(Math.max(-1, ...chosen) + 1);
  for (const [index, page] of chosen.entries()) slots[page] = index + 1;
  const citing = chosen.map(() => new Map<number, PromptOfPage>());
  for (const [index, block] of blocks.entries()) {
    const engine = 1 << (engineOf[index] ?? 0);
    for (const reader = new AnswerReader(block); reader.prompt < isCounted.length; reader.move()) {
      const { prompt, length, pages } = reader;
      if (isCounted[prompt] !== 1) continue;
      for (let at = 0; at < length; at++) {
        const slot = slots[pages[at] ?? 0] ?? 0;
        if (slot !== 0) addCitation(citing[slot - 1], prompt, engine);
      }
    }
  }
  return citing.map((prompts) => [...prompts.values()]);
}

function addCitation(prompts: Map<number, PromptOfPage> | undefined, prompt: number, engine: number): void {
  const known = prompts?.get(prompt);
  if (known) {
    known.citations++;
    known.engines |= engine;
  } else {
    prompts?.set(prompt, { prompt, citations: 1, engines: engine });
  }
}

/** Greater than the index of any prompt. */
const NONE = 2 ** 30;

/** Reads the answers of a block one by one. There can be millions, so that their values are decoded in place. */
class AnswerReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** `NONE` after the last answer. */
  prompt = 0;
  isBrandNamed = false;
  /** The number of pages, and their numbers. */
  length = 0;
  pages = new Uint32Array(16);

  constructor(block: Uint8Array) {
    this.#bytes = block;
    this.move();
  }

  move(): void {
    const bytes = this.#bytes;
    if (this.#at >= bytes.length) {
      this.prompt = NONE;
      return;
    }
    this.prompt += this.#next();
    this.#next(); // The sample.
    const flags = this.#next();
    this.isBrandNamed = (flags & 1) === 1;
    this.length = flags >> 1;
    if (this.length > this.pages.length) this.pages = new Uint32Array(this.length * 2);
    const { length, pages } = this;
    let at = this.#at;
    for (let index = 0; index < length; index++) {
      let byte = bytes[at++] ?? 0;
      let page = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[at++] ?? 0;
        page |= (byte & 0x7f) << shift;
      }
      pages[index] = page;
    }
    this.#at = at;
  }

  #next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++] ?? 0;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[this.#at++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    return value;
  }
}
