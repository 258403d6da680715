import type { Finding } from './analyze.ts';
import type { Language } from './languages/language.ts';
import { findWord, NO_SENTENCES, quote, type ReadText, type Sentence } from './text.ts';

const LONG_WORDS = 30;
/** Some passive voice is normal; a larger share costs points. */
const NORMAL_PASSIVE = 0.15;
/** A longer form, as in German, is the sentence again. */
const LONGEST_FORM = 40;

/** Scores whether sentences are short, active and free of hedging. Direct quotations do not count: they cannot be reworded. */
export function scoreClarity(text: ReadText): Finding {
  const { sentences, language, code } = text;
  if (sentences.length === 0) return { score: 0, description: NO_SENTENCES };
  const long = sentences.filter(({ words }) => words > LONG_WORDS);
  const longCost = Math.min(30, (long.length / sentences.length) * 60);
  if (language === null) {
    const which = code === null ? 'this language' : `the language “${code}”`;
    return {
      score: 100 - longCost,
      description: `Only the length of sentences was scored: there are no rules for hedging and passive voice in ${which}. ${adviseLong(long, sentences)}`,
    };
  }
  const hedged = findMatches(sentences, language.hedges);
  const passive = findMatches(sentences, language.passive);
  const hedgeCost = Math.min(45, (hedged.length / sentences.length) * 120);
  const passiveCost = Math.min(25, Math.max(0, passive.length / sentences.length - NORMAL_PASSIVE) * 80);
  const advice = [
    adviseHedged(hedged, sentences),
    passiveCost > 0 ? advisePassive(passive, sentences, language) : '',
    longCost > 0 ? adviseLong(long, sentences) : '',
  ].filter((sentence) => sentence !== '');
  const description =
    advice.length === 0
      ? `No sentence hedges or has more than ${LONG_WORDS} words, and few use the passive voice.`
      : advice.join(' ');
  return { score: 100 - hedgeCost - passiveCost - longCost, description };
}

interface Match {
  text: string;
  word: string;
}

function findMatches(sentences: Sentence[], pattern: RegExp): Match[] {
  return sentences.flatMap(({ text, own }) => {
    const word = findWord(pattern, own);
    return word === null ? [] : [{ text, word }];
  });
}

function adviseHedged(hedged: Match[], all: Sentence[]): string {
  const [first] = hedged;
  if (first === undefined) return '';
  const count = `${hedged.length} of ${all.length} sentences ${hedged.length === 1 ? 'hedges' : 'hedge'}`;
  return `${count}, such as ${quote(first.text, first.word)} (“${first.word}”). State the fact and its condition.`;
}

/** The example is a sentence that does not name who acts, if there is one. */
function advisePassive(passive: Match[], all: Sentence[], { agent }: Language): string {
  const unnamed = passive.find(({ text }) => !agent.test(text));
  const example = unnamed ?? passive[0];
  if (example === undefined) return '';
  const { text, word } = example;
  const count = `${passive.length} of ${all.length} sentences ${passive.length === 1 ? 'uses' : 'use'} the passive voice`;
  const advice = unnamed === undefined ? 'Make the one who acts the subject.' : 'Name who acts.';
  const form = word.length <= LONGEST_FORM ? ` (“${word}”)` : '';
  return `${count}, such as ${quote(text, word)}${form}. ${advice}`;
}

function adviseLong(long: Sentence[], all: Sentence[]): string {
  const [first] = long;
  if (first === undefined) return 'The sentences are short enough to be quoted.';
  const count = `${long.length} of ${all.length} sentences ${long.length === 1 ? 'has' : 'have'}`;
  return `${count} more than ${LONG_WORDS} words. Split ${quote(first.text)}.`;
}
