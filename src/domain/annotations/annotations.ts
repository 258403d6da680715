import type { EngineId } from '../shared/engines.ts';

/** `note` and the text of `experiment_started` are written by a user, everything else by the system. */
export const ANNOTATION_KINDS = [
  'note',
  'prompts_added',
  'prompts_removed',
  'questions_changed',
  'settings_recalculated',
  'schedule_changed',
  'detection_rules_changed',
  'method_changed',
  'model_changed',
  'connector_changed',
  'engine_failed',
  'engine_changed',
  'experiment_started',
] as const;

export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

/** Their text is written by a user, so that links can hide it. */
export const WRITTEN_KINDS: readonly AnnotationKind[] = ['note', 'experiment_started'];

export const LONGEST_ANNOTATION = 500;

export interface Annotation {
  id: string;
  reportId: string;
  /** YYYY-MM-DD, UTC. */
  date: string;
  kind: AnnotationKind;
  /** The engine that it is about; null for the whole report. */
  engine: EngineId | null;
  text: string;
  createdDate: string;
}

export function describePromptsAdded(count: number): string {
  return `${countPrompts(count)} added.`;
}

export function describePromptsRemoved(count: number): string {
  return `${countPrompts(count)} removed.`;
}

/** How many questions the prompts of a report ask. */
export function describeQuestions(prompts: number, questions: number): string {
  const counted =
    questions === 0
      ? 'Every prompt counts as a question.'
      : `${prompts} prompts count as ${questions} question${questions === 1 ? '' : 's'}: some ask the same in other words.`;
  return `${counted} All past days are recalculated.`;
}

export function describeRulesChange(version: number): string {
  return `Brands are detected by rules of version ${version}; all past days are recalculated`;
}

export function describeMethodChange(version: number): string {
  return `Statistics and verdicts are computed by version ${version} of the method, also for past days`;
}

/** `fields` are the names of the settings that changed. */
export function describeSettingsChange(fields: readonly string[]): string {
  return `Settings changed (${fields.join(', ')}). All past days are recalculated.`;
}

function countPrompts(count: number): string {
  return count === 1 ? '1 prompt was' : `${count} prompts were`;
}
