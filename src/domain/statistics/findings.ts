import type { Findings } from '../detection/detector.ts';
import { type IntegerPacker, unpackIntegers } from './varints.ts';

/** The findings in one answer. They are stored, so that an unchanged brand is not searched again. */
export interface AnswerFindings extends Findings {
  /** The index of the prompt in the generation. */
  prompt: number;
  sample: number;
}

export function packFindings({ prompt, sample, names, regexes }: AnswerFindings, into: IntegerPacker): void {
  into.push(prompt);
  into.push(sample);
  into.push(names.length);
  for (const { brand, start, end, units } of names) {
    into.push(brand);
    into.push(start);
    into.push(end - start);
    into.push(units);
  }
  into.push(regexes.length);
  for (const { brand, mentions, first } of regexes) {
    into.push(brand);
    into.push(mentions);
    into.push(first);
  }
}

export function readFindings(packed: Uint8Array): AnswerFindings[] {
  const reader = new FindingsReader(unpackIntegers(packed));
  const answers: AnswerFindings[] = [];
  while (!reader.isAtEnd) answers.push(reader.read());
  return answers;
}

/** Integers of a name, and of what a regular expression found. */
const NAME_FIELDS = 4;
const REGEX_FIELDS = 3;

/** Reads unpacked findings, one answer after another. */
export class FindingsReader {
  readonly #values: Uint32Array;
  /** Where the next answer begins. */
  at = 0;

  constructor(values: Uint32Array) {
    this.#values = values;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#values.length;
  }

  read(): AnswerFindings {
    const findings: AnswerFindings = { prompt: this.#next(), sample: this.#next(), names: [], regexes: [] };
    for (let count = this.#next(); count > 0; count--) {
      const brand = this.#next();
      const start = this.#next();
      findings.names.push({ brand, start, end: start + this.#next(), units: this.#next() });
    }
    for (let count = this.#next(); count > 0; count--) {
      findings.regexes.push({ brand: this.#next(), mentions: this.#next(), first: this.#next() });
    }
    return findings;
  }

  /** Reads the prompt and the sample of an answer, without its findings. */
  readKey(): Pick<AnswerFindings, 'prompt' | 'sample'> {
    const key = { prompt: this.#next(), sample: this.#next() };
    const names = this.#next();
    this.at += names * NAME_FIELDS;
    const regexes = this.#next();
    this.at += regexes * REGEX_FIELDS;
    return key;
  }

  #next(): number {
    return this.#values[this.at++] ?? 0;
  }
}

/**
 * Converts findings of another list of `count` brands to this one, for the brands in `known`, which contains for
 * each brand its index in the other list, or -1.
 */
export function createTranslation(known: readonly number[], count: number): (findings: Findings) => Findings {
  const placesOf = Array.from({ length: count }, (_, before) =>
    [...known.keys()].filter((brand) => known[brand] === before),
  );
  const isSame = placesOf.every((places, before) => places.length === 1 && places[0] === before);
  function translate<Found extends { brand: number }>(found: Found[]): Found[] {
    if (found.length === 0) return found;
    const translated: Found[] = [];
    for (const each of found) {
      for (const brand of placesOf[each.brand] ?? []) translated.push(brand === each.brand ? each : { ...each, brand });
    }
    return translated;
  }
  return (found) => (isSame ? found : { names: translate(found.names), regexes: translate(found.regexes) });
}
