import type { EngineId } from '../shared/engines.ts';
import { addDays } from '../shared/windows.ts';
import type { Difference } from '../statistics/change.ts';
import type { Series, TestedSeries } from './find-changes.ts';
import { findShiftedEngines } from './find-shifts.ts';
import { CONFIRMED_AFTER_DAYS, QUIET_DAYS } from './windows.ts';

/** What happened to an engine for everyone. It explains changes of brands, and is reported instead of them. */
export interface EngineEvent {
  event: 'engine.model_changed' | 'engine.shifted';
  engine: EngineId;
  /** The day of the event; for a move of the brands of a report, the day on which it was found. */
  day: string;
  /** The text of the annotation. Null for a move of the brands of a report. */
  text: string | null;
}

export const MUTE_REASONS = ['model_changed', 'engine_shifted', 'connector_changed', 'not_confirmed'] as const;
export type MuteReason = (typeof MUTE_REASONS)[number];

/** A series that was found to change, until it is tested again. */
export interface Watch {
  series: string;
  foundOn: string;
  isUp: boolean;
  /** Whether it is to be confirmed. */
  isPending: boolean;
}

export interface Finding extends Series {
  difference: Difference;
  foundOn: string;
  /** Null if the finding fires. */
  mutedBy: MuteReason | null;
}

/** What is known on a day. */
export interface ObservedDay {
  day: string;
  tested: readonly TestedSeries[];
  /** Events of the days that are compared. */
  events: readonly EngineEvent[];
  /** Engines that were queried through another connector on these days. */
  reconnected: readonly EngineId[];
}

export interface Advanced {
  watches: Watch[];
  findings: Finding[];
  events: EngineEvent[];
}

/**
 * Advances the watches of a report by a day. A change fires once, when it is confirmed, and the series is quiet until a later
 * change can be told apart. What an engine did to everyone is reported once and mutes its series.
 */
export function advanceWatches(watches: readonly Watch[], observed: ObservedDay): Advanced {
  const { day, tested } = observed;
  const known = new Map(watches.filter((watch) => !isOver(watch, day)).map((watch) => [watch.series, watch]));
  const shifted = findShiftedEngines(tested).map(
    (engine): EngineEvent => ({ event: 'engine.shifted', engine, day, text: null }),
  );
  const causes = [...observed.events, ...shifted];
  const findings: Finding[] = [];
  for (const series of tested) {
    const name = nameOf(series);
    const watch = known.get(name);
    const mutedBy = findReason(series.engine, causes, observed.reconnected);
    if (!watch && series.isFound && series.difference) {
      const isUp = series.difference.value > 0;
      known.set(name, { series: name, foundOn: day, isUp, isPending: mutedBy === null });
      if (mutedBy) findings.push(describe(series, series.difference, { foundOn: day, mutedBy }));
    } else if (watch?.isPending && day >= addDays(watch.foundOn, CONFIRMED_AFTER_DAYS)) {
      const finding = confirm(series, watch, mutedBy);
      if (finding) findings.push(finding);
      if (finding?.mutedBy === null || mutedBy) known.set(name, { ...watch, isPending: false });
      else known.delete(name);
    }
  }
  const events = reportOnce(causes, known, day);
  return { watches: [...known.values()], findings, events };
}

function isOver({ foundOn }: Watch, day: string): boolean {
  return day >= addDays(foundOn, QUIET_DAYS);
}

/** A pending change fires if it is still there, in the same direction. Null if the series has no answers any more. */
function confirm(series: TestedSeries, { foundOn, isUp }: Watch, mutedBy: MuteReason | null): Finding | null {
  const { sinceFrozen, isConfirmed } = series;
  if (!sinceFrozen) return null;
  const holds = isConfirmed && sinceFrozen.value > 0 === isUp;
  return describe(series, sinceFrozen, { foundOn, mutedBy: mutedBy ?? (holds ? null : 'not_confirmed') });
}

function describe(
  { kind, engine, subject }: Series,
  difference: Difference,
  rest: Pick<Finding, 'foundOn' | 'mutedBy'>,
): Finding {
  return { kind, engine, subject, difference, ...rest };
}

function findReason(
  engine: EngineId | null,
  causes: readonly EngineEvent[],
  reconnected: readonly EngineId[],
): MuteReason | null {
  const event = causes.find((cause) => cause.engine === engine)?.event;
  if (event) return event === 'engine.model_changed' ? 'model_changed' : 'engine_shifted';
  return engine !== null && reconnected.includes(engine) ? 'connector_changed' : null;
}

/** Each event is seen on all days whose windows contain it. `known` remembers those that were reported. */
function reportOnce(causes: readonly EngineEvent[], known: Map<string, Watch>, day: string): EngineEvent[] {
  return causes.filter((cause) => {
    const series = `${cause.event} ${cause.engine} ${cause.event === 'engine.shifted' ? '' : cause.day}`;
    if (known.has(series)) return false;
    known.set(series, { series, foundOn: day, isUp: true, isPending: false });
    return true;
  });
}

function nameOf({ kind, engine, subject }: Series): string {
  return `${kind} ${engine ?? ''} ${subject}`;
}
