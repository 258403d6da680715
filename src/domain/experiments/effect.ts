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

/** The questions of both groups, with the cells that count. A simulation calls it a million times, so it creates few objects. */
export function matchQuestions({ questions, cells }: Panel, groups: Groups, { before, now }: Windows): MatchedGroups {
  const shared = findSharedStrata(cells, groups, { before, now });
  const found: (MatchedQuestion | undefined)[] = Array.from({ length: questions });
  const matched: MatchedGroups = [[], []];
  for (let cell = 0; cell < cells.length; cell++) {
    const { question = 0, stratum = 0, hits, answers } = cells[cell] ?? {};
    const ofGroup = matched[groups[question] ?? EXCLUDED];
    if (!ofGroup || !hits || !answers || !shared[stratum]) continue;
    const answersBefore = sumDays(answers, before);
    const answersNow = sumDays(answers, now);
    if (answersBefore === 0 || answersNow === 0) continue;
    const one = {
      cell,
      before: { answers: answersBefore, hits: sumDays(hits, before) },
      now: { answers: answersNow, hits: sumDays(hits, now) },
    };
    const ofQuestion = found[question];
    if (ofQuestion) ofQuestion.push(one);
    else ofGroup.push((found[question] = [one]));
  }
  return matched;
}

/** For each stratum, whether both groups have answers there in both windows. */
function findSharedStrata(cells: Panel['cells'], groups: Groups, { before, now }: Windows): boolean[] {
  const found: number[] = [];
  for (const { question, stratum, answers } of cells) {
    const group = groups[question] ?? EXCLUDED;
    if (group === EXCLUDED || sumDays(answers, before) === 0 || sumDays(answers, now) === 0) continue;
    found[stratum] = (found[stratum] ?? 0) | (group === TREATED ? 1 : 2);
  }
  return Array.from(found, (groupsThere) => groupsThere === 3);
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
