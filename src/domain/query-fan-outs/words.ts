/** What a person asks, as plain text: other spellings, invisible characters, addresses and signs of code set right. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/https?:\/\/(?:www\.)?([^\s/?#]+)\S*/gi, '$1')
    .replace(/[‘’]/g, "'")
    .replace(/[{}<>|\\^~`=;"“”„«»()[\]\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?<!\p{L})'|'(?!\p{L})|(?<!\S)[-–—*$%/]+(?!\S)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Strips the punctuation at the edges of a phrase. Signs that belong to a word stay: C++, C#, .NET, 100%. */
export function trimMarks(text: string): string {
  const start = text.replace(/^(?:(?!\.\p{Lu}|[#@&%])[\s\p{P}])+/u, '');
  return start.replace(/[\s\p{P}]+$/u, (end) => (/^[#%]/.test(end) ? end.slice(0, 1) : ''));
}

const CHARACTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** At most this many characters, cut between words where there are any and never inside a character. */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let cut = '';
  let count = 0;
  for (const { segment } of CHARACTERS.segment(text)) {
    if (++count > maximum) break;
    cut += segment;
  }
  const space = cut.length === text.length ? -1 : cut.lastIndexOf(' ');
  return space > maximum / 2 ? trimMarks(cut.slice(0, space)) : cut;
}

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Words of a text without the marks around them. */
export function bareWords(text: string): string[] {
  return splitWords(text)
    .map(trimMarks)
    .filter((word) => word !== '');
}

export function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Takes polite beginnings and articles away until none is left; what would be nothing then stays. */
export function stripLeadIns(text: string, { leadIns, articles }: { leadIns: RegExp; articles: RegExp }): string {
  const next = trimMarks(text.replace(leadIns, '').replace(articles, ''));
  return next === text || next === '' ? text : stripLeadIns(next, { leadIns, articles });
}

/** A sentence as it stands within another; names and abbreviations keep their capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}*\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Headlines Are Written Like This; their small words are made small again, but names and abbreviations keep their capitals. */
export function undoTitleCase(text: string, isName: (word: string) => boolean): string {
  const words = splitWords(text);
  const isTitle =
    words.length > 2 && words.every((word) => !/^\p{Ll}/u.test(word)) && words.some((word) => /\p{Ll}/u.test(word));
  return isTitle
    ? words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word) ? word.toLowerCase() : word)).join(' ')
    : text;
}
