import { contentWords } from './fold.ts';

interface StoredPrompt {
  id: string;
  prompt: string;
}

/** Half of the words in common. */
const NEAR = 0.5;
const MOST_PROMPTS = 5;

/** The prompts that ask nearly the same as the query, nearest first; of equally near ones the newest. */
export function findNearPrompts<Prompt extends StoredPrompt>(query: string, prompts: readonly Prompt[]): Prompt[] {
  const words = new Set(contentWords(query));
  return prompts
    .map((prompt) => ({ prompt, likeness: measureLikeness(words, new Set(contentWords(prompt.prompt))) }))
    .filter(({ likeness }) => likeness >= NEAR)
    .toSorted((a, b) => b.likeness - a.likeness || (a.prompt.id < b.prompt.id ? 1 : -1))
    .slice(0, MOST_PROMPTS)
    .map(({ prompt }) => prompt);
}

/** Dice's coefficient of the words: 1 where all are the same, 0 where none is. */
function measureLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size);
}
