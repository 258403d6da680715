import { countMentions, createDetector } from '../detection/detector.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { matcherOf, type TrackedBrand } from './brands.ts';

/** The prompts that contain a name of the brand: answers to them name it more often than answers to others. */
export function findBrandedPrompts(
  brand: TrackedBrand,
  prompts: readonly { id: string; prompt: string }[],
  dictionary: OrdinaryWords,
): Set<string> {
  const detect = createDetector([matcherOf(brand)], dictionary);
  const encoder = new TextEncoder();
  return new Set(
    prompts.filter(({ prompt }) => countMentions(detect(encoder.encode(prompt))).length > 0).map(({ id }) => id),
  );
}
