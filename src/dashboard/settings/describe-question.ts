import { count } from '../format/numbers.ts';

interface AskedPrompt {
  id: string;
  prompt: string;
}

/** What a prompt counts as if it is one question with others. `asked` has all prompts of its question. */
export function describeQuestion({ id }: AskedPrompt, asked: readonly AskedPrompt[] = []): string | null {
  const [other, ...more] = asked.filter((prompt) => prompt.id !== id);
  if (!other) return null;
  const rest = more.length === 0 ? '' : ` and ${count(more.length, 'other')}`;
  return `Counts as one question with “${other.prompt}”${rest}`;
}
