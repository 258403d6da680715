import { createGapFinder } from '../../src/domain/recommendations/gap-rule.ts';
import { createRandom, type Random } from '../../src/domain/shared/random.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { type Change, type ComparedCell, estimateChange } from '../../src/domain/statistics/change.ts';
import { type Interval, marketInterval, trackedInterval } from '../../src/domain/statistics/intervals.ts';
import { classifyChanges } from '../../src/domain/statistics/verdicts.ts';
import { sumRatio } from '../../test/support/ratios.ts';
import { drawRate } from './random.ts';
import { measurePersistence } from './trials.ts';
import { sumOf, type Windows, windowsOf } from './windows.ts';
import { type Answers, drawAnswers, ENGINES, type World } from './world.ts';

/** What the grid does not have: near-duplicate prompts, an engine that was down, competitors, and gaps. */
export const CASES = ['duplicates', 'outage', '0', '3', '10', '20', 'gaps'] as const;
export type Case = (typeof CASES)[number];

/** How often each event occurred, on average over the repetitions. */
export interface CaseOutcome {
  name: Case;
  shares: Record<string, number>;
}

const DAYS = 14;
const WORLD: World = { mean: 0.3, icc: 0.4, prompts: 25, stickiness: 0.5, hasEngineEffect: true };

export function runCase(name: Case, repetitions: number, seed: number): CaseOutcome {
  const random = createRandom(seed);
  const counts: Record<string, number> = {};
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const [event, rate] of Object.entries(TRIALS[name](random))) {
      counts[event] = (counts[event] ?? 0) + Number(rate);
    }
  }
  return {
    name,
    shares: Object.fromEntries(Object.entries(counts).map(([event, count]) => [event, count / repetitions])),
  };
}

const TRIALS: Record<Case, (random: Random) => Record<string, boolean | number>> = {
  duplicates: tryDuplicates,
  outage: tryOutage,
  0: (random) => tryCompetitors(0, random),
  3: (random) => tryCompetitors(3, random),
  10: (random) => tryCompetitors(10, random),
  20: (random) => tryCompetitors(20, random),
  gaps: tryGaps,
};

const WORDINGS = 5;
/** The probability that a wording gets the answer of the first one. */
const SAME_ANSWER = 0.8;

/** 10 questions in 5 wordings each, counted as 50 prompts and as 10 questions. */
function tryDuplicates(random: Random): Record<string, boolean> {
  const world: World = { ...WORLD, prompts: 10 };
  const windows = windowsOf(repeatWordings(drawAnswers(world, random, 2 * DAYS), random), DAYS);
  const outcome = (cellsPerUnit: number) => ({
    covered: covers(marketInterval(sumUnits(windows.now, cellsPerUnit)), world.mean),
    changed: isFound(changeOf(windows, cellsPerUnit)),
  });
  const [byPrompt, byQuestion] = [outcome(ENGINES), outcome(ENGINES * WORDINGS)];
  return {
    'market by prompt': byPrompt.covered,
    'market by question': byQuestion.covered,
    'false change by prompt': byPrompt.changed,
    'false change by question': byQuestion.changed,
  };
}

function repeatWordings({ days, hits, rates }: Answers, random: Random): Answers {
  const all = { days, hits: new Uint8Array(hits.length * WORDINGS), rates: new Float64Array(rates.length * WORDINGS) };
  for (let cell = 0; cell < all.rates.length; cell++) {
    const question = Math.floor(cell / (ENGINES * WORDINGS)) * ENGINES + (cell % ENGINES);
    const rate = rates[question] ?? 0;
    all.rates[cell] = rate;
    for (let day = 0; day < days; day++) {
      const isSame = random() < SAME_ANSWER;
      all.hits[cell * days + day] = isSame ? (hits[question * days + day] ?? 0) : Number(random() < rate);
    }
  }
  return all;
}

const MISSING_DAYS = 3;

/** An engine 20 points above the rest has no answers on 3 of 14 days. */
function tryOutage(random: Random): Record<string, boolean> {
  const answers = drawAnswers(WORLD, random, 2 * DAYS, { lastEngine: 0.2 });
  const { now } = windowsOf(answers, DAYS);
  for (const cell of now.hits.keys()) {
    if (cell % ENGINES < ENGINES - 1) continue;
    const firstDay = cell * answers.days + DAYS;
    const lost = answers.hits.subarray(firstDay, firstDay + MISSING_DAYS).reduce((sum, hit) => sum + hit, 0);
    now.hits[cell] = (now.hits[cell] ?? 0) - lost;
    now.answers[cell] = DAYS - MISSING_DAYS;
  }
  const cells = Array.from(now.hits, (hits, cell) => ({ hits, answers: now.answers[cell] ?? 0, cells: 1 }));
  const truth = sumOf(answers.rates) / answers.rates.length;
  return { tracked: covers(trackedInterval(cells, measurePersistence(answers)), truth) };
}

/** A brand with competitors: how often any verdict is wrong if nothing changed, and an increase of the brand is found. */
function tryCompetitors(rivals: number, random: Random): Record<string, boolean> {
  const drawChange = (shift: number) =>
    changeOf(windowsOf(drawAnswers(WORLD, random, 2 * DAYS, { shift, fromDay: DAYS }), DAYS), ENGINES);
  const others = Array.from({ length: rivals }, () => drawChange(0));
  const unchanged = [drawChange(0), ...others];
  return {
    'any false verdict': unchanged.some((_, brand) => isFoundAmong(unchanged, brand)),
    '+5 points found': isFoundAmong([drawChange(0.05), ...others], 0),
  };
}

const STICKINESS = [0, 0.5, 0.8];
const QUESTIONS = 25;
const RIVALS = 5;
/** The competitor that is named more often than your brand in the answers to the first question. */
const LEADER_RATES = { own: 0.05, rival: 0.7 };

/** How often a prompt is a gap by chance, among equally known brands, and how often one where a competitor leads is found. */
function tryGaps(random: Random): Record<string, number> {
  return Object.fromEntries(
    STICKINESS.flatMap((stickiness) =>
      [1, WORDINGS].flatMap((wordings) => {
        const gaps = drawGaps(random, stickiness, wordings);
        const found = gaps.filter((prompt) => prompt >= wordings);
        const name = `stickiness ${stickiness}, ${wordings === 1 ? '1 wording' : `${wordings} wordings`}`;
        return [
          [`false, ${name}`, found.length / (QUESTIONS - 1) / wordings / ENGINES],
          [`found, ${name}`, Number(gaps.includes(0))],
        ];
      }),
    ),
  );
}

/** Wordings of a question get the answer of the first one in most cases. */
function drawGaps(random: Random, stickiness: number, wordings: number) {
  const finder = createGapFinder<number, number>(1 + RIVALS, (prompt) => prompt - (prompt % wordings));
  for (let question = 0; question < QUESTIONS; question++) {
    const usual = drawRate(random, WORLD.mean, WORLD.icc);
    const rates = Array.from({ length: 1 + RIVALS }, (_, brand) => {
      if (question > 0 || brand > 1) return usual;
      return brand === 0 ? LEADER_RATES.own : LEADER_RATES.rival;
    });
    const drawAnswer = () => rates.flatMap((rate, brand) => (random() < rate ? [brand] : []));
    for (let engine = 0; engine < ENGINES; engine++) {
      let first: number[] = [];
      for (let day = 0; day < DAYS; day++) {
        if (day === 0 || random() >= stickiness) first = drawAnswer();
        for (let wording = 0; wording < wordings; wording++) {
          const named = wording === 0 || random() < SAME_ANSWER ? first : drawAnswer();
          finder.add(engine, question * wordings + wording, addDays(FIRST_DAY, day), named);
        }
      }
    }
  }
  return [...finder.find().values()].flatMap((gaps) => [...gaps.keys()]);
}

const FIRST_DAY = '2026-11-01';

function isFound(change: Change): boolean {
  return isFoundAmong([change], 0);
}

function isFoundAmong(changes: readonly Change[], brand: number): boolean {
  const verdict = classifyChanges([changes])[0]?.[brand];
  return verdict === 'up' || verdict === 'down';
}

/** A unit is a prompt or a question: that many adjacent cells. */
function changeOf({ before, now }: Windows, cellsPerUnit: number): Change {
  const cells = Array.from(
    now.hits,
    (hits, cell): ComparedCell => ({
      prompt: Math.floor(cell / ENGINES),
      question: Math.floor(cell / cellsPerUnit),
      now: { hits, answers: now.answers[cell] ?? 0 },
      before: { hits: before.hits[cell] ?? 0, answers: before.answers[cell] ?? 0 },
    }),
  );
  return estimateChange(cells);
}

function sumUnits({ hits, answers }: Windows['now'], cellsPerUnit: number) {
  const sum = (values: Float64Array) =>
    Array.from({ length: values.length / cellsPerUnit }, (_, unit) =>
      sumOf(values.subarray(unit * cellsPerUnit, (unit + 1) * cellsPerUnit)),
    );
  return sumRatio(sum(hits), sum(answers));
}

function covers(interval: Interval | null, truth: number): boolean {
  return interval !== null && interval.low <= truth + 1e-12 && truth <= interval.high + 1e-12;
}
