import { significantWords } from '../count-words.ts';
import type { Block } from '../page.ts';
import { stemOf } from '../stem.ts';
import type { Finding } from './analyze.ts';
import { isBoilerplate } from './boilerplate.ts';
import { ENGLISH } from './languages/en.ts';
import { findLead } from './lead.ts';

import { quote, type ReadText } from './text.ts';
import { titleOf } from './title.ts';

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
  return labeled === null ? lead : { ...labeled, score: Math.max(labeled.score, lead.score) };
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

/** The first paragraph: its length and its position. */
function scoreLead(text: ReadText): Finding {
  const { blocks, language } = text;
  const unlabeled = language === null ? '' : 'No part is labeled as a summary. ';
  const index = findLead(blocks);
  const lead = blocks[index];
  if (lead === undefined && isPreformatted(text)) {
    return {
      score: 10,
      description: 'Most of the text is preformatted. Put running text into p elements, a summary first.',
    };
  }
  if (lead === undefined) {
    const description = `${unlabeled}No paragraph opens the page. Start with two or three sentences that answer what the title asks.`;
    return { score: 10, description };
  }
  const isFirst = isAtStart(blocks.slice(0, index), text);
  const fits = lead.words >= LEAD.least && lead.words <= LEAD.most;
  const heading = language === null ? 'their own heading' : `a heading such as “${language.summaryHeading}”`;
  const description = [
    `${unlabeled}${isFirst ? 'The page opens with' : 'The first paragraph is'} ${quote(lead.text)}.`,
    isFirst ? '' : ' Put a summary before the first section.',
    fits
      ? ''
      : ` It has ${lead.words} words. A passage of ${LEAD.least} to ${LEAD.most} words can be quoted as a whole.`,
    ` Add two or three sentences under ${heading}.`,
  ].join('');
  return { score: (isFirst ? 30 : 0) + (fits ? 50 : 25), description };
}

/** Whether most of the text is in `pre` elements, where paragraphs cannot be recognized. */
function isPreformatted({ blocks, words }: ReadText): boolean {
  const preformatted = blocks.filter(({ kind }) => kind === 'pre').reduce((sum, block) => sum + block.words, 0);
  return preformatted > words / 2;
}

/** Whether there is neither much text nor a section before it. A heading with the title or an introduction does not count. */
function isAtStart(before: readonly Block[], { names }: ReadText): boolean {
  const running = before.filter((block) => /^(?:p|div|li)$/.test(block.kind) && !isBoilerplate(block));
  const title = new Set([...significantWords(`${titleOf(names)} ${names.heading}`)].map(stemOf));
  const sections = before.filter(
    ({ kind, words, text, isAside }) =>
      /^h[2-6]$/.test(kind) &&
      !isAside &&
      words <= HEADING_WORDS &&
      ![...significantWords(text)].some((word) => title.has(stemOf(word))),
  );
  return running.reduce((sum, { words }) => sum + words, 0) <= WORDS_BEFORE && sections.length === 0;
}
