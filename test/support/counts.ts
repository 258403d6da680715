import type { AnswerCounts } from '../../src/domain/statistics/brand-counts.ts';

/** Reads what `flattenCounts` wrote. Production code reads the bytes one by one instead. */
export function readCounts(values: readonly number[]): Map<number, AnswerCounts> {
  const counts = new Map<number, AnswerCounts>();
  let at = 0;
  const next = () => values[at++] ?? 0;
  while (at < values.length) {
    const key = next();
    const count: AnswerCounts = { answers: next(), noAnswers: next(), failed: next(), brands: new Map() };
    for (let left = next(); left > 0; left--) {
      const brand = next();
      const [mentions, namedIn, positions, citations, citedIn] = [next(), next(), next(), next(), next()];
      count.brands.set(brand, { mentions, namedIn, positions, citations, citedIn });
    }
    counts.set(key, count);
  }
  return counts;
}
