import { type RatioSums, varianceBetween } from './ratios.ts';

/**
 * How much answers to one prompt resemble each other (intra-class correlation of prompts): 0 when prompts do not matter, 1 when
 * each prompt always has the same answer. It is what the spread between prompts says. Null when it cannot be known.
 */
export function estimateIcc(byPrompt: RatioSums): number | null {
  const { whole, groups } = byPrompt;
  const effect = designEffect(byPrompt);
  if (effect === null || whole <= groups) return null;
  return Math.min(1, Math.max(0, (effect - 1) / (whole / groups - 1)));
}

/** How many times as much a share varies between prompts as that of as many independent answers. */
export function designEffect(byPrompt: RatioSums): number | null {
  const variance = varianceBetween(byPrompt);
  const share = byPrompt.part / byPrompt.whole;
  if (variance === null || share <= 0 || share >= 1) return null;
  return (variance * byPrompt.whole) / (share * (1 - share));
}
