/** The properties of a report that determine the width of its `market` interval. */
export interface Plan {
  /** The share of answers that name the brand. */
  share: number;
  /** The correlation of answers to one prompt. */
  icc: number;
  answersPerPrompt: number;
}

/** The approximate half-width of the 95 % interval with this number of prompts. */
export function planHalfWidth({ share, icc, answersPerPrompt }: Plan, prompts: number): number {
  return 2 * Math.sqrt((share * (1 - share) * (icc + (1 - icc) / answersPerPrompt)) / prompts);
}

/** The number of prompts needed for a 95 % interval with at most this half-width. */
export function planPrompts({ share, icc, answersPerPrompt }: Plan, halfWidth: number): number {
  const needed = (2 / halfWidth) ** 2 * share * (1 - share) * (icc + (1 - icc) / answersPerPrompt);
  return Math.max(2, Math.ceil(needed - 1e-9));
}

/**
 * The number of answers per prompt needed for the same with the current prompts. Null if no number is sufficient, because
 * prompts differ too much.
 */
export function planAnswersPerPrompt({ share, icc }: Plan, prompts: number, halfWidth: number): number | null {
  const allowed = (halfWidth ** 2 * prompts) / (4 * share * (1 - share)) - icc;
  return allowed > 0 ? Math.max(1, Math.ceil((1 - icc) / allowed - 1e-9)) : null;
}
