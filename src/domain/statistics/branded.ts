import { countMentions, createDetector } from '../detection/detector.ts';
import { matcherOf, type TrackedBrand } from './brands.ts';

/** The prompts that contain a name of the brand: answers to them name it more often than answers to others. */
export function findBrandedPrompts(
  brand: TrackedBrand,
  prompts: readonly { id: string; prompt: string }[],
): Set<string> {
  const detect = createDetector([matcherOf(brand)]);
  const encoder = new TextEncoder();
  return new Set(
    prompts.filter(({ prompt }) => countMentions(detect(encoder.encode(prompt))).length > 0).map(({ id }) => id),
  );
}
