import { setOf } from './dictionary.ts';
import { bareWords, splitWords, trimMarks } from './text.ts';
import type { Wording } from './wordings/wording.ts';

/** More words than people type into a search box. */
const LONG = 14;

/** A period ends a sentence only before a capital, and not after an abbreviation. */
const SENTENCE_END =
  /(?<=[\p{L}\d)']{2}[!?]) (?=[\p{L}\d¿¡])|(?<=[\p{L}\d)']{2}\.)(?<!\b(?:vs|[Dd]r|[Mm]rs?|[Mm]s|[Ss]t|[Nn]o|[JjSs]r|bzw|inkl|ca|etc)\.) (?=[\p{Lu}¿¡])/u;

export function isLong(text: string): boolean {
  return splitWords(text).length > LONG || text.length > 120;
}

/** The actual request of a text: the sentence that asks, without openings, context and second questions. */
export function findRequest(text: string, wording: Wording): string {
  const sentences = text.split(SENTENCE_END);
  const asks = (sentence: string) =>
    sentence.endsWith('?') || wording.request.test(sentence) || wording.request.test(strip(sentence, wording));
  const asked = sentences.length > 1 ? (sentences.find(asks) ?? sentences[0] ?? text) : text;
  const chosen = isVague(asked, wording) ? (wording.wants.exec(text)?.groups?.what ?? asked) : asked;
  const [first = chosen] = moveContext(strip(chosen, wording), wording).split(wording.secondQuestion);
  return trimMarks(first) || trimMarks(text) || text;
}

/** "Which tools should we look at?" has no meaning without the sentences around it. */
function isVague(sentence: string, wording: Wording): boolean {
  const words = splitWords(keywordsOf(strip(sentence, wording), wording));
  return words.every((word) => setOf(wording.generic).has(word.toLowerCase().replace(/s$/, '')));
}

/** "In Hindu mythology, which deity …" becomes "which deity … in Hindu mythology"; a long context is dropped. */
function moveContext(text: string, { preamble }: Wording): string {
  const context = preamble.exec(text)?.groups?.context;
  if (context === undefined) return text;
  const question = trimMarks(text.slice(text.indexOf(context) + context.length));
  return splitWords(context).length > 5 || isLong(question)
    ? question
    : `${question} ${lowerFirst(trimMarks(context))}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Removes openings and requests until none is left; a removal that would leave nothing is skipped. */
function strip(text: string, wording: Wording): string {
  const rewritten = wording.rewrites.reduce((kept, [from, to]) => kept.replace(from, to), text);
  const next = trimMarks(rewritten.replace(wording.leadIns, ''));
  return next === text || next === '' ? text : strip(next, wording);
}

/** The words that a keyword search keeps, without question phrases and possessives. */
export function keywordsOf(text: string, { stopWords, askingPhrase }: Wording): string {
  const words = bareWords(text.replace(askingPhrase, '').replace(/[,:]/g, ' '));
  const kept = words.filter((word) => !setOf(stopWords).has(word.toLowerCase()));
  return (kept.length > 0 ? kept : words)
    .map((word) => (/^\p{Lu}/u.test(word) ? word.replace(/'s$/, '') : word))
    .join(' ');
}
