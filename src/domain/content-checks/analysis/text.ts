import { countWords } from '../count-words.ts';
import { type Block, contentBlocks, type Page } from '../page.ts';
import { isBoilerplate, isFormula } from './boilerplate.ts';
import { detectLanguage } from './languages/detect.ts';
import type { Language } from './languages/language.ts';
import { type Names, siteNamesOf } from './title.ts';

export const NO_SENTENCES = 'The page has no sentences in paragraphs, lists or tables to score.';

export interface Sentence {
  text: string;
  /** The text without direct quotations, and its number of words. */
  own: string;
  words: number;
}

/** The content of a page as readable text. */
export interface ReadText {
  /** The rules of its language; null if there are none. */
  language: Language | null;
  /** The code of the detected language, or null. */
  code: string | null;
  names: Names;
  blocks: Block[];
  sentences: Sentence[];
  words: number;
}

/** References to notes: “[12]”, “[a]”, “[note 3]”. */
const NOTE_MARK = /\[(?:\p{L}|(?:\p{L}{2,10} )?\d{1,3})\]/gu;

/** A text without references to notes, whose numbers are not part of it. */
export function withoutNotes(text: string): string {
  return text.replace(NOTE_MARK, '');
}

/** Longer texts are analyzed by their start only, to limit the time. */
const MOST_SENTENCES = 1000;
const LONGEST_SENTENCE = 1000;
const LEAST_WORDS = 4;
const RUNNING = new Set(['p', 'li', 'dd', 'td', 'div', 'blockquote', 'summary']);

export function readText(page: Page): ReadText {
  const blocks = contentBlocks(page);
  const running = blocks.filter((block) => RUNNING.has(block.kind) && !isBoilerplate(block));
  const sentences: Sentence[] = [];
  for (const { text, kind } of running) {
    if (sentences.length >= MOST_SENTENCES) break;
    const found = splitSentences(text);
    sentences.push(...(kind === 'blockquote' ? found.map((sentence) => ({ ...sentence, own: '', words: 0 })) : found));
  }
  const sample = running.slice(0, 300).map(({ text }) => text);
  const { code, rules } = detectLanguage(sample.join(' '), page.lang);
  return {
    language: rules,
    code,
    names: {
      title: page.titles[0] ?? '',
      heading: page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '',
      sites: siteNamesOf(page),
    },
    blocks,
    sentences: sentences.slice(0, MOST_SENTENCES),
    words: blocks.reduce((sum, block) => sum + block.words, 0),
  };
}

/** "Richard A. Lupoff" and "Dr. Smith" are in one sentence. "Plan B. The" is not. */
const BREAK =
  /(?<!(?<!\p{L})(?:Mrs?|Ms|Dr|Prof|St|Sen|Rep|Gov|Gen|vs)\.)(?!(?<=\p{Lu}\p{Ll}+ \p{Lu}\.)\s+(?!(?:The|This|That|These|It|He|She|They|We|You|I|In|On|At|An?|But|And|For|If|When|As|To|So)(?!\p{L}))\p{Lu})(?<=[.!?…](?:[”"»)]|\[[\w ]{1,20}\])*)\s+(?=[\p{Lu}\p{N}“"„«¿¡(])|(?<=[。！？])(?![」』）”])|(?<=[。！？][」』）”])(?![とはがをのでと、。])|(?<=[।۔؟])\s+/u;
const ENDS = /[.!?…。！？।۔؟։:;][”"»’'）)\]」』]*(?:\s*\[[\w ]{1,20}\])*$/u;
/** Scripts that are written without punctuation. */
const UNPUNCTUATED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Sentences of a block. A label without punctuation and a formula are not sentences. */
export function splitSentences(text: string): Sentence[] {
  const start = text.slice(0, MOST_SENTENCES * LONGEST_SENTENCE);
  const masked = maskQuotations(start);
  const sentences: Sentence[] = [];
  let position = 0;
  for (const piece of start.split(BREAK)) {
    const trimmed = piece.trim();
    const from = start.indexOf(trimmed, position);
    position = from + trimmed.length;
    if (!isSentence(trimmed)) continue;
    const own = masked.slice(from, Math.min(position, from + LONGEST_SENTENCE)).replaceAll(MASK, ' ');
    sentences.push({ text: trimmed.slice(0, LONGEST_SENTENCE), own, words: countWords(own) });
  }
  return sentences;
}

function isSentence(text: string): boolean {
  return countWords(text) >= LEAST_WORDS && (ENDS.test(text) || UNPUNCTUATED.test(text)) && !isFormula(text);
}

const MASK = '\u0001';
/** Direct quotations, up to the end of the block if they are not closed. */
const QUOTATIONS =
  /“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$)|「[^」]*(?:」|$)|(?<![\p{L}\p{N}])"[^"]*(?:"|$)|(?<![\p{L}\p{N}])‘(?:[^’]|’(?=\p{L}))*(?:’|$)/gu;
/** Fewer words in quotation marks are a term or a title. */
const QUOTATION_WORDS = 4;

/** The text with its quotations blanked out. */
function maskQuotations(text: string): string {
  return text.replace(QUOTATIONS, (quotation) =>
    countWords(quotation) < QUOTATION_WORDS ? quotation : MASK.repeat(quotation.length),
  );
}

/** The first word of the pattern in the text; null if there is none. A capital inside a sentence makes a name of it. */
export function findWord(pattern: RegExp, text: string): string | null {
  if (!pattern.test(text)) return null;
  const all = new RegExp(pattern.source, `${pattern.flags}g`);
  for (const { 0: word, index } of text.matchAll(all)) {
    const isStart = !/[\p{L}\p{N}]/u.test(text.slice(0, index));
    if (isStart || !/^\p{Lu}/u.test(word)) return word;
  }
  return null;
}

const QUOTED_CHARACTERS = 140;

/** A passage in quotation marks. If it is long, only the part around the given words is shown. */
export function quote(text: string, words = ''): string {
  if (text.length <= QUOTED_CHARACTERS) return `“${text}”`;
  const index = text.indexOf(words);
  const isNearStart = index + words.length <= QUOTED_CHARACTERS - 10;
  const from = isNearStart ? 0 : text.lastIndexOf(' ', Math.max(0, index - QUOTED_CHARACTERS / 2)) + 1;
  const part = text.slice(from, from + QUOTED_CHARACTERS);
  const isEnd = from + QUOTED_CHARACTERS >= text.length;
  return `“${from > 0 ? '… ' : ''}${isEnd ? part : `${part.replace(/\s+\S*$/, '')} …`}”`;
}
