import { significantWords } from '../count-words.ts';
import type { Block } from '../page.ts';
import type { Finding } from './analyse.ts';
import { ENGLISH } from './languages/en.ts';
import { quote, type ReadText } from './text.ts';

const LEAD = { least: 20, most: 120 };
const LABEL_WORDS = 8;
const TERMS = 10;

/** Whether somebody who reads only one passage finds the answer there: one that is headed as a summary, or a lead. */
export function judgeSummary(text: ReadText): Finding {
  if (text.words === 0) return { score: 0, description: 'The page has no text to sum up.' };
  const [labelled, lead] = [judgeLabelled(text), judgeLead(text)];
  return labelled !== null && labelled.score >= lead.score ? labelled : lead;
}

/** A heading or label such as “Key takeaways”, and where it stands. */
function judgeLabelled({ blocks, language, words }: ReadText): Finding | null {
  const pattern = (language ?? ENGLISH).summary;
  const at = blocks.findIndex((block) => isLabel(block) && pattern.test(block.text));
  const label = blocks[at];
  const next = blocks[at + 1];
  if (label === undefined || next === undefined) return null;
  const before = blocks.slice(0, at).reduce((sum, block) => sum + block.words, 0);
  if (before <= Math.max(150, words * 0.25)) {
    return {
      score: 100,
      description: `A summary stands at the start, under ${quote(label.text)}: keep it current with the text.`,
    };
  }
  return {
    score: 75,
    description: `The summary under ${quote(label.text)} comes after ${before} words. Move it to the top, before ${quote(blocks[0]?.text ?? '')}.`,
  };
}

function isLabel({ kind, words }: Block): boolean {
  return /^(h[1-6]|summary|dt|th|caption)$/.test(kind) || words <= LABEL_WORDS;
}

/** The first paragraph: its length, its place, and how much of the page's own words it has. */
function judgeLead({ blocks, title, language }: ReadText): Finding {
  const at = blocks.findIndex(({ kind, words }) => (kind === 'p' || kind === 'div') && words >= LABEL_WORDS);
  const lead = blocks[at];
  if (lead === undefined) {
    return {
      score: 10,
      description: 'No paragraph opens the page. Start with two or three sentences that answer what the title asks.',
    };
  }
  const isFirst = !blocks.slice(0, at).some(({ kind }) => /^h[2-6]$/.test(kind));
  const fits = lead.words >= LEAD.least && lead.words <= LEAD.most;
  const terms = findTerms(blocks, title, (word) => !language?.small.has(word));
  const own = significantWords(lead.text);
  const missing = terms.filter((term) => !own.has(term));
  const covered = terms.length === 0 ? 0 : 1 - missing.length / terms.length;
  const score = (isFirst ? 15 : 0) + (fits ? 25 : 10) + covered * 40;
  const advice = [
    isFirst ? '' : ' Put a summary before the first section.',
    fits ? '' : ` It has ${lead.words} words; ${LEAD.least} to ${LEAD.most} can be quoted whole.`,
    missing.length === 0
      ? ''
      : ` It does not speak of ${missing
          .slice(0, 4)
          .map((term) => `“${term}”`)
          .join(', ')}, which the page is about.`,
  ].join('');
  return {
    score,
    description: `No part is headed as a summary; the page opens with ${quote(lead.text)}.${advice} Add two or three sentences under a heading such as “Key points”.`,
  };
}

/** The words that the page uses most, those of its title first. */
function findTerms(blocks: Block[], title: string, carriesMeaning: (word: string) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const { text } of blocks.slice(0, 500)) {
    for (const word of significantWords(text.slice(0, 5000))) {
      if (carriesMeaning(word) && !/^\d+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const named = [...significantWords(title)].filter((word) => counts.has(word) && carriesMeaning(word));
  const frequent = [...counts].filter(([, count]) => count >= 3).toSorted((a, b) => b[1] - a[1]);
  return [...new Set([...named, ...frequent.map(([word]) => word)])].slice(0, TERMS);
}
