import { type Plan, planAnswersPerPrompt, planHalfWidth, planPrompts } from '../statistics/planning.ts';
import { roundCents } from './forecast.ts';

/** Target half-widths of the `market` interval, in percentage points. */
const TARGETS = [10, 7, 5] as const;

/** Assumptions used until the report has enough answers. */
const ASSUMED_ICC = 0.4;
const ASSUMED_SHARE = 0.3;
/** Rates near 0 or 1 are limited, because they may not stay there. */
const LEAST_SHARE = 0.05;

/** What a report has collected in a window. */
export interface Collected {
  share: number | null;
  icc: number | null;
  /** Half of the `market` interval of brandCoverage. */
  halfWidth: number | null;
  /** Prompts with answers in the window. */
  prompts: number;
  /** Questions with answers. Defaults to the prompts. */
  questions?: number | undefined;
  answers: number;
  days: number;
  samplesPerDay: number;
  /** US dollars for all prompts. */
  costPerMonth: number;
}

/** The effort needed for an interval of ±`points`. */
export interface Target {
  points: number;
  isReached: boolean;
  /** Assuming the current number of answers per prompt. */
  prompts: number;
  morePrompts: number;
  /** Assuming the current prompts and days; null if no number of samples is enough. */
  samplesPerDay: number | null;
  /** Assuming the current prompts and samples; null if no number of days is enough. */
  days: number | null;
  /** US dollars, with this number of prompts. */
  costPerMonth: number;
}

export interface Advice {
  icc: number;
  /** Whether `icc` is assumed, because there are too few answers. */
  isIccAssumed: boolean;
  halfWidth: number | null;
  targets: Target[];
  advice: string;
}

export function advise(collected: Collected): Advice {
  const { icc, halfWidth } = collected;
  const plan = toPlan(collected);
  const targets = TARGETS.map((points) => planTarget(collected, plan, points));
  return {
    icc: plan.icc,
    isIccAssumed: icc === null,
    halfWidth,
    targets,
    advice: writeAdvice(collected, plan, targets),
  };
}

/** What the answers of a report say about further answers. */
export function toPlan({
  share,
  icc,
  answers,
  prompts,
  questions = prompts,
}: Pick<Collected, 'share' | 'icc' | 'answers' | 'prompts' | 'questions'>): Plan {
  return {
    share: Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share ?? ASSUMED_SHARE)),
    icc: icc ?? ASSUMED_ICC,
    answersPerPrompt: questions === 0 ? 1 : answers / questions,
  };
}

function planTarget(collected: Collected, plan: Plan, points: number): Target {
  const { prompts, questions = prompts, halfWidth, days, samplesPerDay, costPerMonth } = collected;
  const isReached = halfWidth !== null && halfWidth <= points / 100;
  const needed = isReached ? questions : Math.max(questions + 1, planPrompts(plan, points / 100));
  const answers = questions === 0 ? null : planAnswersPerPrompt(plan, questions, points / 100);
  const times = answers === null ? null : Math.max(1, answers / plan.answersPerPrompt);
  return {
    points,
    isReached,
    prompts: prompts + needed - questions,
    morePrompts: needed - questions,
    samplesPerDay: isReached ? samplesPerDay : times && Math.ceil(times * samplesPerDay),
    days: isReached ? days : times && Math.ceil(times * days),
    costPerMonth: prompts === 0 ? 0 : roundCents((costPerMonth / prompts) * (prompts + needed - questions)),
  };
}

/** Beyond this, more samples are not practical. */
const MOST_SAMPLES = 10;

function writeAdvice(
  { halfWidth, prompts, questions = prompts }: Collected,
  plan: Plan,
  targets: readonly Target[],
): string {
  const next = targets.find(({ isReached }) => !isReached);
  if (halfWidth === null) {
    return `There are too few answers yet. Track at least ${next?.prompts ?? 2} prompts for an interval of about ±${next?.points ?? 10} points.`;
  }
  const now = toPoints(halfWidth);
  if (!next) return `The interval is ±${now} points. More prompts or samples are not needed.`;
  const width = toPoints(planHalfWidth(plan, questions + next.morePrompts));
  const unit = questions < prompts ? 'question' : 'prompt';
  const more = `${next.morePrompts} more ${unit}${next.morePrompts === 1 ? '' : 's'}`;
  const narrows = next.morePrompts === 1 ? 'narrows' : 'narrow';
  const samples = next.samplesPerDay;
  const otherwise =
    samples === null || samples > MOST_SAMPLES ? 'more samples a day would not' : `${samples} samples a day would too`;
  return `With ${questions} ${unit}s the interval is ±${now} points. ${more} ${narrows} it to about ±${width} points; ${otherwise}.`;
}

function toPoints(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
