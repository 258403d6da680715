import { IntegerReader, IntegerWriter } from './integers.ts';

/** An answer with the pages that it cites. */
export interface CitedAnswer {
  /** The index of its prompt in the generation. */
  prompt: number;
  sample: number;
  /** Whether it names the report's brand. */
  isBrandNamed: boolean;
  /** Numbers of the pages, each once. */
  pages: readonly number[];
}

/**
 * The answers of a day, country and engine, in the order of their prompts and samples. For each: the step from the prompt before,
 * the sample, twice the number of pages, plus 1 if it names the brand, and the pages.
 */
export function packCitedAnswers(answers: readonly CitedAnswer[]): Buffer {
  const writer = new IntegerWriter();
  let last = 0;
  for (const { prompt, sample, isBrandNamed, pages } of answers.toSorted(compareAnswers)) {
    writer.pushAll([prompt - last, sample, pages.length * 2 + (isBrandNamed ? 1 : 0), ...pages]);
    last = prompt;
  }
  return writer.finish();
}

function compareAnswers(a: CitedAnswer, b: CitedAnswer): number {
  return a.prompt - b.prompt || a.sample - b.sample;
}

export function* readCitedAnswers(packed: Uint8Array): Generator<CitedAnswer> {
  const reader = new IntegerReader(packed);
  let prompt = 0;
  while (!reader.isAtEnd) {
    prompt += reader.next();
    const [sample, flags] = [reader.next(), reader.next()];
    yield { prompt, sample, isBrandNamed: flags % 2 === 1, pages: readList(reader, Math.floor(flags / 2)) };
  }
}

function readList(reader: IntegerReader, length: number): number[] {
  const list: number[] = [];
  for (let left = length; left > 0; left--) list.push(reader.next());
  return list;
}

/** How citations are packed: by answer, or merged by prompt. */
export type CitationFormat = 'answers' | 'merged';

/** Citations of an engine in a period. */
export interface PackedCitations {
  format: CitationFormat;
  packed: Uint8Array;
}

/** Gets a cited page. A page of a prompt can occur several times. */
type Visit<Block> = (prompt: number, page: number, citations: number, isBrandNamed: boolean, block: Block) => void;

/** Reads several blocks together, prompt by prompt. */
export function visitCitations<Block extends PackedCitations>(blocks: readonly Block[], visit: Visit<Block>): void {
  let readers = blocks.map((block) => new CitationReader(block));
  for (let prompt = 0; readers.length > 0; prompt++) {
    for (const reader of readers) while (reader.prompt === prompt) reader.visitPages(visit);
    readers = readers.filter((reader) => reader.prompt !== null);
  }
}

class CitationReader<Block extends PackedCitations> {
  /** The prompt of the pages that are read next. Null at the end. */
  prompt: number | null = 0;
  readonly #reader: IntegerReader;
  readonly #block: Block;

  constructor(block: Block) {
    this.#reader = new IntegerReader(block.packed);
    this.#block = block;
    this.#advance(0);
  }

  visitPages(visit: Visit<Block>): void {
    const prompt = this.prompt ?? 0;
    if (this.#block.format === 'merged') this.#visitMerged(prompt, visit);
    else this.#visitAnswer(prompt, visit);
    this.#advance(prompt);
  }

  #visitAnswer(prompt: number, visit: Visit<Block>): void {
    const reader = this.#reader;
    reader.skip(1);
    const flags = reader.next();
    for (let left = Math.floor(flags / 2); left > 0; left--) {
      visit(prompt, reader.next(), 1, flags % 2 === 1, this.#block);
    }
  }

  #visitMerged(prompt: number, visit: Visit<Block>): void {
    const reader = this.#reader;
    let page = 0;
    for (let left = reader.next(); left > 0; left--) {
      page += reader.next();
      const weight = reader.next();
      visit(prompt, page, Math.floor(weight / 2), weight % 2 === 1, this.#block);
    }
  }

  #advance(prompt: number): void {
    this.prompt = this.#reader.isAtEnd ? null : prompt + this.#reader.next();
  }
}

/** Pages that answers to a prompt cite. */
export interface CitedPages {
  prompt: number;
  pages: readonly CitedPage[];
}

interface CitedPage {
  page: number;
  citations: number;
  isBrandNamed: boolean;
}

/**
 * The citations of several days of an engine. For each prompt: the step from the prompt before and the number of its pages; for
 * each page the step from the page before, and twice its citations, plus 1 if a citing answer names the brand.
 */
export function packMerged(merged: Iterable<CitedPages>): Buffer {
  const writer = new IntegerWriter();
  let lastPrompt = 0;
  for (const { prompt, pages } of merged) {
    writer.pushAll([prompt - lastPrompt, pages.length]);
    lastPrompt = prompt;
    let lastPage = 0;
    for (const { page, citations, isBrandNamed } of pages.toSorted((a, b) => a.page - b.page)) {
      writer.pushAll([page - lastPage, citations * 2 + (isBrandNamed ? 1 : 0)]);
      lastPage = page;
    }
  }
  return writer.finish();
}

/** Each page of a prompt once, with its citations. */
export function mergeCitations(blocks: readonly PackedCitations[]): CitedPages[] {
  const byPrompt = new Map<number, Map<number, CitedPage>>();
  visitCitations(blocks, (prompt, page, citations, isBrandNamed) => {
    const pages = byPrompt.get(prompt) ?? new Map<number, CitedPage>();
    byPrompt.set(prompt, pages);
    const known = pages.get(page);
    pages.set(page, {
      page,
      citations: citations + (known?.citations ?? 0),
      isBrandNamed: isBrandNamed || known?.isBrandNamed === true,
    });
  });
  return Array.from(byPrompt, ([prompt, pages]) => ({ prompt, pages: [...pages.values()] }));
}
