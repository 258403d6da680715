import { isSameLanguage, sharesDistinguishingWords } from './checks.ts';
import type { Reading } from './reading.ts';

interface StoredPrompt {
  id: string;
  prompt: string;
}

const MOST_PROMPTS = 5;

/** The prompts in the language of the query that contain the words that distinguish it, the most similar first; ties by newest. */
export function findNearPrompts<Prompt extends StoredPrompt>(reading: Reading, prompts: readonly Prompt[]): Prompt[] {
  const { topicWords } = reading.lexicon;
  return prompts
    .filter(({ prompt }) => sharesDistinguishingWords(prompt, reading) && isSameLanguage(prompt, reading))
    .map((prompt) => ({ prompt, words: new Set(topicWords(prompt.prompt)).size }))
    .toSorted((a, b) => a.words - b.words || (a.prompt.id < b.prompt.id ? 1 : -1))
    .slice(0, MOST_PROMPTS)
    .map(({ prompt }) => prompt);
}
