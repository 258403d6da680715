/** Special results of `foldCodePoint`, none of which is a code point. */
export const SEPARATOR = -1;
export const SKIPPED = -2;
/** Folds to several code points: see `foldsOf`. */
export const SEVERAL = -3;

/** Soft hyphens, joiners, variation selectors and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Accents over Latin, Greek and Cyrillic letters. Vowel signs of India and voicing marks of kana are significant. */
const ACCENTS = [
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const;
const TRADE_SIGN = /[®™©℠]/;
const APOSTROPHE = /['’‘‛ʼʹ′`´＇]/;
const BETWEEN_WORDS = /[\s\p{Zs}\p{Pd}_\u2212]/u;
const EUROPEAN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ς: 'σ' };

/** The folded form of a character: '' if it is ignored, ' ' if it separates words. */
export function foldCharacter(character: string): string {
  if (isHidden(character) || TRADE_SIGN.test(character)) return '';
  if (APOSTROPHE.test(character)) return "'";
  if (BETWEEN_WORDS.test(character)) return ' ';
  if (/\p{Script=Hangul}/u.test(character)) return character;
  const parts = character.normalize('NFKD');
  if (/\s/.test(parts)) return character;
  const bare = EUROPEAN.test(parts) ? parts.replace(/\p{M}/gu, '') : parts;
  return bare.toLowerCase().replace(/[ßøłđħıæœς]/g, (letter) => LETTERS[letter] ?? letter);
}

function isHidden(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return INVISIBLE.test(character) || ACCENTS.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const UNKNOWN = 0;
const folds = new Int32Array(0x110000);
const severals = new Map<number, number[]>();

/** The same for code points, cached: a code point, SEPARATOR, SKIPPED or SEVERAL. */
export function foldCodePoint(codePoint: number): number {
  const known = folds[codePoint] ?? UNKNOWN;
  return known === UNKNOWN ? rememberFold(codePoint) : known;
}

/** The code points that a code point folds to, if there are several. */
export function foldsOf(codePoint: number): readonly number[] {
  return severals.get(codePoint) ?? [];
}

function rememberFold(codePoint: number): number {
  const folded = Array.from(
    foldCharacter(String.fromCodePoint(codePoint)),
    (character) => character.codePointAt(0) ?? 0,
  );
  let fold = folded[0] ?? SKIPPED;
  if (folded.length > 1) {
    severals.set(codePoint, folded);
    fold = SEVERAL;
  } else if (fold === 0x20) {
    fold = SEPARATOR;
  }
  // NUL is not text; it must not be mistaken for an empty cache entry.
  folds[codePoint] = fold === 0 ? 1 : fold;
  return folds[codePoint] ?? fold;
}

/** The role of a character at the edges of a name. */
export const KINDS = {
  /** Neither letter nor number: a name can start or end next to it. */
  other: 1,
  /** A letter of a script that puts spaces between words, or a number. */
  word: 2,
  /** A letter of a script without spaces between words. */
  unspaced: 3,
  hangul: 4,
  /** Part of the letter before it. */
  mark: 5,
  /** Invisible. */
  hidden: 6,
} as const;

const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const kinds = new Uint8Array(0x110000);

export function kindOf(codePoint: number): number {
  const known = kinds[codePoint] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const kind = classifyCharacter(String.fromCodePoint(codePoint));
  kinds[codePoint] = kind;
  return kind;
}

function classifyCharacter(character: string): number {
  if (isHidden(character)) return KINDS.hidden;
  if (/\p{M}/u.test(character)) return KINDS.mark;
  // Superscripts are excluded: they are often citation marks.
  if (!/[\p{L}\p{Nd}\p{Nl}]/u.test(character)) return KINDS.other;
  if (/\p{Script=Hangul}/u.test(character)) return KINDS.hangul;
  return UNSPACED.test(character) ? KINDS.unspaced : KINDS.word;
}
