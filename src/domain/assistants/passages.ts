/** Part of a text, and where it starts. */
export interface Passage {
  offset: number;
  text: string;
}

/** Splits the text from an offset on. Passages end with a line or a word where possible, and nothing is left out. */
export function splitPassages(text: string, { offset, longest }: { offset: number; longest: number }): Passage[] {
  const passages: Passage[] = [];
  for (let start = offset; start < text.length; ) {
    const end = findEnd(text, start, longest);
    passages.push({ offset: start, text: text.slice(start, end) });
    start = end;
  }
  return passages;
}

function findEnd(text: string, start: number, longest: number): number {
  const end = start + longest;
  if (end >= text.length) return text.length;
  for (const separator of ['\n', ' ']) {
    const found = text.lastIndexOf(separator, end - 1);
    if (found > start + longest / 2) return found + 1;
  }
  // Never inside a surrogate pair.
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
