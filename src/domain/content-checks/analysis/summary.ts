import { significantWords } from '../count-words.ts';
import type { Block } from '../page.ts';
import { stemOf } from '../stem.ts';
import type { Finding } from './analyze.ts';
import { ENGLISH } from './languages/en.ts';
import { findLead } from './lead.ts';
import { findTerms, titleOf } from './subject.ts';
import { quote, type ReadText } from './text.ts';

const LEAD = { least: 20, most: 120 };
const LABEL_WORDS = 8;
/** Minimum number of words of a summary, in one of the blocks after its label. */
const SUMMARY_WORDS = 8;
const BLOCKS_AFTER_LABEL = 3;
/** With more text than this before it, the lead is not at the start. */
const WORDS_BEFORE = 60;
/** A longer heading is an introduction, not the start of a section. */
const HEADING_WORDS = 12;

/** Scores whether one passage contains the answer: a passage labeled as a summary, or the lead. */
export function scoreSummary(text: ReadText): Finding {
  if (text.words === 0) return { score: 0, description: 'The page has no text to summarize.' };
  const [labeled, lead] = [scoreLabeled(text), scoreLead(text)];
  return labeled !== null && labeled.score >= lead.score ? labeled : lead;
}

/** A label such as “Key takeaways” with text below it, and its position. */
function scoreLabeled({ blocks, language, words }: ReadText): Finding | null {
  const pattern = (language ?? ENGLISH).summary;
  const index = blocks.findIndex((block, i) => isLabel(block, pattern) && hasText(blocks.slice(i + 1)));
  const label = blocks[index];
  if (label === undefined) return null;
  const before = blocks.slice(0, index).reduce((sum, block) => sum + block.words, 0);
  if (before <= Math.max(150, words * 0.25)) {
    return {
      score: 100,
      description: `A summary is at the start, under ${quote(label.text)}. Keep it up to date with the text.`,
    };
  }
  const opening = blocks[findLead(blocks)] ?? blocks[0];
  return {
    score: 75,
    description: `The summary under ${quote(label.text)} is after ${before} words. Move it to the top, before ${quote(opening?.text ?? '')}.`,
  };
}

/** A label begins with the phrase and is not a link: menus and tables of contents have links. */
function isLabel({ kind, words, text, linked }: Block, pattern: RegExp): boolean {
  if (linked > 0.5 || kind === 'li' || words > LABEL_WORDS) return false;
  const found = pattern.exec(text);
  return found !== null && /^[^\p{L}]*$/u.test(text.slice(0, found.index));
}

function hasText(blocks: readonly Block[]): boolean {
  const next = blocks.slice(0, BLOCKS_AFTER_LABEL);
  const words = next.filter(({ linked }) => linked <= 0.5).reduce((sum, block) => sum + block.words, 0);
  return words >= SUMMARY_WORDS || (next[0] !== undefined && next[0].linked <= 0.5 && /[.!?]$/.test(next[0].text));
}

/** The first paragraph: its length, its position, and the share of the page's subject words in it. */
function scoreLead(text: ReadText): Finding {
  const { blocks } = text;
  const index = findLead(blocks);
  const lead = blocks[index];
  if (lead === undefined) {
    return {
      score: 10,
      description: 'No paragraph opens the page. Start with two or three sentences that answer what the title asks.',
    };
  }
  const isFirst = isAtStart(blocks.slice(0, index), text);
  const fits = lead.words >= LEAD.least && lead.words <= LEAD.most;
  const terms = findTerms(blocks, text.names, (word) => !text.language?.small.has(word));
  const leadStems = new Set([...significantWords(lead.text)].map(stemOf));
  const missing = terms.filter(({ stem }) => !leadStems.has(stem));
  const covered = terms.length === 0 ? 0 : 1 - missing.length / terms.length;
  const advice = [
    isFirst ? '' : ' Put a summary before the first section.',
    fits
      ? ''
      : ` It has ${lead.words} words. A passage of ${LEAD.least} to ${LEAD.most} words can be quoted as a whole.`,
    adviseMissing(missing.map(({ word }) => word)),
  ].join('');
  return {
    score: (isFirst ? 15 : 0) + (fits ? 25 : 10) + covered * 40,
    description: `No part is labeled as a summary. The page opens with ${quote(lead.text)}.${advice} Add two or three sentences under a heading such as “Key points”.`,
  };
}

/** Pairs of characters, used in place of words in scripts without spaces, are not shown. */
function adviseMissing(words: string[]): string {
  const shown = words.filter((word) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u.test(word));
  const quoted = shown.slice(0, 4).map((word) => `“${word}”`);
  return quoted.length === 0 ? '' : ` It does not mention ${quoted.join(', ')}, which the page is about.`;
}

/** Whether there is neither much text nor a section before it. A heading with the title or an introduction does not count. */
function isAtStart(before: readonly Block[], { names }: ReadText): boolean {
  const running = before.filter(({ kind }) => kind === 'p' || kind === 'div' || kind === 'li');
  const title = new Set([...significantWords(`${titleOf(names)} ${names.heading}`)].map(stemOf));
  const sections = before.filter(
    ({ kind, words, text }) =>
      /^h[2-6]$/.test(kind) &&
      words <= HEADING_WORDS &&
      ![...significantWords(text)].some((word) => title.has(stemOf(word))),
  );
  return running.reduce((sum, { words }) => sum + words, 0) <= WORDS_BEFORE && sections.length === 0;
}
