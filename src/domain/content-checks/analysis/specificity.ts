import type { Finding } from './analyze.ts';
import { quote, type ReadText } from './text.ts';

/** A page gets full points if this share of its sentences is specific. */
const WANTED_SHARE = 0.6;
const VAGUE_COST = 25;

const NUMBER = /\p{N}/u;
const UNIT = /(?:%|€|\$|£|¥|°|\b(?:kg|km|cm|mm|kWh|kW|GB|MB|TB|GHz|MHz|ms|USD|EUR|GBP)\b)/u;
/** A capital after a small letter or comma: inside a sentence, that is a name. */
const NAME = /[\p{Ll}\p{N},]\s+(?:(?:\p{Lu}[\p{L}\p{N}’'-]*)|(?:\p{Ll}+\p{Lu}\p{L}*))/u;
/** In languages that capitalize nouns: two in a row, abbreviations, or capitals inside a word. */
const STRICT_NAME = /(?:[\p{Ll},]\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+|(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})|\p{Ll}\p{Lu})/u;

/** Scores whether sentences contain facts that can be checked and cited: numbers, units, dates, names. */
export function scoreSpecificity({ sentences, language }: ReadText): Finding {
  if (sentences.length === 0) return { score: 0, description: 'The page has no sentences to score.' };
  const name = language?.capitalizesNouns ? STRICT_NAME : NAME;
  const isSpecific = (text: string) =>
    NUMBER.test(text) || UNIT.test(text) || name.test(text) || (language?.dates.test(text) ?? false);
  const specific = sentences.filter(({ text }) => isSpecific(text));
  const vague = sentences.filter(({ text }) => (language?.vague.test(text) ?? false) && !isSpecific(text));
  const share = specific.length / sentences.length;
  const cost = Math.min(VAGUE_COST, (vague.length / sentences.length) * 50);
  const score = Math.max(0, Math.min(100, (share / WANTED_SHARE) * 100) - cost);
  const counted = `${specific.length} of ${sentences.length} sentences name a number, a date, a unit or a name`;
  const example = vague[0] ?? sentences.find(({ text }) => !isSpecific(text));
  if (example === undefined || (score >= 95 && vague.length === 0)) {
    return {
      score,
      description: `${counted}, such as ${quote(specific[0]?.text ?? '')}. Give each figure its source and its date.`,
    };
  }
  const word = language?.vague.exec(example.text)?.[0];
  const advice = word === undefined ? 'say how many, when, or who' : `replace “${word}” with how many, when, or who`;
  return { score, description: `${counted}. In ${quote(example.text)}, ${advice}.` };
}
