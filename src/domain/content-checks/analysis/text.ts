import { countWords } from '../count-words.ts';
import { type Block, contentBlocks, type Page } from '../page.ts';
import { metaOf } from '../subject.ts';
import { isBoilerplate } from './boilerplate.ts';
import { detectLanguage } from './languages/detect.ts';
import type { Language } from './languages/language.ts';
import type { Names } from './subject.ts';

export interface Sentence {
  text: string;
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

/** Longer texts are analyzed by their start only, to limit the time. */
const MOST_SENTENCES = 1000;
const LONGEST_SENTENCE = 1000;
const LEAST_WORDS = 4;
const RUNNING = new Set(['p', 'li', 'dd', 'td', 'div', 'blockquote', 'summary']);

export function readText(page: Page): ReadText {
  const blocks = contentBlocks(page);
  const running = blocks.filter((block) => RUNNING.has(block.kind) && !isBoilerplate(block));
  const sentences: Sentence[] = [];
  for (const block of running) {
    if (sentences.length >= MOST_SENTENCES) break;
    sentences.push(...splitSentences(block.text));
  }
  const sample = running.slice(0, 300).map(({ text }) => text);
  const { code, rules } = detectLanguage(sample.join(' '), page.lang);
  return {
    language: rules,
    code,
    names: {
      title: page.titles[0] ?? '',
      heading: page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '',
      sites: ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap((name) => metaOf(page, name)),
    },
    blocks,
    sentences: sentences.slice(0, MOST_SENTENCES),
    words: blocks.reduce((sum, block) => sum + block.words, 0),
  };
}

/** Sentences of a block; a heading or label without punctuation is not a sentence. */
export function splitSentences(text: string): Sentence[] {
  return text
    .slice(0, MOST_SENTENCES * LONGEST_SENTENCE)
    .split(/(?<=[.!?…][”"»)]?)\s+(?=[\p{Lu}\p{N}“"„«¿¡(])|(?<=[。！？])/u)
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .map((sentence) => ({ text: sentence, words: countWords(sentence) }))
    .filter(({ words }) => words >= LEAST_WORDS);
}

/** A passage in quotation marks, truncated if it is long. */
export function quote(text: string): string {
  const short = text.length <= 140 ? text : `${text.slice(0, 140).replace(/\s+\S*$/, '')} …`;
  return `“${short}”`;
}
