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

/** The findings of another list of brands, for those that `known` finds again in this one. */
export function translateFindings({ names, regexes }: Findings, known: readonly number[]): Findings {
  const translated: Findings = { names: [], regexes: [] };
  for (const [brand, before] of known.entries()) {
    if (before < 0) continue;
    for (const each of names) if (each.brand === before) translated.names.push({ ...each, brand });
    for (const each of regexes) if (each.brand === before) translated.regexes.push({ ...each, brand });
  }
  return translated;
}
