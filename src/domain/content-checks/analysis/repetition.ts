import type { Finding } from './analyze.ts';
import type { Language } from './languages/language.ts';
import { collectNames, namesIn } from './names.ts';
import { quote, type ReadText, type Sentence, withoutNotes } from './text.ts';

/** Two sentences that share this much of their words count as repeated; pairs of characters are shared more often. */
const SAME = 0.75;
const SAME_PAIRS = 0.8;
const LEAST_WORDS = 4;
const LEAST_PAIRS = 10;
/** A word in more sentences than this is not distinctive. */
const COMMON = 200;
/** Scripts without spaces between words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Scores how little the page repeats itself. If half of the sentences are repeated, no points are left. */
export function scoreRepetition({ sentences, language }: ReadText): Finding {
  if (sentences.length < 2)
    return {
      score: sentences.length * 50,
      description: 'The page has too few sentences in paragraphs, lists or tables to repeat any.',
    };
  const pairs = findRepeats(sentences, language);
  const score = Math.max(0, 100 - (pairs.length / sentences.length) * 200);
  const [first] = pairs;
  if (first === undefined) return { score, description: 'No sentence repeats an earlier one.' };
  const count = `${pairs.length} of ${sentences.length} sentences ${pairs.length === 1 ? 'repeats' : 'repeat'} an earlier one`;
  const description = `${count}, such as ${quote(first.later)} after ${quote(first.earlier)}. State it once and replace the repetition with a new fact.`;
  return { score, description };
}

/** Each sentence that repeats an earlier one, with that one. */
function findRepeats(sentences: Sentence[], language: Language | null): { earlier: string; later: string }[] {
  const known = collectNames(sentences, language);
  const facts = new Map<number, Facts>();
  const factsOf = (index: number): Facts => {
    const found = facts.get(index) ?? readFacts(sentences[index]?.text ?? '', known, language);
    facts.set(index, found);
    return found;
  };
  const positions = new Map<string, number[]>();
  const sizes = new Uint16Array(sentences.length);
  const shared = new Uint16Array(sentences.length);
  const repeats: { earlier: string; later: string }[] = [];
  for (const [index, { text }] of sentences.entries()) {
    const isDense = DENSE.test(text);
    const words = isDense ? pairsOf(text) : stemsOf(text, language);
    sizes[index] = words.size;
    /** The earlier sentences that share a word with this one. */
    const similar: number[] = [];
    for (const word of words) {
      const earlier = positions.get(word);
      if (earlier === undefined) {
        positions.set(word, [index]);
        continue;
      }
      for (const position of earlier) {
        const count = shared[position] ?? 0;
        if (count === 0) similar.push(position);
        shared[position] = count + 1;
      }
      if (earlier.length < COMMON) earlier.push(index);
    }
    const least = isDense ? SAME_PAIRS : SAME;
    const isSame = (i: number) =>
      (shared[i] ?? 0) / (words.size + (sizes[i] ?? 0) - (shared[i] ?? 0)) >= least &&
      !addsFact(factsOf(index), factsOf(i));
    const isLong = words.size >= (isDense ? LEAST_PAIRS : LEAST_WORDS);
    const found = isLong ? similar.toSorted((a, b) => a - b).find(isSame) : undefined;
    for (const position of similar) shared[position] = 0;
    if (found !== undefined) repeats.push({ earlier: sentences[found]?.text ?? '', later: text });
  }
  return repeats;
}

/** Negations of the languages with rules. */
const NEGATION =
  /(?<!\p{L})(?:not|no|never|without|nicht|kein|keine|keinen|nie|ohne|pas|jamais|sans|nunca|sin|non|mai|senza|não|sem|niet|geen|nooit|zonder)(?!\p{L})|n[’']t(?!\p{L})/iu;

/** What a sentence can add to a similar one. */
interface Facts {
  names: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  isNegative: boolean;
  /** Whether it consists of names and hardly any other words. */
  isNames: boolean;
}

function readFacts(text: string, known: ReadonlySet<string>, language: Language | null): Facts {
  const names = namesIn(text, known, language);
  const others = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !names.has(word));
  return {
    names,
    numbers: numbersIn(text),
    isNegative: NEGATION.test(text),
    isNames: !DENSE.test(text) && stemsOf(others.join(' '), language).size < LEAST_WORDS,
  };
}

/** Whether a sentence has a number, a name or a negation that the earlier one lacks, or hardly any words other than names. */
function addsFact(later: Facts, earlier: Facts): boolean {
  if (later.isNames || later.isNegative !== earlier.isNegative) return true;
  return !later.names.isSubsetOf(earlier.names) || !later.numbers.isSubsetOf(earlier.numbers);
}

/** "the second film" after "the first film". */
const NUMBER =
  /\p{N}+(?:[.,:]\p{N}+)*|(?<!\p{L})(?:first|second|third|fourth|fifth|last|one|two|three|four|five|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|première?|deuxième|troisième|dernière?|primer[ao]?|segund[ao]|tercer[ao]?|últim[ao])(?!\p{L})/giu;

function numbersIn(text: string): Set<string> {
  return new Set(withoutNotes(text).toLowerCase().match(NUMBER));
}

/** Long words are compared by their beginning, because endings differ more often than meanings. */
function stemsOf(text: string, language: Language | null): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => word.length > 2 && !language?.small.has(word));
  return new Set(meaningful.map((word) => (word.length > 7 ? word.slice(0, 7) : word)));
}

/** Pairs of characters, in scripts without spaces. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`));
}
