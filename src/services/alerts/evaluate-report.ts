import { checkCollection, describeCollection } from '../../domain/alerts/collection-health.ts';
import {
  type AlertContent,
  describeEngineEvent,
  describeFinding,
  describeThreshold,
} from '../../domain/alerts/describe-change.ts';
import { findChanges } from '../../domain/alerts/find-changes.ts';
import { checkThresholds } from '../../domain/alerts/thresholds.ts';
import { advanceWatches, type EngineEvent } from '../../domain/alerts/watch.ts';
import type { WatchState } from '../../domain/alerts/watch-state.ts';
import { CONFIRMED_AFTER_DAYS, listTestedWindows, type TestedWindows } from '../../domain/alerts/windows.ts';
import type { Annotation } from '../../domain/annotations/annotations.ts';
import { addDays, dayAfter, daysOf } from '../../domain/shared/windows.ts';
import { type AlertWatch, saveEvaluation } from '../../storage/alert-watches.ts';
import { withdrawUnconfirmed } from '../../storage/alerts.ts';
import { listAnnotations, listEngineDays } from '../../storage/annotations.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { fireAlert } from './fire.ts';
import { readSeries } from './read-series.ts';

/** After a longer pause, changes of earlier days are no longer news. */
const MOST_DAYS = 14;

/** Evaluates the days of a report since the last evaluation. The first evaluation starts with the last day. */
export async function evaluateReport(context: Context, watch: AlertWatch, lastDay: string): Promise<number> {
  const first = watch.evaluatedDay === null ? lastDay : dayAfter(watch.evaluatedDay);
  const earliest = addDays(lastDay, 1 - MOST_DAYS);
  return evaluateDays(context, watch, daysOf({ startDate: first < earliest ? earliest : first, endDate: lastDay }));
}

/** Each day is one transaction, so that a repetition continues with the next day. Returns the number of alerts. */
export async function evaluateDays(context: Context, watch: AlertWatch, days: readonly string[]): Promise<number> {
  let alerts = 0;
  let { evaluatedDay, state } = watch;
  for (const day of days) {
    const current = { ...watch, evaluatedDay, state };
    const evaluated = await evaluateDay(context, current, day);
    if (!evaluated || !(await saveDay(context, current, { day, ...evaluated }))) return alerts;
    alerts += evaluated.contents.length;
    [evaluatedDay, state] = [day, evaluated.state];
  }
  return alerts;
}

interface Evaluated {
  state: WatchState;
  contents: { content: AlertContent; foundOn: string }[];
}

async function evaluateDay(context: Context, watch: AlertWatch, day: string): Promise<Evaluated | null> {
  const { reportId, thresholds, state } = watch;
  const windows = listTestedWindows(day);
  const read = await readSeries(context, watch, { windows, thresholds });
  if (!read) return null;
  const { watches, findings, events } = advanceWatches(state.watches ?? [], {
    day,
    tested: findChanges(read.measured),
    ...(await listCauses(context, watch, windows)),
  });
  const { crossed, newlyCrossed } = checkThresholds(thresholds, read.coverages, state.crossed ?? []);
  const scope = { workspaceId: watch.workspaceId, reportId, isSimulated: isSimulated(context.engines) };
  const surfaces = await findReadSurfaces(context.database, scope);
  const engineDays = await listEngineDays(context.database, { ...scope, surfaces, startDate: day, endDate: day });
  const { degraded, changes } = checkCollection(engineDays, state.degraded ?? []);
  const contents = [
    ...events.map((event) => describeEngineEvent(reportId, event, windows)),
    ...newlyCrossed.map((crossing) => describeThreshold(reportId, crossing, windows)),
    ...changes.map((change) => describeCollection(reportId, change)),
  ].map((content) => ({ content, foundOn: day }));
  const found = findings.map((finding) => ({
    content: describeFinding(reportId, finding, windows),
    foundOn: finding.foundOn,
  }));
  return { state: { watches, crossed, degraded }, contents: [...contents, ...found] };
}

/** What happened to engines on the days that are compared. */
async function listCauses({ database }: Context, watch: AlertWatch, { now, frozen }: TestedWindows) {
  const range = { startDate: dayAfter(frozen.startDate), endDate: now.endDate, notes: false, after: null, take: 1000 };
  const annotations = await listAnnotations(database, watch, range);
  return {
    events: annotations.flatMap(toEngineEvent),
    reconnected: annotations.flatMap(({ kind, engine }) => (kind === 'connector_changed' && engine ? [engine] : [])),
  };
}

function toEngineEvent({ kind, engine, date, text }: Annotation): EngineEvent[] {
  if (engine === null) return [];
  if (kind === 'model_changed') return [{ event: 'engine.model_changed', engine, day: date, text }];
  return kind === 'engine_changed' ? [{ event: 'engine.shifted', engine, day: date, text }] : [];
}

/** False if another process evaluated the day. */
async function saveDay(
  context: Context,
  watch: AlertWatch,
  { day, state, contents }: Evaluated & { day: string },
): Promise<boolean> {
  const { workspaceId, reportId } = watch;
  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    if (!(await saveEvaluation(tx, watch, { day, state }))) return false;
    const simulated = isSimulated(context.engines);
    for (const { content, foundOn } of contents) {
      await fireAlert(context, tx, { ...content, workspaceId, reportId, isSimulated: simulated, day: foundOn });
    }
    const before = addDays(day, -CONFIRMED_AFTER_DAYS);
    await withdrawUnconfirmed(tx, { workspaceId, reportId, before }, context.now());
    return true;
  });
}
