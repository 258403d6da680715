import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { Language } from './language.ts';
import { DUTCH } from './nl.ts';
import { PORTUGUESE } from './pt.ts';
import { SCRIPTS, WITHOUT_RULES } from './without-rules.ts';

/** The language of a text, and its rules if there are any. */
export interface DetectedLanguage {
  /** BCP 47 code without region; null if unknown. */
  code: string | null;
  rules: Language | null;
}

const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH];
const KNOWN: { code: string; small: ReadonlySet<string> }[] = [...LANGUAGES, ...WITHOUT_RULES];
const SAMPLE_WORDS = 2000;
/** Running text in any of the languages has a larger share of function words. */
const LEAST_SHARE = 0.15;
const LEAST_WORDS = 20;
/** A declared language is wrong if another one matches this many times as many words. */
const CONTRADICTION = 1.6;
/** Scripts that are written without spaces, or by one language only, need fewer letters to be detected. */
const SCRIPT_SHARE = 0.3;
const KANA_SHARE = 0.05;

/** The declared language, unless the text clearly contradicts it; without a declaration, the detected language. */
export function detectLanguage(text: string, declared: string | null): DetectedLanguage {
  const named = primaryOf(declared);
  const sample = text.slice(0, SAMPLE_WORDS * 12);
  const script = detectScript(sample);
  if (script !== null) return toLanguage(named !== null && sharesScript(named, script) ? named : script);
  const words = (sample.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, SAMPLE_WORDS);
  if (words.length < LEAST_WORDS) return toLanguage(named);
  const shares = KNOWN.map(({ code, small }) => ({
    code,
    share: words.filter((word) => small.has(word)).length / words.length,
  }));
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
  if (best.share < LEAST_SHARE) return toLanguage(named);
  if (named === null) return toLanguage(best.code);
  const namedShare = shares.find(({ code }) => code === named)?.share;
  // An unknown language can only be contradicted if another one matches the text well.
  const isContradicted =
    namedShare === undefined ? best.share >= LEAST_SHARE * 2 : best.share > namedShare * CONTRADICTION;
  return toLanguage(isContradicted ? best.code : named);
}

function toLanguage(code: string | null): DetectedLanguage {
  return { code, rules: LANGUAGES.find((language) => language.code === code) ?? null };
}

/** `en` of `en-US`; null if no language is declared. */
function primaryOf(declared: string | null): string | null {
  const code = declared?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{2,3}$/.test(code) && code !== 'und' ? (code === 'no' ? 'nb' : code) : null;
}

function detectScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  for (const [script, code] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / letters;
    if (share >= (code === 'ja' || code === 'uk' ? KANA_SHARE : SCRIPT_SHARE)) return code;
  }
  return null;
}

/** Scripts of several languages: the declaration decides which one it is. */
const FAMILIES: Record<string, string[]> = {
  ru: ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg'],
  uk: ['uk', 'be', 'kk'],
  ar: ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug'],
  hi: ['hi', 'mr', 'ne', 'sa'],
  he: ['he', 'yi', 'iw'],
  zh: ['zh', 'yue'],
};

function sharesScript(named: string, script: string): boolean {
  return named === script || (FAMILIES[script] ?? []).includes(named);
}
