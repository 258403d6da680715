/** One answer alone is chance. */
export const LEAST_ANSWERS = 2;

/**
 * The ratios to the usual rate, and to competitors, below which a brand is rarely named. One answer in fifty can name anything by
 * chance.
 */
const OF_USUAL = 0.5;
const OF_RIVALS = 0.1;

/** Whether the brand is named much less often than usual, or rarely compared with competitors. All are shares of the same answers. */
export function isSeldom(ownShare: number, rivalShare: number, usual: number): boolean {
  return ownShare === 0 || (ownShare < rivalShare && ownShare <= Math.max(usual * OF_USUAL, rivalShare * OF_RIVALS));
}

/** How many answers of an engine to a prompt name your brand, any competitor, and each competitor by its index. */
export interface PromptTally {
  answers: number;
  ownAnswers: number;
  rivalAnswers: number;
  rivals: Map<number, number>;
}

export function createTally(): PromptTally {
  return { answers: 0, ownAnswers: 0, rivalAnswers: 0, rivals: new Map() };
}

/** Adds an answer that names the brands with these indexes; 0 is your brand. */
export function addToTally(tally: PromptTally, brands: readonly number[]): void {
  tally.answers++;
  if (brands.includes(0)) tally.ownAnswers++;
  if (brands.some((brand) => brand !== 0)) tally.rivalAnswers++;
  for (const brand of brands) if (brand !== 0) tally.rivals.set(brand, (tally.rivals.get(brand) ?? 0) + 1);
}

/** Competitors with the number of answers that name them, in descending order. */
export function rankRivals({ rivals }: Pick<PromptTally, 'rivals'>): { index: number; answers: number }[] {
  return [...rivals]
    .map(([index, answers]) => ({ index, answers }))
    .toSorted((a, b) => b.answers - a.answers || a.index - b.index);
}

/**
 * The prompts where an engine names competitors, and the brand much less often than usual, by the competitor that each names most.
 * `tallies` has all prompts with answers of the engine in a country. A competitor that a single answer names is chance.
 */
export function findGapPrompts<Prompt>(tallies: ReadonlyMap<Prompt, PromptTally>): Map<number, Prompt[]> {
  const all = [...tallies.values()];
  const sum = (count: (tally: PromptTally) => number) => all.reduce((total, tally) => total + count(tally), 0);
  const answers = sum((tally) => tally.answers);
  const usual = answers === 0 ? 0 : sum((tally) => tally.ownAnswers) / answers;
  const gaps = [...tallies].filter(([, tally]) => isGap(tally, usual));
  const groups = Map.groupBy(gaps, ([, tally]) => rankRivals(tally)[0]?.index ?? 0);
  const repeated = [...groups].filter(
    ([, group]) => group.reduce((total, [, tally]) => total + tally.rivalAnswers, 0) >= LEAST_ANSWERS,
  );
  return new Map(
    repeated.toSorted(([a], [b]) => a - b).map(([leader, group]) => [leader, group.map(([prompt]) => prompt)]),
  );
}

function isGap({ answers, ownAnswers, rivalAnswers }: PromptTally, usual: number): boolean {
  return rivalAnswers > 0 && isSeldom(ownAnswers / answers, rivalAnswers / answers, usual);
}
