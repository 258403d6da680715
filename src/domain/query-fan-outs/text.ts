/** Maximum length of a word in a search. */
const LONGEST_WORD = 60;

/** A query as plain text: Unicode forms, broken encodings, invisible characters, addresses and markup are normalized. */
export function cleanText(text: string): string {
  const plain = repairEncoding(text)
    .normalize('NFKC')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, ' ')
    .replace(/https?:\/\/(?:www\.)?([^\s/?#]+)\S*/gi, '$1')
    .replace(/\[[\d\s,.'"-]*\]/g, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/[{}<>|\\~;"“”„«»()[\]\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?<![\p{L}\d])'|'(?![\p{L}\d])/gu, ' ');
  const words = splitWords(dropLoneSigns(plain).replace(/\s/g, ' '));
  return words.map((word) => (word.length > LONGEST_WORD ? shorten(word, LONGEST_WORD) : word)).join(' ');
}

/** Symbols between spaces are noise, except in equations and if nothing else is left. */
function dropLoneSigns(text: string): string {
  if (text.includes('=')) return text;
  const rest = text.replace(/(?<!\S)[-–—*$%/:]+(?!\S)/gu, ' ');
  return rest.trim() === '' ? text : rest;
}

/** UTF-8 that was read as Latin-1 ("AmÃ©rica") is decoded again; other texts are unchanged. */
function repairEncoding(text: string): string {
  return text.replace(/[\u00c2-\u00f4][\u0080-\u00bf]+/g, (run) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(run, (char) => char.charCodeAt(0)));
    } catch {
      return run;
    }
  });
}

/** Removes punctuation at the edges. Symbols that belong to a word are kept: C++, C#, .NET, 100%. */
export function trimMarks(text: string): string {
  const start = text.replace(/^[¿¡]+/, '').replace(/^(?:(?!\.\p{Lu}|[#@&%-]\p{N}|[#@&])[\s\p{P}])+/u, '');
  return start.replace(/[\s\p{P}]+$/u, (end) => (/^[#%]/.test(end) ? end.slice(0, 1) : ''));
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** At most this many characters, truncated between words if possible and never inside a character. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let cut = '';
  let count = 0;
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (++count > maximum) break;
    cut += segment;
  }
  const space = cut.length === text.length ? -1 : cut.lastIndexOf(' ');
  return space > maximum / 2 ? trimMarks(cut.slice(0, space)) : cut;
}

/** Chinese, Japanese and Korean, which only a language model expands. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words of a text. A name that was joined by no-break spaces is one word. */
export function splitWords(text: string): string[] {
  return text.split(/[ \t\n]+/).filter((word) => word !== '');
}

/** Words without the punctuation around them. */
export function bareWords(text: string): string[] {
  return splitWords(text)
    .map(trimMarks)
    .filter((word) => word !== '');
}

/** The space inside a name of several words: patterns and word lists treat the name as one word. */
export const NAME_SPACE = '\u00a0';

export function joinName(text: string): string {
  return text.replaceAll(' ', NAME_SPACE);
}

export function splitNames(text: string): string {
  return text.replaceAll(NAME_SPACE, ' ');
}
