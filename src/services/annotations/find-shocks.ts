import {
  describeShock,
  findCommonShocks,
  findMovements,
  findWorkspaceShocks,
  HISTORY_DAYS,
  type Movement,
  type Shock,
} from '../../domain/annotations/find-shocks.ts';
import { addDays, dayBefore, dayOf, daysOf, windowEndingOn } from '../../domain/shared/windows.ts';
import type { NewAnnotation } from '../../storage/annotations.ts';
import { type CountedReport, listCountedReports, listEngineCounts, replaceShocks } from '../../storage/shocks.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { annotationIdOf } from './annotation-ids.ts';

/** Answers and counts of the last days can still arrive. */
const OBSERVED_DAYS = 3;

/** The daily job that records the engines and days on which most reports of a workspace, or of most workspaces, moved. */
export async function annotateShocks({ database, engines, now }: Context): Promise<{ annotations: number }> {
  const observed = windowEndingOn(dayBefore(dayOf(now())), OBSERVED_DAYS);
  const window = { ...observed, startDate: addDays(observed.startDate, -HISTORY_DAYS - 1) };
  const days = daysOf(observed);
  const reports = Map.groupBy(await listCountedReports(database), ({ workspaceId }) => workspaceId);
  const movements = new Map<string, Movement[]>();
  for (const [workspaceId, ofWorkspace] of reports) {
    const scope = { ...window, isSimulated: isSimulated(engines) };
    const counts = await listEngineCounts(database, workspaceId, ofWorkspace, scope);
    movements.set(workspaceId, findMovements(counts, days));
  }
  const common = findCommonShocks([...movements.values()]);
  const annotations = [...movements].flatMap(([workspaceId, ofWorkspace]) => {
    const separate = selectSeparate(ofWorkspace, reports.get(workspaceId) ?? []);
    return annotate(workspaceId, ofWorkspace, [...common, ...findWorkspaceShocks(separate)]);
  });
  await database.transaction((tx) => replaceShocks(tx, days, annotations, now()));
  return { annotations: annotations.length };
}

/** Reports with the same prompts move together, because they count the same answers. */
function selectSeparate(movements: readonly Movement[], reports: readonly CountedReport[]): Movement[] {
  const separate = new Set(reports.filter((report) => report.hasSeparatePrompts).map(({ reportId }) => reportId));
  return movements.filter(({ reportId }) => separate.has(reportId));
}

/** One annotation for each report that has answers of the engine around the day, whether it moved or not. */
function annotate(workspaceId: string, movements: readonly Movement[], shocks: readonly Shock[]): NewAnnotation[] {
  return movements
    .filter((movement) => shocks.some(({ engine, day }) => engine === movement.engine && day === movement.day))
    .map(({ reportId, engine, day }) => {
      const text = describeShock({ engine, day });
      const annotation = { reportId, date: day, kind: 'engine_changed' as const, engine, text };
      return { ...annotation, workspaceId, id: annotationIdOf(annotation) };
    });
}
