import type { Ratio } from './ratios.ts';

/**
 * How much answers to one prompt resemble each other (intra-class correlation, by analysis of variance): 0 when prompts do not
 * matter, 1 when each prompt always has the same answer. Null when it cannot be known.
 */
export function estimateIcc({ parts, wholes }: Ratio): number | null {
  let [hits, answers, prompts, squares] = [0, 0, 0, 0];
  for (let i = 0; i < wholes.length; i++) {
    const own = wholes[i] ?? 0;
    if (own === 0) continue;
    hits += parts[i] ?? 0;
    answers += own;
    squares += own ** 2;
    prompts++;
  }
  if (prompts < 2 || answers <= prompts || hits === 0 || hits === answers) return null;
  const mean = hits / answers;
  let [between, within] = [0, 0];
  for (let i = 0; i < wholes.length; i++) {
    const own = wholes[i] ?? 0;
    if (own === 0) continue;
    const rate = (parts[i] ?? 0) / own;
    between += own * (rate - mean) ** 2;
    within += own * rate * (1 - rate);
  }
  between /= prompts - 1;
  within /= answers - prompts;
  const size = (answers - squares / answers) / (prompts - 1);
  return Math.min(1, Math.max(0, (between - within) / (between + (size - 1) * within)));
}
