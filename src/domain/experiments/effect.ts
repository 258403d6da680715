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
export function estimateEffect({ questions, cells }: Panel, groups: Groups, { before, now }: Windows): Effect {
  const shared = findSharedStrata(cells, groups, { before, now });
  const [sharesBefore, sharesNow] = [new Float64Array(questions), new Float64Array(questions)];
  const counted = new Uint32Array(questions);
  const totals = [createTotal(), createTotal()];
  // A chart evaluates hundreds of windows, so that no object is created for each cell.
  for (const { question, stratum, hits, answers } of cells) {
    const total = totals[groups[question] ?? EXCLUDED];
    if (!total || !shared[stratum]) continue;
    const [answersBefore, answersNow] = [sumDays(answers, before), sumDays(answers, now)];
    if (answersBefore === 0 || answersNow === 0) continue;
    const [hitsBefore, hitsNow] = [sumDays(hits, before), sumDays(hits, now)];
    sharesBefore[question] = (sharesBefore[question] ?? 0) + hitsBefore / answersBefore;
    sharesNow[question] = (sharesNow[question] ?? 0) + hitsNow / answersNow;
    counted[question] = (counted[question] ?? 0) + 1;
    total.before.answers += answersBefore;
    total.before.hits += hitsBefore;
    total.now.answers += answersNow;
    total.now.hits += hitsNow;
  }
  const describe = (group: number, total = createTotal()): ComparedGroup => {
    const shares: [before: number, now: number][] = [];
    for (const [question, cellCount] of counted.entries()) {
      if (cellCount === 0 || groups[question] !== group) continue;
      shares.push([(sharesBefore[question] ?? 0) / cellCount, (sharesNow[question] ?? 0) / cellCount]);
    }
    return { ...total, ...describeShares(shares) };
  };
  return compareDescribed(describe(TREATED, totals[TREATED]), describe(CONTROL, totals[CONTROL]));
}

function createTotal(): Pick<ComparedGroup, 'before' | 'now'> {
  return { before: { answers: 0, hits: 0 }, now: { answers: 0, hits: 0 } };
}

/** The same for questions that were matched before, and whose cells may have been changed. */
export function compareGroups(matched: MatchedGroups): Effect {
  return compareDescribed(describeGroup(matched[TREATED]), describeGroup(matched[CONTROL]));
}

function compareDescribed(treated: ComparedGroup, controls: ComparedGroup): Effect {
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
  return { ...describeShares(shares), before: sumCells(questions, 'before'), now: sumCells(questions, 'now') };
}

/** From the shares of its questions before and after. */
function describeShares(shares: readonly (readonly [number, number])[]): Omit<ComparedGroup, 'before' | 'now'> {
  const count = Math.max(1, shares.length);
  return {
    questions: shares.length,
    change: summarizeChanges(shares.map(([before, now]) => now - before)),
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
