/** The citations of pages in a window. Each list is indexed by the number of the page. */
export interface PageSums {
  citations: Uint32Array;
  /** Prompts whose answers cite the page. */
  prompts: Uint32Array;
  /** 1 if an answer that cites the page names the report's brand. */
  named: Uint8Array;
}

/**
 * Sums blocks of packed answers (see cited-answers). `isCounted` has a 1 for each prompt to count. The blocks are traversed
 * together, prompt by prompt: a page is new to a prompt if another prompt cited it last.
 */
export function sumPages(blocks: readonly Uint8Array[], isCounted: Uint8Array, pages: number): PageSums {
  const citations = new Uint32Array(pages);
  const prompts = new Uint32Array(pages);
  const named = new Uint8Array(pages);
  const lastPrompt = new Int32Array(pages).fill(-1);
  visitCitations(blocks, isCounted, (page, prompt, isBrandNamed) => {
    citations[page] = (citations[page] ?? 0) + 1;
    named[page] = (named[page] ?? 0) | isBrandNamed;
    if (lastPrompt[page] === prompt) return;
    lastPrompt[page] = prompt;
    prompts[page] = (prompts[page] ?? 0) + 1;
  });
  return { citations, prompts, named };
}

/** A prompt whose answers cite a page. */
export interface PromptOfPage {
  prompt: number;
  citations: number;
  /** A bit for each engine. */
  engines: number;
}

/** Lists the prompts that cite each of a few pages, in the order of the prompts. `engineOf` has the engine of each block. */
export function listPromptsOfPages(
  blocks: readonly Uint8Array[],
  isCounted: Uint8Array,
  chosen: readonly number[],
  engineOf: readonly number[],
): PromptOfPage[][] {
  // 0 for pages that are not chosen.
  const slots = new Uint16Array(Math.max(-1, ...chosen) + 1);
  for (const [index, page] of chosen.entries()) slots[page] = index + 1;
  const prompts: PromptOfPage[][] = chosen.map(() => []);
  visitCitations(blocks, isCounted, (page, prompt, _isBrandNamed, block) => {
    const slot = slots[page] ?? 0;
    if (slot === 0) return;
    const list = prompts[slot - 1] ?? [];
    let last = list.at(-1);
    if (last?.prompt !== prompt) {
      last = { prompt, citations: 0, engines: 0 };
      list.push(last);
    }
    last.citations++;
    last.engines |= 1 << (engineOf[block] ?? 0);
  });
  return prompts;
}

type Visit = (page: number, prompt: number, isBrandNamed: number, block: number) => void;

/** The position in a block: the next answer, with its prompt. */
interface Cursor {
  bytes: Uint8Array;
  block: number;
  at: number;
  prompt: number;
}

/** Visits every citation, ordered by prompt. Values are decoded in place, because there can be millions. */
function visitCitations(blocks: readonly Uint8Array[], isCounted: Uint8Array, visit: Visit): void {
  let cursors = blocks.map((bytes, block): Cursor => ({ bytes, block, at: 0, prompt: 0 }));
  for (const cursor of cursors) readPrompt(cursor);
  cursors = cursors.filter(({ prompt }) => prompt >= 0);
  while (cursors.length > 0) {
    let prompt = Number.POSITIVE_INFINITY;
    for (const cursor of cursors) if (cursor.prompt < prompt) prompt = cursor.prompt;
    let isAnyDone = false;
    for (const cursor of cursors) {
      while (cursor.prompt === prompt) visitAnswer(cursor, isCounted[prompt] === 1, visit);
      isAnyDone ||= cursor.prompt < 0;
    }
    if (isAnyDone) cursors = cursors.filter((cursor) => cursor.prompt >= 0);
  }
}

function visitAnswer(cursor: Cursor, isCounted: boolean, visit: Visit): void {
  const { bytes, block, prompt } = cursor;
  let at = cursor.at;
  while ((bytes[at++] ?? 0) >= 0x80) continue; // The sample.
  let flags = 0;
  for (let shift = 0, byte = 0x80; byte >= 0x80; shift += 7) {
    byte = bytes[at++] ?? 0;
    flags |= (byte & 0x7f) << shift;
  }
  const isBrandNamed = flags & 1;
  for (let left = flags >> 1; left > 0; left--) {
    let byte = bytes[at++] ?? 0;
    let page = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      page |= (byte & 0x7f) << shift;
    }
    if (isCounted) visit(page, prompt, isBrandNamed, block);
  }
  cursor.at = at;
  readPrompt(cursor);
}

/** Reads the prompt of the next answer; -1 at the end of the block. */
function readPrompt(cursor: Cursor): void {
  const { bytes } = cursor;
  if (cursor.at >= bytes.length) {
    cursor.prompt = -1;
    return;
  }
  for (let shift = 0, byte = 0x80; byte >= 0x80; shift += 7) {
    byte = bytes[cursor.at++] ?? 0;
    cursor.prompt += (byte & 0x7f) << shift;
  }
}
