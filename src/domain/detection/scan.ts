import type { Automaton } from './automaton.ts';
import { isEnd, isStart } from './boundaries.ts';
import { foldCodePoint, foldsOf, SEPARATOR, SEVERAL, SKIPPED } from './characters.ts';
import { matchName } from './names.ts';
import { codePointAt, lengthOf, startBefore } from './utf8.ts';

/** A name that stands in a text, between two boundaries. */
export interface Candidate {
  brand: number;
  /** The length of the name, as names are compared. */
  units: number;
  /** Places are bytes of UTF-8, the end exclusive. */
  start: number;
  end: number;
}

/** Where a scan has come to. */
interface Progress {
  place: number;
  state: number;
}

/** Every name that stands anywhere in the prose, also one inside another, in the order of their ends. */
export function scanNames(automaton: Automaton, asciiColumns: Uint8Array, bytes: Uint8Array): Candidate[] {
  const { next, firstEnding } = automaton;
  const found: Candidate[] = [];
  const progress: Progress = { place: 0, state: 0 };
  while (progress.place < bytes.length) {
    if ((bytes[progress.place] as number) >= 0x80) {
      passCharacter(automaton, bytes, progress, found);
    } else {
      passAscii(next, firstEnding, asciiColumns, bytes, progress);
      if (progress.state >= firstEnding && asciiColumns[bytes[progress.place - 1] as number] !== automaton.gap) {
        collect(automaton, progress.state, bytes, progress.place, found);
      }
    }
  }
  return found;
}

/** Up to where a name may end, or to a character of several bytes. Most of the time goes into this loop. */
function passAscii(
  next: Automaton['next'],
  firstEnding: number,
  columns: Uint8Array,
  bytes: Uint8Array,
  progress: Progress,
): void {
  const end = bytes.length;
  let { place, state } = progress;
  while (place < end) {
    const byte = bytes[place] as number;
    if (byte >= 0x80) break;
    state = next[state + (columns[byte] as number)] as number;
    place++;
    if (state >= firstEnding) break;
  }
  progress.place = place;
  progress.state = state;
}

function passCharacter(automaton: Automaton, bytes: Uint8Array, progress: Progress, found: Candidate[]): void {
  const { next, columns, gap, firstEnding } = automaton;
  const codePoint = codePointAt(bytes, progress.place);
  progress.place += lengthOf(codePoint);
  const fold = foldCodePoint(codePoint);
  if (fold === SKIPPED) return;
  if (fold === SEPARATOR) {
    progress.state = next[progress.state + gap] as number;
    return;
  }
  const units = fold === SEVERAL ? foldsOf(codePoint) : [fold];
  for (const [index, unit] of units.entries()) {
    progress.state = step(next, columns, progress.state, unit);
    if (progress.state >= firstEnding) {
      collect(automaton, progress.state, bytes, progress.place, found, units.length - 1 - index);
    }
  }
}

/** One folded code point further: as many steps as its UTF-8 has bytes. */
function step(next: Automaton['next'], columns: Uint8Array, state: number, unit: number): number {
  if (unit < 0x80) return next[state + (columns[unit] as number)] as number;
  let at = state;
  if (unit < 0x800) {
    at = next[at + (columns[0xc0 | (unit >> 6)] as number)] as number;
  } else {
    if (unit < 0x10000) {
      at = next[at + (columns[0xe0 | (unit >> 12)] as number)] as number;
    } else {
      at = next[at + (columns[0xf0 | (unit >> 18)] as number)] as number;
      at = next[at + (columns[0x80 | ((unit >> 12) & 0x3f)] as number)] as number;
    }
    at = next[at + (columns[0x80 | ((unit >> 6) & 0x3f)] as number)] as number;
  }
  return next[at + (columns[0x80 | (unit & 0x3f)] as number)] as number;
}

/** Columns of ASCII bytes with their folding in them: the one look-up that most of a text needs. */
export function foldAsciiColumns({ columns, gap }: Automaton): Uint8Array {
  return Uint8Array.from({ length: 0x80 }, (_, byte) => {
    const fold = foldCodePoint(byte);
    return fold === SEPARATOR ? gap : (columns[fold] ?? 0);
  });
}

/** `rest` units of the character before `place` are yet to come. */
function collect(
  { endings }: Automaton,
  state: number,
  bytes: Uint8Array,
  place: number,
  found: Candidate[],
  rest = 0,
): void {
  for (const { name, units } of endings.get(state) ?? []) {
    const start = goBack(bytes, place, units + rest);
    if (start < 0 || !isStart(bytes, start)) continue;
    const end = matchName(name, bytes, start);
    if (end >= 0 && isEnd(bytes, end)) found.push({ brand: name.brand, units: name.units.length, start, end });
  }
}

/** Where the last `units` folded code points before `place` start; -1 when that is inside a character. */
function goBack(bytes: Uint8Array, place: number, units: number): number {
  let left = units;
  let at = place;
  while (left > 0 && at > 0) {
    at = startBefore(bytes, at);
    const codePoint = codePointAt(bytes, at);
    const fold = foldCodePoint(codePoint);
    if (fold === SEPARATOR || fold === SKIPPED) continue;
    left -= fold === SEVERAL ? foldsOf(codePoint).length : 1;
  }
  return left === 0 ? at : -1;
}
