import { keepsTopic } from './checks.ts';
import type { Reading } from './reading.ts';

interface StoredPrompt {
  id: string;
  prompt: string;
}

/** The minimum share of topic words that similar texts have in common. */
const NEAR = 0.4;
const MOST_PROMPTS = 5;

/** The prompts about the same topic as the query, the most similar first; ties by newest. */
export function findNearPrompts<Prompt extends StoredPrompt>(reading: Reading, prompts: readonly Prompt[]): Prompt[] {
  const { topicWords } = reading.lexicon;
  const words = new Set(topicWords(reading.request));
  return prompts
    .map((prompt) => ({ prompt, similarity: measureSimilarity(words, new Set(topicWords(prompt.prompt))) }))
    .filter(({ prompt, similarity }) => similarity >= NEAR && keepsTopic(prompt.prompt, reading))
    .toSorted((a, b) => b.similarity - a.similarity || (a.prompt.id < b.prompt.id ? 1 : -1))
    .slice(0, MOST_PROMPTS)
    .map(({ prompt }) => prompt);
}

/** Dice's coefficient of the words: 1 if all are the same, 0 if none is. */
function measureSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * a.intersection(b).size) / Math.max(1, a.size + b.size);
}
