import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import type { Language } from './language.ts';

const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SPANISH];
const SAMPLE_WORDS = 2000;
/** Running text has more small words than this, in each of the languages. */
const LEAST_SHARE = 0.15;
const LEAST_WORDS = 20;

/** The language of a text: by its own small words, or as it is declared where it is too short to tell. Null for others. */
export function detectLanguage(text: string, declared: string | null): Language | null {
  const named = LANGUAGES.find(({ code }) => declared?.toLowerCase().split(/[-_]/)[0] === code) ?? null;
  const words = (
    text
      .slice(0, SAMPLE_WORDS * 12)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, SAMPLE_WORDS);
  if (words.length < LEAST_WORDS) return named;
  const shares = LANGUAGES.map((language) => ({
    language,
    share: words.filter((word) => language.small.has(word)).length / words.length,
  }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= LEAST_SHARE ? best.language : null;
}
