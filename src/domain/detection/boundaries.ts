import { KINDS, kindOf } from './characters.ts';
import { codePointAt, lengthOf, startBefore } from './utf8.ts';

/** Whether a name can start here: the character before is not a letter or number that would make it part of another word. */
export function isStart(bytes: Uint8Array, offset: number): boolean {
  const before = kindBefore(bytes, offset);
  if (before === KINDS.other) return true;
  const first = kindOf(codePointAt(bytes, offset));
  return mayTouch(before, first);
}

/** Whether a name can end here. */
export function isEnd(bytes: Uint8Array, offset: number): boolean {
  const next = skipHidden(bytes, offset);
  if (next >= bytes.length) return true;
  const codePoint = codePointAt(bytes, next);
  const after = kindOf(codePoint);
  const last = codePointAt(bytes, startBefore(bytes, offset));
  if (after === KINDS.other) return !isNot(bytes, last, next);
  if (after === KINDS.mark) return false;
  const lastKind = kindOf(last);
  if (lastKind === KINDS.hangul && after === KINDS.hangul) return isParticle(bytes, next);
  return mayTouch(lastKind, after);
}

/** Scripts without spaces have no boundaries between words. A change between Hangul and another script is a boundary. */
function mayTouch(a: number, b: number): boolean {
  if (a === KINDS.unspaced || b === KINDS.unspaced) return true;
  return (a === KINDS.hangul) !== (b === KINDS.hangul);
}

/** Marks belong to the letter before them. */
function kindBefore(bytes: Uint8Array, offset: number): number {
  for (let position = offset; position > 0; ) {
    position = startBefore(bytes, position);
    const kind = kindOf(codePointAt(bytes, position));
    if (kind !== KINDS.hidden && kind !== KINDS.mark) return kind;
  }
  return KINDS.other;
}

function skipHidden(bytes: Uint8Array, offset: number): number {
  let position = offset;
  while (position < bytes.length) {
    const codePoint = codePointAt(bytes, position);
    if (kindOf(codePoint) !== KINDS.hidden) break;
    position += lengthOf(codePoint);
  }
  return position;
}

const N = 0x6e;
const T = 0x74;
const LOWER = 0x20;

/** "Don" is not found in "don't". */
function isNot(bytes: Uint8Array, last: number, next: number): boolean {
  const mark = codePointAt(bytes, next);
  if ((last | LOWER) !== N || (mark !== 0x27 && mark !== 0x2019)) return false;
  const position = next + lengthOf(mark);
  return ((bytes[position] ?? 0) | LOWER) === T && kindOf(codePointAt(bytes, position + 1)) === KINDS.other;
}

/** Korean particles after a name: 삼성전자는, 삼성전자에서도. */
const PARTICLE =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|에는|에도|께서|한테|로|으로|와|과|랑|이랑|하고|도|만|까지|부터|처럼|보다|마다|조차|마저|밖에|뿐|대로|같은|같이|나|이나|라도|이라도|라는|이라는|란|이란|라고|이라고|며|이며|이고|인|이다|입니다|였다|이었다|이라|들|측|사|씨|님|요)+$/;
const LONGEST_PARTICLES = 8;

function isParticle(bytes: Uint8Array, offset: number): boolean {
  let run = '';
  for (let position = offset; position < bytes.length && run.length <= LONGEST_PARTICLES; ) {
    const codePoint = codePointAt(bytes, position);
    if (kindOf(codePoint) !== KINDS.hangul) break;
    run += String.fromCodePoint(codePoint);
    position += lengthOf(codePoint);
  }
  return run.length <= LONGEST_PARTICLES && PARTICLE.test(run);
}

/** More of a text than this around a name is not read. */
const MOST_NEIGHBORS = 12;

/** Whether a name in a script without spaces is not just a part of the words around it: see `startsWord`. */
export function isApart(bytes: Uint8Array, start: number, end: number): boolean {
  const isUnspaced = (offset: number) => kindOf(codePointAt(bytes, offset)) === KINDS.unspaced;
  if (start === 0 || !isUnspaced(start) || !isUnspaced(startBefore(bytes, start))) return true;
  let from = start;
  for (let count = 0; count < MOST_NEIGHBORS && from > 0 && isUnspaced(startBefore(bytes, from)); count++) {
    from = startBefore(bytes, from);
  }
  let to = end;
  for (let count = 0; count < MOST_NEIGHBORS && to < bytes.length && isUnspaced(to); count++) {
    to += lengthOf(codePointAt(bytes, to));
  }
  const [before = '', name = '', after = ''] = [
    [from, start],
    [start, end],
    [end, to],
  ].map(([first, last]) => decoder.decode(bytes.subarray(first, last)));
  return startsWord(before, name, after);
}

const decoder = new TextDecoder();
/** It has one dictionary for Chinese and Japanese. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Prepositions, conjunctions and verbs that dictionaries join with the character after them. */
const FUNCTION_CHARACTERS = /^[在去上用和与與从從比到把被对對的是了及或给給跟向于於以为為让讓有找选選买買看]+$/u;
/** A longer name is more distinctive than the words that it may be a part of. */
const LONGEST_DOUBTFUL = 2;

/** Whether a name starts a word of its text: 京东 does not in 北京东部, nor ライン in オンライン. */
export function startsWord(before: string, name: string, after: string): boolean {
  const words = Array.from(segmenter.segment(before + name + after), ({ index, segment }) => ({ index, segment }));
  const crossing = words.find(({ index, segment }) => index < before.length && index + segment.length > before.length);
  if (!crossing || FUNCTION_CHARACTERS.test(before.slice(crossing.index))) return true;
  // If the text has fewer words when the name is one of them, the name is meant.
  const withName = countWords(before) + 1 + countWords(after);
  if (withName !== words.length) return withName < words.length;
  return Array.from(name).length > LONGEST_DOUBTFUL;
}

function countWords(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}
