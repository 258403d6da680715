import { FEWEST_QUESTIONS } from '../statistics/change.ts';
import { compareBrands } from '../statistics/comparison.ts';
import { findSignificant } from '../statistics/holm.ts';
import { createLeadCounter, estimateLeadStickiness, type LeadCounter, testLead } from './leads.ts';

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
  const isOwn = brands.includes(0);
  tally.answers++;
  if (isOwn) tally.ownAnswers++;
  if (brands.some((brand) => brand !== 0)) tally.rivalAnswers++;
  for (const brand of brands) if (brand !== 0) tally.rivals.set(brand, (tally.rivals.get(brand) ?? 0) + 1);
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

/** The prompts of an engine with a gap, each with the competitor that leads there. */
export type Gaps<Prompt> = ReadonlyMap<Prompt, Leader>;

/** Finds the prompts where a competitor leads your brand clearly in the answers of an engine. */
export interface GapFinder<Prompt, Engine> {
  /** Adds an answer of an engine in a country. Days are in ascending order. */
  add: (engine: Engine, prompt: Prompt, day: string, brands: readonly number[]) => void;
  tallyOf: (engine: Engine, prompt: Prompt) => PromptTally;
  /** To be called after the last answer. */
  find: () => Map<Engine, Gaps<Prompt>>;
}

/** The answers of an engine in a country. */
interface EngineAnswers<Prompt> {
  tallies: Map<Prompt, PromptTally>;
  counters: Map<number | string, LeadCounter>;
}

/**
 * A lead is clear by paired tests: in the answers of all engines to the question of the prompt, or in those of this engine to all
 * questions if your brand is named seldom in this prompt.
 */
export function createGapFinder<Prompt extends number | string, Engine = string>(
  brands: number,
  questionOf: (prompt: Prompt) => number | string,
): GapFinder<Prompt, Engine> {
  const engines = new Map<Engine, EngineAnswers<Prompt>>();
  return {
    add(engine, prompt, day, named) {
      const question = questionOf(prompt);
      const answers = engines.get(engine) ?? { tallies: new Map(), counters: new Map() };
      const tally = answers.tallies.get(prompt) ?? createTally();
      const counter = answers.counters.get(question) ?? createLeadCounter(brands);
      engines.set(engine, answers);
      answers.tallies.set(prompt, tally);
      answers.counters.set(question, counter);
      addToTally(tally, named);
      counter.add(day, named);
    },
    tallyOf: (engine, prompt) => engines.get(engine)?.tallies.get(prompt) ?? createTally(),
    find() {
      const testOf = createLeadTest([...engines.values()].flatMap(({ counters }) => [...counters]));
      return new Map(
        [...engines].map(([engine, { tallies }]) => {
          const usual = usualShare([...tallies.values()]);
          const ahead = findAhead([...tallies].map(([prompt, tally]) => ({ ...tally, question: questionOf(prompt) })));
          const gaps = [...tallies].flatMap(([prompt, tally]) => {
            const leader = findLeader(tally, usual, ahead, testOf(questionOf(prompt)));
            return leader ? [[prompt, leader] as const] : [];
          });
          return [engine, new Map(gaps)];
        }),
      );
    },
  };
}

/** Returns the p-values of the leads in the answers to a question. */
function createLeadTest(
  counters: readonly (readonly [question: number | string, LeadCounter])[],
): (question: number | string) => (rival: number) => number {
  for (const [, { close }] of counters) close();
  const stickiness = estimateLeadStickiness(counters.map(([, { leads }]) => leads));
  const byQuestion = Map.groupBy(counters, ([question]) => question);
  return (question) => {
    const leads = (byQuestion.get(question) ?? []).map(([, counter]) => counter.leads);
    return (rival) => testLead(leads, rival, stickiness);
  };
}

/** The share of all answers that name your brand. */
function usualShare(tallies: readonly PromptTally[]): number {
  const sum = (count: (tally: PromptTally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const answers = sum((tally) => tally.answers);
  return answers === 0 ? 0 : sum((tally) => tally.ownAnswers) / answers;
}

function findLeader(
  tally: PromptTally,
  usual: number,
  ahead: ReadonlySet<number>,
  probabilityOf: (rival: number) => number,
): Leader | undefined {
  const { answers, ownAnswers, rivalAnswers } = tally;
  const rivals = rankRivals(tally);
  const isClear = findSignificant(rivals.map(({ index }) => probabilityOf(index)));
  const isRare = isSeldom(ownAnswers / answers, rivalAnswers / answers, usual);
  return rivals.find(
    ({ index, answers: named }, rank) =>
      ownAnswers <= named * OF_LEADER && (isClear[rank] || (isRare && ahead.has(index))),
  );
}

/** The ratio to the leader above which being second is no gap. */
const OF_LEADER = 0.5;

/** The competitors that lead clearly over all questions, each compared in the same answers, and adjusted together. */
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
