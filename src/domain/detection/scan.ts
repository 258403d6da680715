import type { Automaton } from './automaton.ts';
import { isApart, isEnd, isStart } from './boundaries.ts';
import { foldCodePoint, foldsOf, SEPARATOR, SEVERAL, SKIPPED } from './characters.ts';
import { matchName, type Name } from './names.ts';
import { STARTERS, spanAt } from './not-prose.ts';
import { BLANK, blankOutsideProse } from './prose.ts';
import { codePointAt, lengthOf, startBefore } from './utf8.ts';

/** A name found in a text, between two boundaries. */
export interface Candidate {
  brand: number;
  /** The length of the name, in folded code points. */
  units: number;
  /** Offsets are bytes of UTF-8, the end exclusive. */
  start: number;
  end: number;
  /** The rule for whether it counts; absent if it always counts. */
  rule?: Name['rule'];
}

/** The state of a scan. */
interface Progress {
  position: number;
  state: number;
}

/** Columns from here on mark bytes at which the scan must stop. */
const STOP = 0x100;

/**
 * Every name in the prose of a text, including names inside others, in the order of their ends. Text that is not
 * prose is blanked during the scan, like `blankOutsideProse` does, so that one pass is enough.
 */
export function scanProse(automaton: Automaton, columns: Uint16Array, bytes: Uint8Array): Candidate[] {
  const { next, firstEnding, gap } = automaton;
  const found: Candidate[] = [];
  const progress: Progress = { position: 0, state: 0 };
  while (progress.position < bytes.length) {
    if (passPlain(next, firstEnding, columns, bytes, progress)) {
      if (columns[bytes[progress.position - 1] as number] === gap) continue;
      collect(automaton, progress.state, bytes, progress.position, found);
    } else if (progress.position < bytes.length) {
      passStop(automaton, columns, bytes, progress, found);
    }
  }
  return found;
}

/** Returns true where a name can end, false before a byte to stop at. This is the hottest loop. */
function passPlain(
  next: Automaton['next'],
  firstEnding: number,
  columns: Uint16Array,
  bytes: Uint8Array,
  progress: Progress,
): boolean {
  const end = bytes.length;
  let { position, state } = progress;
  let isEnding = false;
  while (position < end) {
    const column = columns[bytes[position] as number] as number;
    if (column >= STOP) break;
    state = next[state + column] as number;
    position++;
    if (state >= firstEnding) {
      isEnding = true;
      break;
    }
  }
  progress.position = position;
  progress.state = state;
  return isEnding;
}

/** Skips a span that is not prose, or one character of prose. */
function passStop(
  automaton: Automaton,
  columns: Uint16Array,
  bytes: Uint8Array,
  progress: Progress,
  found: Candidate[],
): void {
  const { position } = progress;
  const span = STARTERS[bytes[position] as number] === 1 ? spanAt(bytes, position) : null;
  if (span === null) {
    passCharacter(automaton, bytes, progress, found);
    return;
  }
  const [from, to, isLink] = span;
  if (from < position) {
    // The span starts before the current position: a name may have been found in it, or missed next to it. Blanking twice changes
    // nothing.
    blankOutsideProse(bytes, position);
    found.length = 0;
    progress.position = 0;
    progress.state = 0;
    return;
  }
  bytes.fill(BLANK, from, to);
  // The label of a link is kept and scanned like other text.
  progress.position = isLink ? position + 1 : to;
  if (isLink) bytes[position] = BLANK;
  progress.state = automaton.next[progress.state + (columns[BLANK] as number)] as number;
}

function passCharacter(automaton: Automaton, bytes: Uint8Array, progress: Progress, found: Candidate[]): void {
  const { next, gap } = automaton;
  const codePoint = codePointAt(bytes, progress.position);
  progress.position += lengthOf(codePoint);
  const fold = foldCodePoint(codePoint);
  if (fold === SKIPPED) return;
  if (fold === SEPARATOR) {
    progress.state = next[progress.state + gap] as number;
    return;
  }
  if (fold !== SEVERAL) {
    passUnit(automaton, bytes, progress, found, fold, 0);
    return;
  }
  const units = foldsOf(codePoint);
  for (const [index, unit] of units.entries()) {
    passUnit(automaton, bytes, progress, found, unit, units.length - 1 - index);
  }
}

/** `rest` units of the same character remain. */
function passUnit(
  automaton: Automaton,
  bytes: Uint8Array,
  progress: Progress,
  found: Candidate[],
  unit: number,
  rest: number,
): void {
  progress.state = step(automaton.next, automaton.columns, progress.state, unit);
  if (progress.state < automaton.firstEnding) return;
  collect(automaton, progress.state, bytes, progress.position, found, rest);
}

/** Advances by one folded code point: one step for each byte of its UTF-8. */
function step(next: Automaton['next'], columns: Uint8Array, state: number, unit: number): number {
  if (unit < 0x80) return next[state + (columns[unit] as number)] as number;
  let reached = state;
  if (unit < 0x800) {
    reached = next[reached + (columns[0xc0 | (unit >> 6)] as number)] as number;
  } else {
    if (unit < 0x10000) {
      reached = next[reached + (columns[0xe0 | (unit >> 12)] as number)] as number;
    } else {
      reached = next[reached + (columns[0xf0 | (unit >> 18)] as number)] as number;
      reached = next[reached + (columns[0x80 | ((unit >> 12) & 0x3f)] as number)] as number;
    }
    reached = next[reached + (columns[0x80 | ((unit >> 6) & 0x3f)] as number)] as number;
  }
  return next[reached + (columns[0x80 | (unit & 0x3f)] as number)] as number;
}

/** Columns of bytes including ASCII folding: the only lookup that most text needs. */
export function foldColumns({ columns, gap }: Automaton): Uint16Array {
  return Uint16Array.from({ length: 0x100 }, (_, byte) => {
    if (byte >= 0x80 || STARTERS[byte] === 1) return STOP;
    const fold = foldCodePoint(byte);
    return fold === SEPARATOR ? gap : (columns[fold] ?? 0);
  });
}

/** `rest` units of the character before `position` remain. */
function collect(
  { endings }: Automaton,
  state: number,
  bytes: Uint8Array,
  position: number,
  found: Candidate[],
  rest = 0,
): void {
  for (const { name, units } of endings.get(state) ?? []) {
    const start = goBack(bytes, position, units + rest);
    if (start < 0 || !isStart(bytes, start)) continue;
    const end = matchName(name, bytes, start);
    if (end < 0 || !isEnd(bytes, end) || !isApart(bytes, start, end)) continue;
    const candidate: Candidate = { brand: name.brand, units: name.units.length, start, end };
    found.push(name.rule === undefined ? candidate : { ...candidate, rule: name.rule });
  }
}

/** The start of the last `units` folded code points before `position`; -1 if that is inside a character. */
function goBack(bytes: Uint8Array, position: number, units: number): number {
  let left = units;
  let start = position;
  while (left > 0 && start > 0) {
    start = startBefore(bytes, start);
    const codePoint = codePointAt(bytes, start);
    const fold = foldCodePoint(codePoint);
    if (fold === SEPARATOR || fold === SKIPPED) continue;
    left -= fold === SEVERAL ? foldsOf(codePoint).length : 1;
  }
  return left === 0 ? start : -1;
}
