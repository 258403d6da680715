import type { BrandMentions } from '../detection/detector.ts';
import type { AnswerState } from '../shared/engines.ts';

/** What answers say of one brand, summed up. */
export interface BrandTally {
  mentions: number;
  /** Answers that name it. */
  namedIn: number;
  /** The sum of its positions in them: 1 for the brand that an answer names first. */
  positions: number;
  /** Pages of its domains that answers cite. */
  citations: number;
  /** Answers that cite any. */
  citedIn: number;
}

/** What came of prompts: of one, or of many together. */
export interface Tally {
  answers: number;
  noAnswers: number;
  failed: number;
  /** By the place of the brand; one that was neither named nor cited may be missing. */
  brands: Map<number, BrandTally>;
}

export function createTally(): Tally {
  return { answers: 0, noAnswers: 0, failed: 0, brands: new Map() };
}

/** Adds an answer that exists: which brands it names, in order, and whose pages it cites, one entry a page. */
export function addAnswer(tally: Tally, mentions: readonly BrandMentions[], citedBrands: readonly number[]): void {
  tally.answers++;
  let order = 0;
  let position = 0;
  let last = -1;
  for (const { brand, mentions: count, first } of mentions) {
    order++;
    // Two brands that share a name share its place.
    if (first !== last) position = order;
    last = first;
    const own = brandOf(tally, brand);
    own.mentions += count;
    own.namedIn++;
    own.positions += position;
  }
  for (const [index, brand] of citedBrands.entries()) {
    const own = brandOf(tally, brand);
    own.citations++;
    if (citedBrands.indexOf(brand) === index) own.citedIn++;
  }
}

/** Adds a call that gave no answer: an engine that shows none, or a failure. Neither says anything about brands. */
export function addMissing(tally: Tally, state: Exclude<AnswerState, 'answered'>): void {
  if (state === 'no_answer') tally.noAnswers++;
  else tally.failed++;
}

export function mergeTally(into: Tally, other: Tally): void {
  into.answers += other.answers;
  into.noAnswers += other.noAnswers;
  into.failed += other.failed;
  for (const [brand, { mentions, namedIn, positions, citations, citedIn }] of other.brands) {
    const own = brandOf(into, brand);
    own.mentions += mentions;
    own.namedIn += namedIn;
    own.positions += positions;
    own.citations += citations;
    own.citedIn += citedIn;
  }
}

function brandOf({ brands }: Tally, brand: number): BrandTally {
  let own = brands.get(brand);
  if (!own) {
    own = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
    brands.set(brand, own);
  }
  return own;
}

/** Tallies as a list of numbers, by a number of their own such as the place of their prompt. */
export function flattenTallies(tallies: ReadonlyMap<number, Tally>): number[] {
  const values: number[] = [];
  for (const [key, { answers, noAnswers, failed, brands }] of tallies) {
    values.push(key, answers, noAnswers, failed, brands.size);
    for (const [brand, { mentions, namedIn, positions, citations, citedIn }] of brands) {
      values.push(brand, mentions, namedIn, positions, citations, citedIn);
    }
  }
  return values;
}

export function readTallies(values: readonly number[]): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  let at = 0;
  const next = () => values[at++] ?? 0;
  while (at < values.length) {
    const key = next();
    const tally: Tally = { answers: next(), noAnswers: next(), failed: next(), brands: new Map() };
    for (let count = next(); count > 0; count--) {
      const brand = next();
      const [mentions, namedIn, positions, citations, citedIn] = [next(), next(), next(), next(), next()];
      tally.brands.set(brand, { mentions, namedIn, positions, citations, citedIn });
    }
    tallies.set(key, tally);
  }
  return tallies;
}
