import type { Finding } from './analyze.ts';
import { quote, type ReadText, type Sentence } from './text.ts';

const LONG_WORDS = 30;
/** Some passive voice is normal; a larger share costs points. */
const NORMAL_PASSIVE = 0.15;

/** Scores whether sentences are short, active and free of hedging. */
export function scoreClarity(text: ReadText): Finding {
  const { sentences, language, code } = text;
  if (sentences.length === 0) return { score: 0, description: 'The page has no sentences to score.' };
  const long = sentences.filter(({ words }) => words > LONG_WORDS);
  const longCost = Math.min(30, (long.length / sentences.length) * 60);
  if (language === null) {
    const which = code === null ? 'this language' : `the language “${code}”`;
    return {
      score: 100 - longCost,
      description: `Only the length of sentences was scored: there are no rules for hedging and passive voice in ${which}. ${adviseLong(long, sentences)}`,
    };
  }
  const hedged = sentences.filter((sentence) => language.hedges.test(sentence.text));
  const passive = sentences.filter((sentence) => language.passive.test(sentence.text));
  const hedgeCost = Math.min(45, (hedged.length / sentences.length) * 120);
  const passiveCost = Math.min(25, Math.max(0, passive.length / sentences.length - NORMAL_PASSIVE) * 80);
  const advice = [
    adviseHedged(hedged, sentences, language.hedges),
    passiveCost > 0
      ? `${passive.length} are in the passive voice, such as ${quote(passive[0]?.text ?? '')}. Name who does it.`
      : '',
    longCost > 0 ? adviseLong(long, sentences) : '',
  ].filter((sentence) => sentence !== '');
  const description =
    advice.length === 0 ? 'The sentences are short, active and say what they mean.' : advice.join(' ');
  return { score: 100 - hedgeCost - passiveCost - longCost, description };
}

function adviseHedged(hedged: Sentence[], all: Sentence[], pattern: RegExp): string {
  const [first] = hedged;
  if (first === undefined) return '';
  const word = pattern.exec(first.text)?.[0] ?? '';
  return `${hedged.length} of ${all.length} sentences hedge, such as ${quote(first.text)} (“${word}”). State the fact and its condition.`;
}

function adviseLong(long: Sentence[], all: Sentence[]): string {
  const [first] = long;
  if (first === undefined) return 'The sentences are short enough to be quoted.';
  return `${long.length} of ${all.length} sentences have more than ${LONG_WORDS} words. Split ${quote(first.text)}.`;
}
