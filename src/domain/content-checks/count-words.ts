const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Scripts without spaces between words. Korean has them. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Counts the words of a text. Scripts without spaces between words have about two characters per word. */
export function countWords(text: string): number {
  let words = 0;
  let dense = 0;
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isSpace = code <= 32 || code === 160;
    if (!isSpace && !isInside) words++;
    isInside = !isSpace;
    // The first of these scripts starts at U+0E00: most text never reaches the regular expression.
    if (code >= 0x0e00 && DENSE.test(text[i] ?? '')) dense++;
  }
  return dense > 1 ? words + Math.floor(dense / 2) : words;
}

/** Collapses whitespace, as browsers do. Single spaces, nearly all whitespace, are not replaced. */
export function collapse(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Words that carry meaning: of four letters or more, or pairs of characters in scripts without spaces. */
export function significantWords(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    if (CJK.test(word)) for (let i = 0; i + 1 < word.length; i++) found.add(word.slice(i, i + 2));
    else if (word.length >= 4) found.add(word);
  }
  return found;
}
