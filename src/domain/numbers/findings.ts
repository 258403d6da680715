import type { Findings } from '../detection/detector.ts';

/** What was found in one answer. It is kept, so that a brand that stays the same is not looked for again. */
export interface AnswerFindings extends Findings {
  /** The place of the prompt among those of the generation. */
  prompt: number;
  sample: number;
}

export function flattenFindings({ prompt, sample, names, regexes }: AnswerFindings, into: number[]): void {
  into.push(prompt, sample, names.length);
  for (const { brand, start, end, units } of names) into.push(brand, start, end - start, units);
  into.push(regexes.length);
  for (const { brand, mentions, first } of regexes) into.push(brand, mentions, first);
}

export function* readFindings(values: readonly number[]): Generator<AnswerFindings> {
  let at = 0;
  const next = () => values[at++] ?? 0;
  while (at < values.length) {
    const findings: AnswerFindings = { prompt: next(), sample: next(), names: [], regexes: [] };
    for (let count = next(); count > 0; count--) {
      const [brand, start, length, units] = [next(), next(), next(), next()];
      findings.names.push({ brand, start, end: start + length, units });
    }
    for (let count = next(); count > 0; count--) {
      findings.regexes.push({ brand: next(), mentions: next(), first: next() });
    }
    yield findings;
  }
}

/**
 * Makes findings of another list of `count` brands those of this one, for the brands that `known` finds again: it holds for
 * each brand its place in the other list, or -1.
 */
export function createTranslation(known: readonly number[], count: number): (findings: Findings) => Findings {
  if (known.length === count && known.every((before, brand) => before === brand))
    return ({ names, regexes }) => ({ names, regexes });
  const placesOf = Map.groupBy(known.keys(), (brand) => known[brand]);
  const translate = <Found extends { brand: number }>(found: readonly Found[]): Found[] =>
    found.flatMap((each) => placesOf.get(each.brand)?.map((brand) => ({ ...each, brand })) ?? []);
  return ({ names, regexes }) => ({ names: translate(names), regexes: translate(regexes) });
}
