import { foldCodePoint, foldsOf, SEPARATOR, SEVERAL, SKIPPED } from './characters.ts';
import { codePointAt, lengthOf } from './utf8.ts';

/** A name in the form used for comparison. */
export interface Name {
  /** Its folded code points, without separators. */
  units: Int32Array;
  /** 1 if a separator can precede the unit: Coca-Cola, Coca Cola and CocaCola are the same. */
  gaps: Uint8Array;
  /** The index of the brand in the compiled list. */
  brand: number;
  /** The name as it was given, and the rule for whether a match counts; absent if every match counts. */
  rule?: { kind: NameRule; text: string };
}

/** `exact`: capitals must match. `ordinary`: the name is an ordinary word. `excluded`: no name, but a phrase that hides names. */
export type NameRule = 'exact' | 'ordinary' | 'excluded';

/** Null for a text without comparable characters, such as a dash. */
export function foldName(text: string, brand: number, kind?: NameRule): Name | null {
  const units: number[] = [];
  const gaps: number[] = [];
  let isGap = 0;
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0;
    const fold = foldCodePoint(codePoint);
    if (fold === SEPARATOR) isGap = 1;
    if (fold === SEPARATOR || fold === SKIPPED) continue;
    for (const unit of fold === SEVERAL ? foldsOf(codePoint) : [fold]) {
      gaps.push(units.length === 0 ? 0 : isGap);
      units.push(unit);
      isGap = 0;
    }
  }
  if (units.length === 0) return null;
  const name: Name = { units: Int32Array.from(units), gaps: Uint8Array.from(gaps), brand };
  return kind === undefined ? name : { ...name, rule: { kind, text } };
}

/** The end of the name that starts at `offset`, or -1 if the text does not match. */
export function matchName({ units, gaps }: Name, bytes: Uint8Array, offset: number): number {
  let unit = 0;
  for (let position = offset; position < bytes.length; ) {
    const codePoint = codePointAt(bytes, position);
    const fold = foldCodePoint(codePoint);
    if (fold === SEPARATOR) {
      if (gaps[unit] !== 1) return -1;
      position = skipSeparators(bytes, position);
      if (position < 0) return -1;
      continue;
    }
    position += lengthOf(codePoint);
    if (fold === SEVERAL) {
      for (const folded of foldsOf(codePoint)) if (folded !== units[unit++]) return -1;
    } else if (fold !== SKIPPED && fold !== units[unit++]) {
      return -1;
    }
    if (unit >= units.length) return unit === units.length ? position : -1;
  }
  return -1;
}

const LINE_FEED = 0x0a;
const DASH = 0x2d;

/**
 * Skips the separator between two words of a name; -1 if it separates two items, such as an empty line or the dash of
 * the next item of a list.
 */
function skipSeparators(bytes: Uint8Array, offset: number): number {
  let lines = 0;
  let hasDash = false;
  let position = offset;
  while (position < bytes.length) {
    const codePoint = codePointAt(bytes, position);
    const fold = foldCodePoint(codePoint);
    if (fold !== SEPARATOR && fold !== SKIPPED) break;
    if (codePoint === LINE_FEED) lines++;
    if (codePoint === DASH) hasDash = true;
    position += lengthOf(codePoint);
  }
  return lines > 1 || (lines === 1 && hasDash) ? -1 : position;
}
