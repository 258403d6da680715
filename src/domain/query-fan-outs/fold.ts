/** The folded form of a text, for comparison: Unicode forms, case, accents and punctuation make no difference. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').normalize('NFKC');
  return folded.replace(/[^\p{L}\p{N}\p{Sc}\p{So}+#]+/gu, ' ').trim();
}

/** Whether a text contains anything to search for: a letter, a number, a currency sign, an emoji. */
export function isSearchable(text: string): boolean {
  return foldText(text) !== '';
}

/** Whether two folded words are forms of one word: "founder" and "founded" are not, "shoe" and "shoes" are. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}
