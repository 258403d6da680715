import { type ComparedMeans, compareMeans, type MeanChange, summarizeChanges } from '../statistics/compare-changes.ts';
import { type Days, type Panel, sumDays } from './panel.ts';

/** The group of each question of a panel. */
export const TREATED = 0;
export const CONTROL = 1;
export const EXCLUDED = 2;
export type Groups = Uint8Array;

/** The days before the change, and those after it that count. */
export interface Windows {
  before: Days;
  now: Days;
}

interface Counted {
  answers: number;
  hits: number;
}

/** A group of questions before and after, over cells with answers in both windows. */
export interface ComparedGroup {
  questions: number;
  change: MeanChange;
  before: Counted;
  now: Counted;
  /** The mean share of its questions. */
  shareBefore: number;
  shareNow: number;
}

export interface Effect {
  /** Null with fewer than three questions in a group. */
  compared: ComparedMeans | null;
  treated: ComparedGroup;
  controls: ComparedGroup;
}

/**
 * Difference in differences: the mean change of the treated questions minus that of the controls, each question compared with itself,
 * over cells with answers in both windows on engines and in countries that both groups share.
 */
export function estimateEffect(panel: Panel, groups: Groups, windows: Windows): Effect {
  return compareGroups(matchQuestions(panel, groups, windows));
}

export function compareGroups(matched: MatchedGroups): Effect {
  const [treated, controls] = [describeGroup(matched[TREATED]), describeGroup(matched[CONTROL])];
  const compared = compareMeans([treated.change, controls.change], [answersOf(treated), answersOf(controls)]);
  return { compared, treated, controls };
}

/** How many answers a group has before and after. */
export function answersOf({ before, now }: ComparedGroup): [before: number, now: number] {
  return [before.answers, now.answers];
}

interface MatchedCell {
  /** Its index in the panel. */
  cell: number;
  before: Counted;
  now: Counted;
}

/** The cells of a question with answers in both windows. It has at least one. */
export type MatchedQuestion = MatchedCell[];
export type MatchedGroups = [treated: MatchedQuestion[], controls: MatchedQuestion[]];

/** The questions of both groups, with the cells that count. */
export function matchQuestions(
  { cells }: Panel,
  groups: Groups,
  { before, now }: Windows,
): MatchedGroups {
  const matched: (MatchedCell & { question: number; stratum: number })[] = [];
  const strata: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const [cell, { question, stratum, hits, answers }] of cells.entries()) {
    const ofGroup = strata[groups[question] ?? EXCLUDED];
    const answersBefore = sumDays(answers, before);
    const answersNow = sumDays(answers, now);
    if (!ofGroup || answersBefore === 0 || answersNow === 0) continue;
    ofGroup.add(stratum);
    matched.push({
      cell,
      question,
      stratum,
      before: { answers: answersBefore, hits: sumDays(hits, before) },
      now: { answers: answersNow, hits: sumDays(hits, now) },
    });
  }
  const found: [Map<number, MatchedQuestion>, Map<number, MatchedQuestion>] = [new Map(), new Map()];
  for (const cell of matched) {
    if (!strata[TREATED].has(cell.stratum) || !strata[CONTROL].has(cell.stratum)) continue;
    const ofGroup = found[groups[cell.question] === TREATED ? TREATED : CONTROL];
    const question = ofGroup.get(cell.question);
    if (question) question.push(cell);
    else ofGroup.set(cell.question, [cell]);
  }
  return [[...found[TREATED].values()], [...found[CONTROL].values()]];
}

/** The mean share of the cells of a question. */
export function shareOf(question: MatchedQuestion, window: 'before' | 'now'): number {
  return question.reduce((sum, cell) => sum + cell[window].hits / cell[window].answers, 0) / question.length;
}

function describeGroup(questions: readonly MatchedQuestion[]): ComparedGroup {
  const shares = questions.map((question) => [shareOf(question, 'before'), shareOf(question, 'now')] as const);
  const count = Math.max(1, questions.length);
  return {
    questions: questions.length,
    change: summarizeChanges(shares.map(([before, now]) => now - before)),
    before: sumCells(questions, 'before'),
    now: sumCells(questions, 'now'),
    shareBefore: shares.reduce((sum, [before]) => sum + before, 0) / count,
    shareNow: shares.reduce((sum, [, now]) => sum + now, 0) / count,
  };
}

function sumCells(questions: readonly MatchedQuestion[], window: 'before' | 'now'): Counted {
  const sum = { answers: 0, hits: 0 };
  for (const question of questions) {
    for (const { [window]: counted } of question) {
      sum.answers += counted.answers;
      sum.hits += counted.hits;
    }
  }
  return sum;
}

/** The mean share of the cells of each question on some days. Null without answers. */
export function listShares({ questions, cells }: Panel, days: Days): (number | null)[] {
  const sums = Array.from({ length: questions }, () => ({ shares: 0, cells: 0 }));
  for (const { question, hits, answers } of cells) {
    const [sum, count] = [sums[question], sumDays(answers, days)];
    if (!sum || count === 0) continue;
    sum.shares += sumDays(hits, days) / count;
    sum.cells++;
  }
  return sums.map(({ shares, cells: count }) => (count === 0 ? null : shares / count));
}
