import { FEWEST_QUESTIONS } from '../statistics/change.ts';
import { compareBrands } from '../statistics/comparison.ts';
import { findSignificant } from '../statistics/holm.ts';
import { signTestProbability } from '../statistics/sign-test.ts';

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
  /** How many answers name a competitor together with your brand. */
  shared: Map<number, number>;
}

export function createTally(): PromptTally {
  return { answers: 0, ownAnswers: 0, rivalAnswers: 0, rivals: new Map(), shared: new Map() };
}

/** Adds an answer that names the brands with these indexes; 0 is your brand. */
export function addToTally(tally: PromptTally, brands: readonly number[]): void {
  const isOwn = brands.includes(0);
  tally.answers++;
  if (isOwn) tally.ownAnswers++;
  if (brands.some((brand) => brand !== 0)) tally.rivalAnswers++;
  for (const brand of brands) {
    if (brand === 0) continue;
    increment(tally.rivals, brand);
    if (isOwn) increment(tally.shared, brand);
  }
}

function increment(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Competitors with the number of answers that name them, in descending order. */
export function rankRivals({ rivals }: Pick<PromptTally, 'rivals'>): { index: number; answers: number }[] {
  return [...rivals]
    .map(([index, answers]) => ({ index, answers }))
    .toSorted((a, b) => b.answers - a.answers || a.index - b.index);
}

/** The competitor that leads most clearly in the answers to a prompt, and how many of them name it. */
export interface Leader {
  index: number;
  answers: number;
}

/**
 * The prompts where a competitor leads your brand clearly in the answers of an engine, each with that competitor. `tallies` has all
 * prompts with answers of the engine in a country. A lead is clear by paired tests: in the answers to the prompt by itself, or over
 * all prompts if your brand is named seldom in this one. Prompts with the same question count as one there.
 */
export function findGapPrompts<Prompt extends number | string>(
  tallies: ReadonlyMap<Prompt, PromptTally>,
  questionOf: (prompt: Prompt) => number | string = (prompt) => prompt,
): Map<Prompt, Leader> {
  const all = [...tallies.values()];
  const sum = (count: (tally: PromptTally) => number) => all.reduce((total, tally) => total + count(tally), 0);
  const answers = sum((tally) => tally.answers);
  const usual = answers === 0 ? 0 : sum((tally) => tally.ownAnswers) / answers;
  const ahead = findAhead([...tallies].map(([prompt, tally]) => ({ ...tally, question: questionOf(prompt) })));
  return new Map(
    [...tallies].flatMap(([prompt, tally]) => {
      const leader = findLeader(tally, usual, ahead);
      return leader ? [[prompt, leader] as const] : [];
    }),
  );
}

function findLeader(tally: PromptTally, usual: number, ahead: ReadonlySet<number>): Leader | undefined {
  const { answers, ownAnswers, rivalAnswers } = tally;
  const rivals = rankRivals(tally);
  const isClear = findSignificant(rivals.map(({ index }) => testLead(tally, index)));
  const isRare = isSeldom(ownAnswers / answers, rivalAnswers / answers, usual);
  return rivals.find(
    ({ index, answers: named }, rank) =>
      ownAnswers <= named * OF_LEADER && (isClear[rank] || (isRare && ahead.has(index))),
  );
}

/** The ratio to the leader above which being second is no gap. */
const OF_LEADER = 0.5;

/** The p-value of a lead in the answers to one prompt: those that name both brands, or neither, say nothing about it. */
function testLead({ ownAnswers, rivals, shared }: PromptTally, rival: number): number {
  const both = shared.get(rival) ?? 0;
  return signTestProbability((rivals.get(rival) ?? 0) - both, ownAnswers - both);
}

/** The competitors that lead clearly over all prompts, each compared in the same answers, and adjusted together. */
function findAhead(tallies: readonly (PromptTally & { question: number | string })[]): Set<number> {
  const rivals = [...new Set(tallies.flatMap((tally) => [...tally.rivals.keys()]))];
  const leads = rivals.map((rival) => {
    const { difference, questions } = compareBrands(
      tallies.map(({ question, answers, ownAnswers, rivals: named }) => ({
        question,
        answers,
        hits: named.get(rival) ?? 0,
        otherHits: ownAnswers,
      })),
    );
    return questions < FEWEST_QUESTIONS ? null : difference;
  });
  const isClear = findSignificant(leads.map((lead) => lead?.probability ?? null));
  return new Set(rivals.filter((_, index) => isClear[index] && (leads[index]?.value ?? 0) > 0));
}
