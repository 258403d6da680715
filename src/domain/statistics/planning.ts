/** What a report is like, as far as the width of its `market` interval depends on it. */
export interface Plan {
  /** The share of answers that name the brand. */
  share: number;
  /** The correlation of answers to one prompt. */
  icc: number;
  answersPerPrompt: number;
}

/** The 95 % interval of so many prompts reaches about this far to either side. */
export function planHalfWidth({ share, icc, answersPerPrompt }: Plan, prompts: number): number {
  return 2 * Math.sqrt((share * (1 - share) * (icc + (1 - icc) / answersPerPrompt)) / prompts);
}

/** How many prompts it takes for the 95 % interval to reach no further than `halfWidth` to either side. */
export function planPrompts({ share, icc, answersPerPrompt }: Plan, halfWidth: number): number {
  const needed = (2 / halfWidth) ** 2 * share * (1 - share) * (icc + (1 - icc) / answersPerPrompt);
  return Math.max(2, Math.ceil(needed - 1e-9));
}

/**
 * How many answers each prompt needs for the same with as many prompts as there are. Null when no number is enough, because
 * prompts differ too much.
 */
export function planAnswersPerPrompt({ share, icc }: Plan, prompts: number, halfWidth: number): number | null {
  const allowed = (halfWidth ** 2 * prompts) / (4 * share * (1 - share)) - icc;
  return allowed > 0 ? Math.max(1, Math.ceil((1 - icc) / allowed - 1e-9)) : null;
}
