import { type Plan, planPrompts } from './planning.ts';

export const GRADES = ['decision', 'directional', 'exploratory'] as const;
export type Grade = (typeof GRADES)[number];

export const CRITERIA = ['prompts', 'halfWidth', 'changes'] as const;

/** A requirement of a grade. */
export interface Criterion {
  grade: Exclude<Grade, 'exploratory'>;
  criterion: (typeof CRITERIA)[number];
  /** Null if it cannot be computed. */
  value: number | null;
  threshold: number;
  isMet: boolean;
  /** A sentence; null if it is met. */
  missing: string | null;
}

export interface Graded {
  grade: Grade;
  criteria: Criterion[];
}

export interface GradedWindow {
  /** Prompts with answers. */
  prompts: number;
  /** Of the `market` interval of brandCoverage. */
  halfWidth: number | null;
  /** Engines whose model changed or that lack calls, engines and prompts that were added or removed. */
  changes: number;
  /** Input for the number of prompts needed for a narrower interval. */
  plan: Plan | null;
}

const THRESHOLDS = {
  decision: { prompts: 25, halfWidth: 0.07 },
  directional: { prompts: 10, halfWidth: 0.15 },
} as const;

/** The reliability of the statistics of a window, on Sightline's scale, not that of a standard. */
export function gradeWindow(window: GradedWindow): Graded {
  const directional = [requirePrompts('directional', window), requireWidth('directional', window)];
  const decision = [requirePrompts('decision', window), requireWidth('decision', window), requireNoChange(window)];
  const grade = areMet(decision) ? 'decision' : areMet(directional) ? 'directional' : 'exploratory';
  return { grade, criteria: [...directional, ...decision] };
}

function areMet(criteria: readonly Criterion[]): boolean {
  return criteria.every(({ isMet }) => isMet);
}

function requirePrompts(grade: Criterion['grade'], { prompts }: GradedWindow): Criterion {
  const threshold = THRESHOLDS[grade].prompts;
  const isMet = prompts >= threshold;
  const missing = isMet ? null : `${count(threshold - prompts, 'more prompt')} with answers`;
  return { grade, criterion: 'prompts', value: prompts, threshold, isMet, missing };
}

function requireWidth(grade: Criterion['grade'], { halfWidth, plan, prompts }: GradedWindow): Criterion {
  const threshold = THRESHOLDS[grade].halfWidth;
  const isMet = halfWidth !== null && halfWidth <= threshold;
  return {
    grade,
    criterion: 'halfWidth',
    value: halfWidth,
    threshold,
    isMet,
    missing: isMet ? null : describeWidth(halfWidth, threshold, plan && planPrompts(plan, threshold) - prompts),
  };
}

function describeWidth(halfWidth: number | null, threshold: number, morePrompts: number | null): string {
  if (halfWidth === null) return 'Answers to at least 2 prompts';
  const narrower = `An interval that is ${((halfWidth - threshold) * 100).toFixed(1)} points narrower on each side`;
  return morePrompts !== null && morePrompts > 0 ? `${narrower}: about ${count(morePrompts, 'more prompt')}` : narrower;
}

function requireNoChange({ changes }: GradedWindow): Criterion {
  const isMet = changes === 0;
  const missing = isMet ? null : 'A window without changes of models, engines or prompts';
  return { grade: 'decision', criterion: 'changes', value: changes, threshold: 0, isMet, missing };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
