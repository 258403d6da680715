import { type EngineId, engineName } from '../shared/engines.ts';
import { dayBefore } from '../shared/windows.ts';

/** The answers of an engine to the prompts of a report on a day, and how many of them name each brand. */
export interface EngineCounts {
  reportId: string;
  engine: EngineId;
  day: string;
  answers: number;
  namedIn: readonly number[];
}

/** Whether a report moved on an engine and day. */
export interface Movement {
  reportId: string;
  engine: EngineId;
  day: string;
  hasMoved: boolean;
}

/** An engine and a day on which most reports moved. */
export type Shock = Pick<Movement, 'engine' | 'day'>;

/** The number of days that a day is compared with. */
export const HISTORY_DAYS = 28;
/** With fewer comparable days, an unusual one is not recognized. */
const LEAST_STEPS = 14;
/** Days whose numbers of answers differ more are not comparable: prompts were added, or calls failed. */
const LEAST_RATIO = 2 / 3;

/** Fewer reports or workspaces can move together by chance. */
const LEAST_REPORTS = 3;
const LEAST_WORKSPACES = 5;

/**
 * The movements of reports on some days. A report moved on an engine if the shares of its brands changed more since the day before than
 * on any of the 28 days before that: by chance, that happens once a month.
 */
export function findMovements(counts: readonly EngineCounts[], days: readonly string[]): Movement[] {
  const series = Map.groupBy(counts, ({ reportId, engine }) => `${reportId} ${engine}`);
  return [...series.values()].flatMap((ofSeries) => {
    const steps = measureSteps(sumCountries(ofSeries));
    const [{ reportId, engine }] = ofSeries as [EngineCounts];
    return days.flatMap((day): Movement[] => {
      const step = steps.get(day);
      const before = [...steps].filter(([other]) => other < day).slice(-HISTORY_DAYS);
      if (step === undefined || before.length < LEAST_STEPS) return [];
      return [{ reportId, engine, day, hasMoved: before.every(([, other]) => step > other) }];
    });
  });
}

type Day = Pick<EngineCounts, 'day' | 'answers' | 'namedIn'>;

/** The counts of each day, in order. */
function sumCountries(counts: readonly EngineCounts[]): Day[] {
  const days = Map.groupBy(counts, ({ day }) => day);
  return [...days]
    .map(([day, ofDay]) => ({
      day,
      answers: ofDay.reduce((sum, { answers }) => sum + answers, 0),
      namedIn: (ofDay[0]?.namedIn ?? []).map((_, brand) =>
        ofDay.reduce((sum, { namedIn }) => sum + (namedIn[brand] ?? 0), 0),
      ),
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** How far the shares of all brands are from those of the day before: the sum of squares, by day. */
function measureSteps(days: readonly Day[]): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [index, now] of days.entries()) {
    const before = days[index - 1];
    if (before && before.day === dayBefore(now.day) && isComparable(before, now)) {
      steps.set(now.day, measureStep(before, now));
    }
  }
  return steps;
}

function isComparable(before: Day, now: Day): boolean {
  return Math.min(before.answers, now.answers) >= LEAST_RATIO * Math.max(before.answers, now.answers);
}

function measureStep(before: Day, now: Day): number {
  return now.namedIn.reduce(
    (sum, named, brand) => sum + (named / now.answers - (before.namedIn[brand] ?? 0) / before.answers) ** 2,
    0,
  );
}

/** The shocks of one workspace: most of its reports moved. Reports must not share prompts, because they share answers. */
export function findWorkspaceShocks(movements: readonly Movement[]): Shock[] {
  return groupByShock(movements).flatMap(([shock, ofShock]) => (isMost(ofShock, LEAST_REPORTS) ? [shock] : []));
}

/** The shocks of all workspaces: most of them moved, each of them by most of its reports. */
export function findCommonShocks(workspaces: readonly (readonly Movement[])[]): Shock[] {
  const moved = workspaces.flatMap((movements) =>
    groupByShock(movements).map(([shock, ofShock]) => ({ ...shock, hasMoved: isMost(ofShock, 1) })),
  );
  return groupByShock(moved).flatMap(([shock, ofShock]) => (isMost(ofShock, LEAST_WORKSPACES) ? [shock] : []));
}

function groupByShock<Moved extends Shock>(movements: readonly Moved[]): [Shock, Moved[]][] {
  const groups = Map.groupBy(movements, ({ engine, day }) => `${engine} ${day}`);
  return [...groups.values()].map((group) => {
    const [{ engine, day }] = group as [Moved];
    return [{ engine, day }, group];
  });
}

function isMost(movements: readonly { hasMoved: boolean }[], least: number): boolean {
  const moved = movements.filter(({ hasMoved }) => hasMoved).length;
  return moved >= least && 2 * moved > movements.length;
}

/** Only the engine and the day: other workspaces must not be recognizable. */
export function describeShock({ engine, day }: Shock): string {
  const date = new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return `${engineName(engine)} changed for everyone on ${date}: most reports moved more than on any of the ${HISTORY_DAYS} days before. Compare with other engines before you explain a change by what you did.`;
}
