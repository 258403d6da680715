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
  /** Questions with answers. Defaults to the prompts. */
  questions?: number | undefined;
  /** Of the `market` interval of brandCoverage. */
  halfWidth: number | null;
  /** Engines whose model changed or that lack calls, engines and prompts that were added or removed. */
  changes: number;
  /** Changes of the schedule. Defaults to none. */
  schedules?: number;
  /** Input for the number of questions needed for a narrower interval. */
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

/** Prompts that ask the same are one question, and then the unit is called so. */
function countQuestions({ prompts, questions = prompts }: GradedWindow): { questions: number; unit: string } {
  return { questions, unit: questions < prompts ? 'question' : 'prompt' };
}

function areMet(criteria: readonly Criterion[]): boolean {
  return criteria.every(({ isMet }) => isMet);
}

function requirePrompts(grade: Criterion['grade'], window: GradedWindow): Criterion {
  const { questions, unit } = countQuestions(window);
  const threshold = THRESHOLDS[grade].prompts;
  const isMet = questions >= threshold;
  const missing = isMet ? null : `${count(threshold - questions, `more ${unit}`)} with answers`;
  return { grade, criterion: 'prompts', value: questions, threshold, isMet, missing };
}

function requireWidth(grade: Criterion['grade'], window: GradedWindow): Criterion {
  const { halfWidth } = window;
  const threshold = THRESHOLDS[grade].halfWidth;
  const isMet = halfWidth !== null && halfWidth <= threshold;
  return {
    grade,
    criterion: 'halfWidth',
    value: halfWidth,
    threshold,
    isMet,
    missing: isMet ? null : describeWidth(window, threshold),
  };
}

function describeWidth(window: GradedWindow, threshold: number): string {
  const { halfWidth, plan } = window;
  const { questions, unit } = countQuestions(window);
  if (halfWidth === null) return `Answers to at least 2 ${unit}s`;
  const more = plan ? planPrompts(plan, threshold) - questions : 0;
  const narrower = `An interval that is ${((halfWidth - threshold) * 100).toFixed(1)} points narrower on each side`;
  return more > 0 ? `${narrower}: about ${count(more, `more ${unit}`)}` : narrower;
}

function requireNoChange({ changes, schedules = 0 }: GradedWindow): Criterion {
  const isMet = changes + schedules === 0;
  const subjects = schedules === 0 ? 'models, engines or prompts' : 'models, engines, prompts or the schedule';
  const missing = isMet ? null : `A window without changes of ${subjects}`;
  return { grade: 'decision', criterion: 'changes', value: changes + schedules, threshold: 0, isMet, missing };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
