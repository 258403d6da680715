import { ordinaryWords } from '../../../src/data.ts';
import type { Matcher } from '../../../src/domain/detection/detector.ts';
import { createMentionFinder, type Mention } from '../../../src/domain/detection/evidence.ts';

/** Every mention that is counted, in the order of the text. */
export function findMentions(matchers: readonly Matcher[], text: string): Mention[] {
  return createMentionFinder(matchers, ordinaryWords)(text);
}
