import { describeSchedule, describeScheduleChange, type Schedule } from '../collection/schedule.ts';
import { listCountedFields, type ReportChanges } from '../reports/changes.ts';
import type { BrandReport } from '../reports/reports.ts';
import { engineName } from '../shared/engines.ts';
import { describeCustomInTotals, describeSurfaceChange, keepSetSurfaces } from '../surfaces/surfaces.ts';
import {
  type AnnotationKind,
  describePromptsAdded,
  describePromptsRemoved,
  describeSettingsChange,
} from './annotations.ts';

interface Event {
  kind: Exclude<AnnotationKind, 'note'>;
  text: string;
}

/** The annotations for an edit of a report. A new title has none. */
export function describeChanges(
  { promptIds, surfaces: before = {} }: Pick<BrandReport, 'promptIds' | 'surfaces'>,
  changes: ReportChanges,
): Event[] {
  const { promptIds: wanted = promptIds, surfaces, customEnginesInTotals, ...settings } = changes;
  const { surfaces: now = {} } = surfaces === undefined ? { surfaces: before } : keepSetSurfaces(surfaces);
  const added = wanted.filter((id) => !promptIds.includes(id)).length;
  const removed = promptIds.filter((id) => !wanted.includes(id)).length;
  const fields = listCountedFields(settings);
  return [
    ...(added > 0 ? [{ kind: 'prompts_added' as const, text: describePromptsAdded(added) }] : []),
    ...(removed > 0 ? [{ kind: 'prompts_removed' as const, text: describePromptsRemoved(removed) }] : []),
    ...(fields.length > 0 ? [{ kind: 'settings_recalculated' as const, text: describeSettingsChange(fields) }] : []),
    ...describeSurfaceChange(before, now, engineName).map((text) => ({
      kind: 'settings_recalculated' as const,
      text,
    })),
    ...(customEnginesInTotals === undefined
      ? []
      : [{ kind: 'settings_recalculated' as const, text: describeCustomInTotals(customEnginesInTotals) }]),
  ];
}

/** The annotation for a new schedule; none if both are the same. */
export function describeNewSchedule(before: Schedule, now: Schedule): Event[] {
  if (describeSchedule(before) === describeSchedule(now)) return [];
  return [{ kind: 'schedule_changed', text: describeScheduleChange(before, now) }];
}
