import { type RatioSums, varianceBetween } from './ratios.ts';

/**
 * How much answers to one prompt resemble each other (intra-class correlation of prompts): 0 if prompts do not matter, 1 if
 * each prompt always has the same answer. Estimated from the spread between prompts. Null if it cannot be estimated.
 */
export function estimateIcc(byPrompt: RatioSums): number | null {
  const { whole, groups } = byPrompt;
  const effect = designEffect(byPrompt);
  if (effect === null || whole <= groups) return null;
  return Math.min(1, Math.max(0, (effect - 1) / (whole / groups - 1)));
}

/** The design effect: the variance of a share relative to that of the same number of independent answers. */
export function designEffect(byPrompt: RatioSums): number | null {
  const variance = varianceBetween(byPrompt);
  const share = byPrompt.part / byPrompt.whole;
  if (variance === null || share <= 0 || share >= 1) return null;
  return (variance * byPrompt.whole) / (share * (1 - share));
}
