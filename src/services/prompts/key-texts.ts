import { setImmediate } from 'node:timers/promises';
import { type KeyedText, promptKey } from '../../domain/prompts/prompts.ts';

const TEXTS_PER_TURN = 100;

/** Computes the keys of texts. Many long texts take long, so that other requests get a turn in between. */
export async function keyTexts(texts: readonly string[]): Promise<KeyedText[]> {
  const keyed: KeyedText[] = [];
  for (const [index, prompt] of texts.entries()) {
    if (index > 0 && index % TEXTS_PER_TURN === 0) await setImmediate();
    keyed.push({ prompt, promptKey: promptKey(prompt) });
  }
  return keyed;
}
