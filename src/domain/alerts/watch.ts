import type { EngineId } from '../shared/engines.ts';
import { addDays } from '../shared/windows.ts';
import type { AlertState } from './alerts.ts';
import type { Series, TestedChange, TestedSeries } from './find-changes.ts';
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

export const MUTED_REASONS = [
  'model_changed',
  'engine_shifted',
  'connector_changed',
  'not_confirmed',
  'not_enough_data',
] as const;
export type MutedReason = (typeof MUTED_REASONS)[number];

/** A series that was found to change, until it is tested again. */
export interface Watch {
  series: string;
  foundOn: string;
  isUp: boolean;
  /** Whether it waits for its confirmation. */
  isPending: boolean;
}

export interface Finding extends Series {
  foundOn: string;
  state: AlertState;
  mutedReason: MutedReason | null;
  /** Null if the series no longer has answers. */
  change: TestedChange | null;
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
 * change can be told apart. What an engine did to everyone is reported once, and mutes the series of the engine.
 */
export function advanceWatches(watches: readonly Watch[], observed: ObservedDay): Advanced {
  const { day, tested, reconnected } = observed;
  const known = new Map(watches.filter(({ foundOn }) => !isOver(foundOn, day)).map((watch) => [watch.series, watch]));
  const shifted = findShiftedEngines(tested).map(
    (engine): EngineEvent => ({ event: 'engine.shifted', engine, day, text: null }),
  );
  const causes = [...observed.events, ...shifted];
  const findings = tested.flatMap((series): Finding[] => {
    const name = nameOf(series);
    const watch = known.get(name);
    const mutedReason = findReason(series.engine, causes, reconnected);
    const finding = watch ? settle(series, watch, { day, mutedReason }) : find(series, { day, mutedReason });
    if (!finding) return [];
    if (finding.state === 'withdrawn') known.delete(name);
    else known.set(name, toWatch(name, finding));
    return [finding];
  });
  return { findings, events: reportOnce(causes, known, day), watches: [...known.values()] };
}

function isOver(foundOn: string, day: string): boolean {
  return day >= addDays(foundOn, QUIET_DAYS);
}

interface Today {
  day: string;
  mutedReason: MutedReason | null;
}

function find(series: TestedSeries, { day, mutedReason }: Today): Finding | null {
  if (!series.isFound) return null;
  return describe(series, series.change, { foundOn: day, state: mutedReason ? 'muted' : 'unconfirmed', mutedReason });
}

/** A change fires if it is still there, in the same direction. Null on other days than the one that confirms it. */
function settle(
  series: TestedSeries,
  { foundOn, isUp, isPending }: Watch,
  { day, mutedReason }: Today,
): Finding | null {
  if (!isPending || day < addDays(foundOn, CONFIRMED_AFTER_DAYS)) return null;
  const { sinceFrozen, isConfirmed } = series;
  if (mutedReason) return describe(series, sinceFrozen, { foundOn, state: 'muted', mutedReason });
  if (sinceFrozen && isConfirmed && sinceFrozen.difference.value > 0 === isUp) {
    return describe(series, sinceFrozen, { foundOn, state: 'fired', mutedReason: null });
  }
  const reason = sinceFrozen ? 'not_confirmed' : 'not_enough_data';
  return describe(series, sinceFrozen, { foundOn, state: 'withdrawn', mutedReason: reason });
}

function describe(
  { kind, engine, subject }: Series,
  change: TestedChange | null,
  rest: Pick<Finding, 'foundOn' | 'state' | 'mutedReason'>,
): Finding {
  return { kind, engine, subject, change, ...rest };
}

function toWatch(series: string, { foundOn, state, change }: Finding): Watch {
  return { series, foundOn, isUp: (change?.difference.value ?? 0) > 0, isPending: state === 'unconfirmed' };
}

function findReason(
  engine: EngineId,
  causes: readonly EngineEvent[],
  reconnected: readonly EngineId[],
): MutedReason | null {
  const event = causes.find((cause) => cause.engine === engine)?.event;
  if (event) return event === 'engine.model_changed' ? 'model_changed' : 'engine_shifted';
  return reconnected.includes(engine) ? 'connector_changed' : null;
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
  return `${kind} ${engine} ${subject}`;
}
