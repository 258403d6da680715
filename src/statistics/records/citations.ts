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

/** Pages that answers to a prompt cite. */
export interface CitedPages {
  prompt: number;
  pages: readonly { page: number; citations: number; isBrandNamed: boolean }[];
}

/** Reads citations in either format, ordered by prompt. A prompt can occur several times. */
export function readCitations(packed: Uint8Array, format: CitationFormat): Generator<CitedPages> {
  return format === 'merged' ? readMerged(packed) : readByAnswer(packed);
}

function* readByAnswer(packed: Uint8Array): Generator<CitedPages> {
  for (const { prompt, isBrandNamed, pages } of readCitedAnswers(packed)) {
    yield { prompt, pages: pages.map((page) => ({ page, citations: 1, isBrandNamed })) };
  }
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

function* readMerged(packed: Uint8Array): Generator<CitedPages> {
  const reader = new IntegerReader(packed);
  let prompt = 0;
  while (!reader.isAtEnd) {
    prompt += reader.next();
    const pages: { page: number; citations: number; isBrandNamed: boolean }[] = [];
    let page = 0;
    for (let left = reader.next(); left > 0; left--) {
      page += reader.next();
      const weight = reader.next();
      pages.push({ page, citations: Math.floor(weight / 2), isBrandNamed: weight % 2 === 1 });
    }
    yield { prompt, pages };
  }
}

/** Each page of a prompt once, with its citations. */
export function mergeCitations(cited: readonly CitedPages[]): CitedPages[] {
  const byPrompt = [...Map.groupBy(cited, ({ prompt }) => prompt)].toSorted(([a], [b]) => a - b);
  return byPrompt.map(([prompt, lists]) => {
    const pages = Map.groupBy(
      lists.flatMap((list) => list.pages),
      ({ page }) => page,
    );
    const merged = Array.from(pages, ([page, citing]) => ({
      page,
      citations: citing.reduce((sum, { citations }) => sum + citations, 0),
      isBrandNamed: citing.some(({ isBrandNamed }) => isBrandNamed),
    }));
    return { prompt, pages: merged };
  });
}
