import type { BrandMentions } from '../detection/detector.ts';
import type { AnswerState } from '../shared/engines.ts';

/** The summed counts of one brand in answers. */
export interface BrandCounts {
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

/** The counts of one prompt, or of several together. */
export interface AnswerCounts {
  answers: number;
  noAnswers: number;
  failed: number;
  /** By the index of the brand; one that was neither named nor cited may be missing. */
  brands: Map<number, BrandCounts>;
}

export function createCounts(): AnswerCounts {
  return { answers: 0, noAnswers: 0, failed: 0, brands: new Map() };
}

/** Adds an answer: the brands that it names, in order, and the brands whose pages it cites, one entry per page. */
export function addAnswer(
  count: AnswerCounts,
  mentions: readonly BrandMentions[],
  citedBrands: readonly number[],
): void {
  count.answers++;
  let order = 0;
  let position = 0;
  let last = -1;
  for (const { brand, mentions: times, first } of mentions) {
    order++;
    // Two brands that share a name share its position.
    if (first !== last) position = order;
    last = first;
    const own = brandOf(count, brand);
    own.mentions += times;
    own.namedIn++;
    own.positions += position;
  }
  for (const [index, brand] of citedBrands.entries()) {
    const own = brandOf(count, brand);
    own.citations++;
    if (citedBrands.indexOf(brand) === index) own.citedIn++;
  }
}

/** The position of each brand in the order of first mention, as `addAnswer` sums them. */
export function* rankMentions(mentions: readonly BrandMentions[]): Generator<BrandMentions & { position: number }> {
  let position = 0;
  let last = -1;
  for (const [index, mention] of mentions.entries()) {
    if (mention.first !== last) position = index + 1;
    last = mention.first;
    yield { ...mention, position };
  }
}

/** Adds a call without an answer: the engine showed none, or the call failed. Neither affects brands. */
export function addMissing(count: AnswerCounts, state: Exclude<AnswerState, 'answered'>): void {
  if (state === 'no_answer') count.noAnswers++;
  else count.failed++;
}

export function mergeCounts(into: AnswerCounts, other: AnswerCounts): void {
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

function brandOf({ brands }: AnswerCounts, brand: number): BrandCounts {
  let own = brands.get(brand);
  if (!own) {
    own = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
    brands.set(brand, own);
  }
  return own;
}

/** Counts as a flat list of integers, each keyed by an integer such as the index of its prompt. */
export function flattenCounts(counts: ReadonlyMap<number, AnswerCounts>): number[] {
  const values: number[] = [];
  for (const [key, { answers, noAnswers, failed, brands }] of counts) {
    values.push(key, answers, noAnswers, failed, brands.size);
    for (const [brand, { mentions, namedIn, positions, citations, citedIn }] of brands) {
      values.push(brand, mentions, namedIn, positions, citations, citedIn);
    }
  }
  return values;
}
