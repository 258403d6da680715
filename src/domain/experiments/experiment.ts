import type { EngineId } from '../shared/engines.ts';
import { Failure, quotaExhausted } from '../shared/failures.ts';
import type { Look } from './evaluate.ts';
import type { Design } from './placebo.ts';
import { endOf, type Schedule } from './schedule.ts';

/** The share of answers that name your brand, that cite one of its domains, or that cite the changed page. */
export const MEASURES = ['brandCoverage', 'domainCoverage', 'pageCoverage'] as const;
export type Measure = (typeof MEASURES)[number];

/** Whether the groups were chosen by the caller or drawn. */
export const ASSIGNMENTS = ['given', 'random'] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];

export const EXPERIMENT_STATES = ['planned', 'running', 'finished', 'stopped'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

export const EXPERIMENT_RESULTS = [
  'worked',
  'hurt',
  'rose_more_than_controls',
  'fell_more_than_controls',
  'no_clear_effect',
  'not_measurable',
] as const;
export type ExperimentResult = (typeof EXPERIMENT_RESULTS)[number];

/** A look as it was recorded. It is never computed again. */
export interface RecordedLook {
  /** Counts from 1. */
  look: number;
  endDate: string;
  /** Null if too few questions could be compared. */
  effect: Look | null;
  /** The version of the report's statistics. */
  version: number;
  recordedDate: string;
}

/** What a caller decides about an experiment. */
export interface ExperimentPlan {
  name: string;
  change: string;
  pageUrl: string | null;
  measure: Measure;
  /** Null for all. */
  engines: EngineId[] | null;
  countries: string[] | null;
  assign: Assignment;
  startDate: string;
  lagDays: number;
  weeks: number;
}

export interface Experiment extends ExperimentPlan, Schedule {
  id: string;
  reportId: string;
  /** Whether it measures simulated answers. */
  isSimulated: boolean;
  /** With which the groups were drawn; null if they were given. */
  seed: number | null;
  treatedPromptIds: string[];
  controlPromptIds: string[];
  /** Their answers cited the page before the start, so that the change may affect them. */
  excludedPromptIds: string[];
  /** Null until it starts. */
  design: Design | null;
  looks: RecordedLook[];
  createdDate: string;
  stoppedDate: string | null;
}

export function stateOf(experiment: Schedule & { stoppedDate: string | null }, today: string): ExperimentState {
  if (experiment.stoppedDate !== null) return 'stopped';
  if (today < experiment.startDate) return 'planned';
  return today > endOf(experiment) ? 'finished' : 'running';
}

export const MOST_EXPERIMENTS = 200;

export function requireRoomForExperiment(count: number): void {
  if (count < MOST_EXPERIMENTS) return;
  throw quotaExhausted(`A report can have at most ${MOST_EXPERIMENTS} experiments. Delete one first.`);
}

/** A prompt belongs to one experiment at a time. */
export function requireFree(
  { treatedPromptIds, controlPromptIds }: Pick<Experiment, 'treatedPromptIds' | 'controlPromptIds'>,
  busy: ReadonlySet<string>,
): void {
  if ([...treatedPromptIds, ...controlPromptIds].some((id) => busy.has(id))) throw promptsInUse();
}

export function promptsInUse(): Failure {
  return new Failure('conflict', 'Another experiment was created with some of these prompts. Try again.');
}
