import { type Annotation, type AnnotationKind, describePromptsAdded } from '../../domain/annotations/annotations.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { insertAnnotations } from '../../storage/annotations.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { countReportPrompts } from '../../storage/reports/prompts.ts';
import { newId } from '../ids.ts';

export interface RecordedEvent {
  workspaceId: string;
  reportIds: readonly string[];
  kind: Exclude<AnnotationKind, 'note'>;
  text: string;
}

/** Records an event of today for each report, in the transaction of the event. */
export async function recordAnnotation(
  tx: Database,
  { workspaceId, reportIds, kind, text }: RecordedEvent,
  now: Date,
): Promise<void> {
  const event: Pick<Annotation, 'date' | 'engine' | 'kind' | 'text'> = { date: dayOf(now), engine: null, kind, text };
  await insertAnnotations(
    tx,
    reportIds.map((reportId) => ({ ...event, id: newId('annotation', now), workspaceId, reportId })),
    now,
  );
}

/** Adds prompts to reports by `add`, and records the number added to each report. */
export async function recordPromptsAdded(
  tx: Database,
  { workspaceId, reportIds, now }: { workspaceId: string; reportIds: readonly string[]; now: Date },
  add: () => Promise<string[]>,
): Promise<string[]> {
  if (reportIds.length === 0) return add();
  const before = await countReportPrompts(tx, reportIds);
  const changed = await add();
  const after = await countReportPrompts(tx, changed);
  const gains = Map.groupBy(changed, (reportId) => (after.get(reportId) ?? 0) - (before.get(reportId) ?? 0));
  for (const [gain, gained] of gains) {
    const text = describePromptsAdded(gain);
    await recordAnnotation(tx, { workspaceId, reportIds: gained, kind: 'prompts_added', text }, now);
  }
  return changed;
}
