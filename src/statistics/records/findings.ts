import type { Findings } from '../../domain/detection/detector.ts';
import { IntegerReader, type IntegerWriter } from './integers.ts';

/** The findings in one answer. They are stored, so that an unchanged brand is not searched again. */
export interface AnswerFindings extends Findings {
  /** The index of the prompt in the generation. */
  prompt: number;
  sample: number;
}

export function packFindings(writer: IntegerWriter, { prompt, sample, names, regexes }: AnswerFindings): void {
  writer.pushAll([prompt, sample, names.length]);
  for (const { brand, start, end, units } of names) writer.pushAll([brand, start, end - start, units]);
  writer.push(regexes.length);
  for (const { brand, mentions, first } of regexes) writer.pushAll([brand, mentions, first]);
}

export function* readFindings(packed: Uint8Array): Generator<AnswerFindings> {
  const reader = new IntegerReader(packed);
  while (!reader.isAtEnd) yield readAnswer(reader);
}

function readAnswer(reader: IntegerReader): AnswerFindings {
  const findings: AnswerFindings = { prompt: reader.next(), sample: reader.next(), names: [], regexes: [] };
  for (let left = reader.next(); left > 0; left--) {
    const [brand, start, length, units] = [reader.next(), reader.next(), reader.next(), reader.next()];
    findings.names.push({ brand, start, end: start + length, units });
  }
  for (let left = reader.next(); left > 0; left--) {
    findings.regexes.push({ brand: reader.next(), mentions: reader.next(), first: reader.next() });
  }
  return findings;
}

/**
 * Converts findings of another list of `count` brands to this one, for the brands in `known`, which contains for each brand its
 * index in the other list, or -1.
 */
export function createTranslation(known: readonly number[], count: number): (findings: Findings) => Findings {
  const newBrands = Array.from({ length: count }, (_, before) =>
    [...known.keys()].filter((brand) => known[brand] === before),
  );
  function translate<Found extends { brand: number }>(found: readonly Found[]): Found[] {
    return found.flatMap((finding) => (newBrands[finding.brand] ?? []).map((brand) => ({ ...finding, brand })));
  }
  return ({ names, regexes }) => ({ names: translate(names), regexes: translate(regexes) });
}
