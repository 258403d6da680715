/** A name is short; anything longer is a sentence. */
const LONGEST_NAME = 50;
const MOST_WORDS = 6;

/** Most lines are prose, and looked at no further. */
const BEGINNING = /^\s*[-*+•–#\d]/;
const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+(.*)$/;
const HEADING = /^\s*#{1,6}\s+(?:\d{1,3}[.)]\s*)?(.*)$/;
const BOLD = /\*\*(?!\s)([^*\n]{1,120}?)\*\*|__(?!\s)([^_\n]{1,120}?)__/g;
const RULE_OF_TABLE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
/** What a name is followed by where something is said about it. */
const END_OF_NAME = /\s+[-–—]+\s+|\s*[:：,;(（]|\s+[|•]\s+|\*\*\s*[-–—:]/;

/** The names that an answer presents as options: items of lists, headings, rows of tables and what is set in bold. */
export function extractOptions(text: string): Set<string> {
  const names = new Set<string>();
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (isRow(line)) {
      if (RULE_OF_TABLE.test(line) || RULE_OF_TABLE.test(lines[index + 1] ?? '')) continue;
      addName(names, firstCell(line));
    } else {
      const item = BEGINNING.test(line) ? (ITEM.exec(line)?.[1] ?? HEADING.exec(line)?.[1]) : undefined;
      if (item !== undefined) addName(names, beginningOf(item));
    }
    if (!line.includes('**') && !line.includes('__')) continue;
    for (const [, stars, lows] of line.matchAll(BOLD)) addName(names, beginningOf(stars ?? lows ?? ''));
  }
  return names;
}

function isRow(line: string): boolean {
  return /^\s*\|.*\|/.test(line);
}

function firstCell(line: string): string {
  return (
    line
      .replace(/^\s*\|/, '')
      .split('|')
      .find((cell) => /\p{L}/u.test(cell)) ?? ''
  );
}

/** An item that starts in bold is called by that, any other by what comes before the first dash, colon or bracket. */
function beginningOf(text: string): string {
  const plain = stripLinks(text);
  const bold = /^(?:\*\*|__)(.+?)(?:\*\*|__)/.exec(plain)?.[1] ?? plain;
  return bold.split(END_OF_NAME, 1)[0] ?? '';
}

function addName(names: Set<string>, text: string): void {
  if (text.length > 4 * LONGEST_NAME) return;
  const name = stripLinks(text)
    .replace(/[*_`"“”„«»]/g, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!+]+$/gu, '')
    .replace(/^\d{1,3}[.)]\s+/, '');
  if (name.length === 0 || name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return;
  if (name.split(/\s+/).length <= MOST_WORDS) names.add(name);
}

/** Links become their labels, marks such as [1] go. */
function stripLinks(text: string): string {
  if (!text.includes('[') && !text.includes('【')) return text;
  return text.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1').replace(/\[\^?\d[^\]\n]*\]|【[^】\n]*】/g, '');
}
