interface Range {
  start: number;
  end: number;
}

export interface Quote {
  before: string;
  name: string;
  after: string;
}

const LONGEST_SIDE = 90;
const LONGEST_START = 160;
/** A cut side ends at a space that is this near. Texts without spaces, such as Japanese ones, are cut anywhere. */
const NEAR = 20;

/** The words around a range of an answer, such as a mention, up to the ends of its line. */
export function quoteAround(content: string, { start, end }: Range): Quote {
  const left = sliceWhole(content, Math.max(0, start - LONGEST_SIDE), start);
  const right = sliceWhole(content, end, end + LONGEST_SIDE);
  const before = left.slice(left.lastIndexOf('\n') + 1);
  const after = right.split('\n', 1)[0] ?? '';
  const isCutLeft = before.length === left.length && start > LONGEST_SIDE;
  const isCutRight = after.length === right.length && end + LONGEST_SIDE < content.length;
  return {
    before: cleanMarkdown(isCutLeft ? `…${cutStart(before)}` : before).replace(/^\s*(?:[-*#>]+|\d+\.)\s+/, ''),
    name: content.slice(start, end),
    after: isCutRight ? `${cleanMarkdown(cutEnd(after))} …` : cleanMarkdown(after),
  };
}

/** A part of an answer as plain text: without Markdown and the numbers of citations. */
export function toPlain(content: string): string {
  return cleanMarkdown(content)
    .replaceAll(/[*#>|`\s]+/g, ' ')
    .trim();
}

/** The first words of an answer. */
export function startOf(content: string): string {
  const text = toPlain(content);
  return text.length > LONGEST_START ? `${sliceWhole(text, 0, LONGEST_START)} …` : text;
}

/** Citations are removed, and links are replaced by their text, also if the end of the text cuts them. */
function cleanMarkdown(text: string): string {
  return text
    .replaceAll(/ ?\(\[[^\]]*\]\([^)]*(?:\)\)?|$)/g, '')
    .replaceAll(/\[\^?\d+\^?\](?:\([^)]*(?:\)|$))?/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*(?:\)|$)/g, '$1')
    .replaceAll('**', '');
}

/** A part of a text without half of a character at its ends. */
function sliceWhole(text: string, start: number, end: number): string {
  const isHalf = (index: number) => /[\uDC00-\uDFFF]/.test(text[index] ?? '');
  return text.slice(isHalf(start) ? start + 1 : start, isHalf(end) ? end - 1 : end);
}

function cutStart(text: string): string {
  const space = text.indexOf(' ');
  return space >= 0 && space < NEAR ? text.slice(space + 1) : text;
}

function cutEnd(text: string): string {
  const space = text.lastIndexOf(' ');
  return space > text.length - NEAR ? text.slice(0, space) : text;
}
