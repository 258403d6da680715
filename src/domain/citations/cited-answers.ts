import { IntegerPacker, unpackNumbers } from '../statistics/varints.ts';

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

/** Packs the answers of a day, country and engine, in the order of their prompts and samples. */
export function packCitedAnswers(answers: readonly CitedAnswer[]): Buffer {
  const packer = new IntegerPacker();
  let last = 0;
  for (const { prompt, sample, isBrandNamed, pages } of answers.toSorted(compareAnswers)) {
    packer.push(prompt - last);
    packer.push(sample);
    packer.push(pages.length * 2 + (isBrandNamed ? 1 : 0));
    for (const page of pages) packer.push(page);
    last = prompt;
  }
  return packer.packed;
}

function compareAnswers(one: CitedAnswer, other: CitedAnswer): number {
  return one.prompt - other.prompt || one.sample - other.sample;
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
