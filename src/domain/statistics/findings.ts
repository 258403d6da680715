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
  const values = unpackIntegers(packed);
  let at = 0;
  const next = () => values[at++] ?? 0;
  const answers: AnswerFindings[] = [];
  while (at < values.length) {
    const findings: AnswerFindings = { prompt: next(), sample: next(), names: [], regexes: [] };
    for (let count = next(); count > 0; count--) {
      const brand = next();
      const start = next();
      findings.names.push({ brand, start, end: start + next(), units: next() });
    }
    for (let count = next(); count > 0; count--) {
      findings.regexes.push({ brand: next(), mentions: next(), first: next() });
    }
    answers.push(findings);
  }
  return answers;
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
