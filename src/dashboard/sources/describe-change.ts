import type { Outputs } from '../api/trpc.ts';
import { count, points, signedPoints, signedRange } from '../format/numbers.ts';

type Change = Outputs['citations']['readHistory']['change'];

/** How the share of answers that cite a page changed, with its interval. Numbers of citations alone depend on how many answers there are. */
export function describeChange(change: Change, before: string): string {
  if (change === null) return `The change from ${before} is not known.`;
  const { citationShare, low, high, verdict, matchedPrompts } = change;
  if (citationShare === null) return `No prompt has answers in ${before} to compare with.`;
  const prompts = `${count(matchedPrompts, 'prompt')} compared with ${matchedPrompts === 1 ? 'itself' : 'themselves'}`;
  if (verdict === 'not_enough_data') return `Too few prompts to see a change from ${before} (${prompts}).`;
  const range = `${signedPoints(citationShare)} points, ${signedRange(low, high)}; ${prompts}`;
  if (verdict === 'within_noise')
    return `No clear change of the share of answers that cite it from ${before} (${range}).`;
  return `The share of answers that cite it is ${verdict} ${points(citationShare)} from ${before} (${range}).`;
}
