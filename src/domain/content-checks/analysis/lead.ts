import type { Block } from '../page.ts';
import { isBoilerplate } from './boilerplate.ts';

/** Fewer words are a label; a sentence of a few words more can open a page. */
const LEAST_WORDS = 8;
const LONG_WORDS = 20;
/** Quotation marks and the numbers of footnotes may follow. */
const ENDS_SENTENCE = /[.!?…:;。！？][”"»’'）)\]]*(?:\s*\[\d+\])*$/u;
/** Marks between the parts of a dateline: “Le Monde | 04.05.2015 • Updated”. */
const DATELINE = /\s[|•·]\s/;

/** A page that begins with so many preformatted words has no lead. */
const PREFORMATTED_WORDS = 200;

/** The position of the first paragraph that says something; -1 where there is none. */
export function findLead(blocks: readonly Block[]): number {
  const strict = blocks.findIndex((block) => isParagraph(block) && isProse(block));
  const at = strict === -1 ? blocks.findIndex(isParagraph) : strict;
  const before = blocks.slice(0, Math.max(at, 0)).filter(({ kind }) => kind === 'pre');
  return before.reduce((sum, { words }) => sum + words, 0) > PREFORMATTED_WORDS ? -1 : at;
}

function isParagraph(block: Block): boolean {
  const { kind, words, text } = block;
  if ((kind !== 'p' && kind !== 'div') || words < LEAST_WORDS || isBoilerplate(block)) return false;
  return ENDS_SENTENCE.test(text) || !DATELINE.test(text);
}

/** Whether the text ends as sentences do, or is long and has a sentence in it. */
function isProse({ text, words }: Block): boolean {
  return ENDS_SENTENCE.test(text) || (words >= LONG_WORDS && /[.!?]\s/.test(text));
}
