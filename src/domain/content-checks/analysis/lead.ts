import type { Block } from '../page.ts';
import { isBoilerplate } from './boilerplate.ts';

/** Fewer words are a label; a slightly longer sentence can open a page. */
const LEAST_WORDS = 8;
const LONG_WORDS = 20;
/** Quotation marks and footnote numbers can follow. */
const ENDS_SENTENCE = /[.!?…:;。！？][”"»’'）)\]]*(?:\s*\[\d+\])*$/u;
/** Marks between the parts of a dateline: “Le Monde | 04.05.2015 • Updated”. */
const DATELINE = /\s[|•·]\s/;

/** A page that begins with this many preformatted words has no lead. */
const PREFORMATTED_WORDS = 200;

/** The index of the first substantive paragraph; -1 if there is none. */
export function findLead(blocks: readonly Block[]): number {
  const strict = blocks.findIndex((block) => isParagraph(block) && isProse(block));
  const index = strict === -1 ? blocks.findIndex(isParagraph) : strict;
  const before = blocks.slice(0, Math.max(index, 0)).filter(({ kind }) => kind === 'pre');
  return before.reduce((sum, { words }) => sum + words, 0) > PREFORMATTED_WORDS ? -1 : index;
}

function isParagraph(block: Block): boolean {
  const { kind, words, text } = block;
  if ((kind !== 'p' && kind !== 'div') || words < LEAST_WORDS || isBoilerplate(block)) return false;
  return ENDS_SENTENCE.test(text) || !DATELINE.test(text);
}

/** Whether the text ends like a sentence, or is long and contains one. */
function isProse({ text, words }: Block): boolean {
  return ENDS_SENTENCE.test(text) || (words >= LONG_WORDS && /[.!?]\s/.test(text));
}
