import { findChanges, type MeasuredSeries } from '../../src/domain/alerts/find-changes.ts';
import { compare } from '../../src/domain/alerts/measure-series.ts';
import { advanceWatches, type EngineEvent, type Finding, type Watch } from '../../src/domain/alerts/watch.ts';
import { listTestedWindows } from '../../src/domain/alerts/windows.ts';
import {
  type EngineCounts,
  findCommonShocks,
  findMovements,
  type Shock,
} from '../../src/domain/annotations/find-shocks.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';
import { createRandom } from '../../src/domain/shared/random.ts';
import { addDays, type DateWindow, lengthOf } from '../../src/domain/shared/windows.ts';
import type { ComparedCell } from '../../src/domain/statistics/change.ts';
import { type Answers, BRANDS, DAYS, drawAnswers, FIRST_DAY, type Happening, type World } from './world.ts';

export interface Evaluated {
  findings: (Finding & { day: number })[];
  events: (EngineEvent & { reportedOn: number })[];
}

const START = '2026-01-01';
const YOURS = 'brand 0';

/** What the daily evaluation of a report finds on some days, with the functions of the product. */
export function evaluate(
  answers: Answers,
  days: { from: number; to: number },
  shocks: readonly Shock[] = [],
): Evaluated {
  const evaluated: Evaluated = { findings: [], events: [] };
  let watches: Watch[] = [];
  for (let index = days.from; index < days.to; index++) {
    const day = addDays(START, index);
    const windows = listTestedWindows(day);
    const events = shocks
      .filter((shock) => shock.day > windows.frozen.startDate && shock.day <= day)
      .map((shock): EngineEvent => ({ event: 'engine.shifted', ...shock, text: 'everyone' }));
    const tested = findChanges(measure(answers, windows));
    const advanced = advanceWatches(watches, { day, tested, events, reconnected: [] });
    watches = advanced.watches;
    evaluated.findings.push(...advanced.findings.map((finding) => ({ ...finding, day: index })));
    evaluated.events.push(...advanced.events.map((event) => ({ ...event, reportedOn: index })));
  }
  return evaluated;
}

function measure(answers: Answers, windows: ReturnType<typeof listTestedWindows>): MeasuredSeries[] {
  return ENGINES.flatMap((engine, engineIndex) =>
    Array.from({ length: BRANDS }, (_, brand): MeasuredSeries => {
      const compareWith = (before: DateWindow) =>
        compare(listCells(answers, engineIndex * BRANDS + brand, before, windows.now));
      return {
        kind: brand === 0 ? 'coverage' : 'competitor',
        engine,
        subject: `brand ${brand}`,
        change: compareWith(windows.before),
        sinceFrozen: compareWith(windows.frozen),
      };
    }),
  );
}

function listCells({ prompts, sums }: Answers, series: number, before: DateWindow, now: DateWindow): ComparedCell[] {
  const [earlier, later] = [rangeOf(before), rangeOf(now)];
  return Array.from({ length: prompts }, (_, prompt) => {
    const at = (series * prompts + prompt) * (DAYS + 1);
    const countIn = ([from, end]: readonly [number, number]) => ({
      hits: (sums[at + end] ?? 0) - (sums[at + from] ?? 0),
      answers: end - from,
    });
    return { prompt, before: countIn(earlier), now: countIn(later) };
  });
}

function rangeOf({ startDate, endDate }: DateWindow): readonly [number, number] {
  return [lengthOf({ from: START, before: startDate }), lengthOf({ from: START, before: endDate }) + 1];
}

/** How often each event occurred. */
export interface Outcome {
  world: World;
  name: string;
  repetitions: number;
  /** Findings that fired although nothing changed. */
  falseOfYours: number;
  falseOfCompetitors: number;
  /** Reports in which the change of your brand fired within 10 days of its first day. */
  found: number;
  shifts: number;
  /** Reports with exactly one `engine.shifted`, and those without a finding on that engine. */
  oneShift: number;
  withoutFinding: number;
  muted: number;
}

/** With its first day, a change of day 30 is found within 10 days on day 39. */
const CHANGE_DAY = 30;
const FOUND_WITHIN = 10;

export type Name = 'nothing' | 'your rise' | 'your gradual rise' | 'update' | 'update in six workspaces';
export const HAPPENINGS: Record<Name, Happening | null> = {
  nothing: null,
  'your rise': { day: CHANGE_DAY, rise: 0.15, of: 'yours', isGradual: false },
  'your gradual rise': { day: CHANGE_DAY, rise: 0.15, of: 'yours', isGradual: true },
  update: { day: CHANGE_DAY, rise: 0.15, of: 'everybody', isGradual: true },
  'update in six workspaces': { day: CHANGE_DAY, rise: 0.15, of: 'everybody', isGradual: true },
};
const WORKSPACES = 6;

export function runTrials(world: World, name: Name, repetitions: number, seed: number): Outcome {
  const random = createRandom(seed);
  const outcome: Outcome = {
    world,
    name,
    repetitions,
    falseOfYours: 0,
    falseOfCompetitors: 0,
    found: 0,
    shifts: 0,
    oneShift: 0,
    withoutFinding: 0,
    muted: 0,
  };
  const happening = HAPPENINGS[name];
  // After a change, the days until the series is quiet no longer.
  const days = happening ? { from: FIRST_DAY, to: CHANGE_DAY + 24 } : { from: FIRST_DAY, to: DAYS };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const answers = drawAnswers(world, random, happening);
    const shocks = name === 'update in six workspaces' ? findShocks(answers, world, random, days.to) : [];
    score(outcome, evaluate(answers, days, shocks), happening);
  }
  return outcome;
}

function score(outcome: Outcome, { findings, events }: Evaluated, happening: Happening | null): void {
  const fired = findings.filter(({ state }) => state === 'fired');
  const isCaused = ({ engine, day, subject }: Finding & { day: number }) =>
    happening !== null &&
    engine === ENGINES[0] &&
    day >= happening.day &&
    (subject === YOURS || happening.of === 'everybody');
  const untrue = fired.filter((finding) => !isCaused(finding));
  outcome.falseOfYours += untrue.filter(({ kind }) => kind === 'coverage').length;
  outcome.falseOfCompetitors += untrue.filter(({ kind }) => kind === 'competitor').length;
  outcome.muted += findings.filter(({ state }) => state === 'muted').length;
  if (happening?.of === 'yours') {
    const end = happening.day + FOUND_WITHIN;
    if (fired.some((one) => isCaused(one) && (one.change?.difference.value ?? 0) > 0 && one.day < end)) outcome.found++;
  }
  const shifts = events.filter(({ event }) => event === 'engine.shifted');
  outcome.shifts += shifts.length;
  if (shifts.length === 1 && shifts[0]?.engine === ENGINES[0]) outcome.oneShift++;
  if (!fired.some(isCaused)) outcome.withoutFinding++;
}

/** The shocks of all workspaces, of which the report is one. */
function findShocks(answers: Answers, world: World, random: () => number, to: number): Shock[] {
  const others = Array.from({ length: WORKSPACES - 1 }, () => drawAnswers(world, random, HAPPENINGS.update));
  const days = Array.from({ length: to }, (_, index) => addDays(START, index));
  return findCommonShocks(
    [answers, ...others].map((ofReport, index) => findMovements(countDays(ofReport, `report ${index}`, days), days)),
  );
}

function countDays({ prompts, sums }: Answers, reportId: string, days: readonly string[]): EngineCounts[] {
  return ENGINES.flatMap((engine, engineIndex) =>
    days.map((day, index) => ({
      reportId,
      engine,
      day,
      answers: prompts,
      namedIn: Array.from({ length: BRANDS }, (_, brand) => {
        let sum = 0;
        for (let prompt = 0; prompt < prompts; prompt++) {
          const at = ((engineIndex * BRANDS + brand) * prompts + prompt) * (DAYS + 1) + index;
          sum += (sums[at + 1] ?? 0) - (sums[at] ?? 0);
        }
        return sum;
      }),
    })),
  );
}
