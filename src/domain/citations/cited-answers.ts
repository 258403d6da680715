import { IntegerPacker, unpackIntegers, unpackNumbers } from '../statistics/varints.ts';

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

/** A part of a list of pages. A day has thousands of answers, and a list for each would burden the garbage collector. */
export interface PageRange {
  list: ArrayLike<number>;
  start: number;
  end: number;
}

/** An answer with a range of pages. */
export type CitingAnswer = Omit<CitedAnswer, 'pages'> & PageRange;

/** Packs the answers of a day, country and engine, in the order of their prompts and samples. */
export function packCitedAnswers(answers: readonly CitingAnswer[]): Buffer {
  const packer = new IntegerPacker();
  let last = 0;
  for (const { prompt, sample, isBrandNamed, list, start, end } of answers.toSorted(compareAnswers)) {
    packer.push(prompt - last);
    packer.push(sample);
    packer.push((end - start) * 2 + (isBrandNamed ? 1 : 0));
    for (let at = start; at < end; at++) packer.push(list[at] as number);
    last = prompt;
  }
  return packer.packed;
}

function compareAnswers(one: CitingAnswer, other: CitingAnswer): number {
  return one.prompt - other.prompt || one.sample - other.sample;
}

/** Calls back for each packed answer with the start of its pages. Returns the list that contains the pages of all of them. */
export function forEachCitedAnswer(
  packed: Uint8Array,
  onAnswer: (prompt: number, sample: number, start: number) => void,
): Uint32Array {
  const list = unpackIntegers(packed).slice();
  let prompt = 0;
  for (let at = 0; at < list.length; ) {
    prompt += list[at] as number;
    const start = at + 3;
    onAnswer(prompt, list[at + 1] as number, start);
    at = endOfPages(list, start);
  }
  return list;
}

/** Where the pages of an answer end. Their number, and whether it names the brand, are in front of them. */
export function endOfPages(list: Uint32Array, start: number): number {
  return start + ((list[start - 1] as number) >> 1);
}

export function* readCitedAnswers(packed: Uint8Array): Generator<CitedAnswer> {
  const values = unpackNumbers(packed);
  let prompt = 0;
  for (let at = 0; at < values.length; ) {
    prompt += values[at++] ?? 0;
    const sample = values[at++] ?? 0;
    const flags = values[at++] ?? 0;
    const pages = values.slice(at, at + (flags >> 1));
    at += pages.length;
    yield { prompt, sample, isBrandNamed: (flags & 1) === 1, pages };
  }
}
