import { dayBefore } from '../shared/windows.ts';
import { estimateStickiness, inflationOf } from '../statistics/persistence.ts';
import { incompleteBeta } from '../statistics/quantiles.ts';

/**
 * The leads of competitors in the answers of an engine to one question, day by day: the share of the answers of a day that name the competitor,
 * minus the share that names your brand. Several answers of a day, and several wordings, are one observation.
 */
export interface Leads {
  days: number;
  answers: number;
  /** The number of pairs of consecutive days. */
  pairs: number;
  /** For each brand: the sum of its leads, of their squares, and of the squared differences of consecutive days. */
  sums: Float64Array;
  squares: Float64Array;
  steps: Float64Array;
}

export interface LeadCounter {
  leads: Leads;
  /** Adds an answer that names the brands with these indexes; 0 is your brand. Days are in ascending order. */
  add: (day: string, brands: readonly number[]) => void;
  /** To be called after the last answer. */
  close: () => void;
}

export function createLeadCounter(brands: number): LeadCounter {
  const createSums = () => new Float64Array(brands);
  const leads: Leads = {
    days: 0,
    answers: 0,
    pairs: 0,
    sums: createSums(),
    squares: createSums(),
    steps: createSums(),
  };
  const [named, last] = [createSums(), createSums()];
  let [today, lastDay, answers] = ['', '', 0];
  function close(): void {
    if (answers === 0) return;
    const isNext = lastDay === dayBefore(today);
    leads.days++;
    leads.answers += answers;
    if (isNext) leads.pairs++;
    for (let brand = 1; brand < brands; brand++) {
      const lead = ((named[brand] ?? 0) - (named[0] ?? 0)) / answers;
      add(leads.sums, brand, lead);
      add(leads.squares, brand, lead ** 2);
      if (isNext) add(leads.steps, brand, (lead - (last[brand] ?? 0)) ** 2);
      last[brand] = lead;
    }
    named.fill(0);
    [lastDay, answers] = [today, 0];
  }
  return {
    leads,
    close,
    add(day, found) {
      if (day !== today) close();
      today = day;
      answers++;
      for (const brand of found) add(named, brand, 1);
    },
  };
}

function add(sums: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}

/** How much leads resemble those of the day before, over all questions, engines and competitors. */
export function estimateLeadStickiness(questions: Iterable<Leads>): number {
  const variation = { cells: 0, days: 0, answers: 0, pairs: 0, steps: 0, spread: 0 };
  for (const { days, pairs, sums, squares, steps } of questions) {
    for (const [brand, ofBrand] of squares.entries()) {
      if (ofBrand === 0) continue;
      variation.cells++;
      variation.days += days;
      variation.answers += days;
      variation.pairs += pairs;
      variation.steps += steps[brand] ?? 0;
      variation.spread += ofBrand - (sums[brand] ?? 0) ** 2 / days;
    }
  }
  return estimateStickiness(variation) ?? 0;
}

/**
 * The p-value of the lead of a competitor in the answers of all engines to one question: with one independent answer a day, the
 * exact sign test of answers that name one of the two. Days that repeat others, and several answers of a day that agree, count less.
 */
export function testLead(engines: readonly Leads[], brand: number, stickiness: number): number {
  let [pairs, lead] = [0, 0];
  for (const { days, answers, sums, squares } of engines) {
    const inflation = inflationOf(stickiness, days);
    const ofDay = answers / days;
    // A sum of independent signs has as much variance as signs.
    pairs += ((squares[brand] ?? 0) * ofDay ** 2) / inflation;
    lead += ((sums[brand] ?? 0) * ofDay) / inflation;
  }
  if (lead <= 0) return 1;
  const behind = Math.max(0, (pairs - lead) / 2);
  return Math.min(1, 2 * incompleteBeta(0.5, behind + lead, behind + 1));
}
