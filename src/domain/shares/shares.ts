import type { Annotation } from '../annotations/annotations.ts';
import type { ListedPage } from '../citations/cited-pages.ts';
import type { Section } from '../client-reports/client-reports.ts';
import type { Experiment, ExperimentResult, ExperimentState } from '../experiments/experiment.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';
import type { EngineId } from '../shared/engines.ts';
import { Failure, invalid, quotaExhausted } from '../shared/failures.ts';
import type { DateWindow } from '../shared/windows.ts';
import type { Branded } from '../statistics/prompts.ts';

export const SHARE_MODES = ['live', 'frozen'] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

/** Which answers of a report a share shows. */
export interface ShareFilter extends DateWindow {
  /** Null for all. */
  country: string | null;
  engines: EngineId[] | null;
  tagId: string | null;
  branded: Branded;
  /** The earlier window that changes are compared with. Null for the days before. */
  compareStartDate: string | null;
  compareEndDate: string | null;
}

/** A link that shows one view of a report to people without an API key. */
export interface Share extends ShareFilter {
  id: string;
  mode: ShareMode;
  hasPassword: boolean;
  /** Whether it shows annotations that people wrote. */
  notes: boolean;
  createdDate: string;
  /** Null if the share does not expire. */
  expiresDate: string | null;
}

/** An experiment, with what it found so far. */
export interface SharedExperiment extends Pick<Experiment, 'name' | 'change' | 'assign' | 'startDate' | 'isSimulated'> {
  endDate: string;
  state: ExperimentState;
  result: ExperimentResult | null;
  sentence: string;
}

/** What a share shows. */
export interface ShareView<Stats, Prompt> extends ShareFilter {
  reportTitle: string;
  brand: string;
  brandDomain: string;
  mode: ShareMode;
  tagName: string | null;
  /** When the statistics were read. */
  asOfDate: string;
  stats: Stats;
  prompts: Prompt[];
  sources: Omit<ListedPage, 'prompts' | 'promptsTotal'>[];
  recommendations: Recommendation[];
  annotations: Annotation[];
  /** Those with a day in the window. Absent without any, and without what people wrote. */
  experiments?: SharedExperiment[] | undefined;
  /** The sections in their order. Absent for those of a print. */
  sections?: Section[] | undefined;
  /** What a person wrote about the period. */
  comment?: string | undefined;
}

/** How many items of each list a share shows. */
export const SHARE_LISTS = { prompts: 20, sources: 20, recommendations: 10, annotations: 50, experiments: 10 } as const;

export const PASSWORD_LENGTH = { shortest: 8, longest: 200 } as const;
export const MOST_SHARES = 200;

/** Wrong passwords that a share accepts in a period. */
export const PASSWORD_ATTEMPTS = { most: 10, periodMs: 15 * 60_000 } as const;

export function requireFuture(expiresDate: Date | null, now: Date): void {
  if (expiresDate === null || expiresDate > now) return;
  throw invalid('body', [{ path: 'expiresDate', message: 'Must be in the future', code: 'invalid_date' }]);
}

export function requireRoomForShare(count: number): void {
  if (count >= MOST_SHARES) throw quotaExhausted(`A report can have at most ${MOST_SHARES} shares. Delete one first.`);
}

export function wrongPassword(): Failure {
  return new Failure('unauthorized', 'Wrong password');
}

/** `attemptsDate` is when the period began. */
export function tooManyPasswords(attemptsDate: Date, now: Date): Failure {
  const end = attemptsDate.getTime() + PASSWORD_ATTEMPTS.periodMs;
  const seconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  return new Failure('quota', `Too many wrong passwords. Retry in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
