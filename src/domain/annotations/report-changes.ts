import { listCountedFields, type ReportChanges } from '../reports/changes.ts';
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
export function describeChanges(promptIds: readonly string[], changes: ReportChanges): Event[] {
  const { promptIds: wanted = promptIds, ...settings } = changes;
  const added = wanted.filter((id) => !promptIds.includes(id)).length;
  const removed = promptIds.filter((id) => !wanted.includes(id)).length;
  const fields = listCountedFields(settings);
  return [
    ...(added > 0 ? [{ kind: 'prompts_added' as const, text: describePromptsAdded(added) }] : []),
    ...(removed > 0 ? [{ kind: 'prompts_removed' as const, text: describePromptsRemoved(removed) }] : []),
    ...(fields.length > 0 ? [{ kind: 'settings_recalculated' as const, text: describeSettingsChange(fields) }] : []),
  ];
}
