import type { Finding } from './analyze.ts';
import type { Language } from './languages/language.ts';
import { collectNames, namesIn } from './names.ts';
import { findWord, NO_SENTENCES, quote, type ReadText, type Sentence, withoutNotes } from './text.ts';

/** A page gets full points if this share of its sentences is specific; less if names cannot be recognized. */
const WANTED_SHARE = 0.6;
const WANTED_WITHOUT_NAMES = 0.3;
const VAGUE_COST = 25;

const NUMBER = /\p{N}/u;
const UNIT = /(?:%|€|\$|£|¥|°|\b(?:kg|km|cm|mm|kWh|kW|GB|MB|TB|GHz|MHz|ms|USD|EUR|GBP)\b)/u;
/** Scripts with capitals, without which names look like other words. */
const CAPITALS = /\p{Lu}|\p{Ll}/gu;

/** Scores whether sentences contain facts that can be checked and cited: numbers, units, dates, names. */
export function scoreSpecificity({ sentences, language }: ReadText): Finding {
  if (sentences.length === 0) return { score: 0, description: NO_SENTENCES };
  const names = collectNames(sentences, language);
  const hasCapitals = sentences.some(({ text }) => (text.match(CAPITALS)?.length ?? 0) > text.length / 3);
  const isSpecific = ({ text }: Sentence) =>
    NUMBER.test(withoutNotes(text)) ||
    UNIT.test(text) ||
    namesIn(text, names, language).size > 0 ||
    (language !== null && (language.dates.test(text) || language.numbers.test(text)));
  const specific = sentences.filter(isSpecific);
  const others = sentences.filter((sentence) => !isSpecific(sentence));
  const vague = language === null ? [] : others.filter(({ own }) => findVague(language, own) !== null);
  const share = specific.length / sentences.length;
  const wanted = hasCapitals ? WANTED_SHARE : WANTED_WITHOUT_NAMES;
  const cost = Math.min(VAGUE_COST, (vague.length / sentences.length) * 50);
  const score = Math.max(0, Math.min(100, (share / wanted) * 100) - cost);
  const kinds = hasCapitals ? 'a number, a date, a unit or a name' : 'a number in digits or a unit';
  const counted = `${specific.length} of ${sentences.length} sentences ${specific.length === 1 ? 'has' : 'have'} ${kinds}`;
  return { score, description: `${counted}${advise({ specific, others, vague, language, isGood: score >= 95 })}` };
}

interface Sorted {
  specific: Sentence[];
  others: Sentence[];
  vague: Sentence[];
  language: Language | null;
  isGood: boolean;
}

/** A sentence to change; direct quotations cannot be changed. */
function advise({ specific, others, vague, language, isGood }: Sorted): string {
  const [example] = vague;
  if (example !== undefined && language !== null) {
    const word = findVague(language, example.own) ?? '';
    const advice = language.claims.test(word)
      ? `support “${word}” with a figure, an example or a source`
      : `replace “${word}” with the number`;
    return `. In ${quote(example.text, word)}, ${advice}.`;
  }
  const plain = others.find(({ text, own }) => own === text && !/[?？]["”»)]*$/.test(text));
  if (isGood || plain === undefined) {
    const [first] = specific;
    return first === undefined ? '.' : `, such as ${quote(first.text)}.`;
  }
  return `. ${quote(plain.text)} has none. Say how much, when or who if you know it.`;
}

function findVague({ vague, claims }: Language, text: string): string | null {
  return findWord(vague, text) ?? findWord(claims, text);
}
