/** A paragraph or another piece of text between block elements. */
export interface TextBlock {
  text: string;
  /** The number of words; a character of a script without spaces between words counts as one. */
  words: number;
  /** Whether more than half of the text is links, as in a menu. */
  isLinks: boolean;
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const HIDDEN = /<(script|style|noscript|template|textarea|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|body|button|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|label|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|th|thead|tr|ul)\b[^<>]*>/i;
const LINK = /<a\b[^<>]*>[\s\S]*?(?:<\/a\s*>|$)/gi;
/** Scripts without spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{N}]--[${UNSPACED}]]+`, 'gv');
const BETWEEN_UNSPACED = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'gv');
/** Text of at least this many words that is not a list of links is running text. */
const RUNNING_WORDS = 10;

/** The elements that a browser shows, without a parser: comments, scripts, styles and the head are removed. */
export function removeHidden(html: string): string {
  return html.replace(COMMENT, ' ').replace(HIDDEN, ' ');
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The words as a text, without spaces in scripts that have none. */
export function joinWords(words: readonly string[]): string {
  return words.join(' ').replace(BETWEEN_UNSPACED, '');
}

/** Tags removed, and white space collapsed. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The visible text in blocks, in the order of the page. Expects the result of `removeHidden`. */
export function readBlocks(html: string): TextBlock[] {
  return html
    .split(BLOCK)
    .map((part) => {
      const text = stripTags(part);
      const linked = (part.match(LINK) ?? []).reduce((length, link) => length + stripTags(link).length, 0);
      return { text, words: text === '' ? 0 : wordsOf(text).length, isLinks: linked * 2 > text.length };
    })
    .filter(({ text }) => text !== '');
}

/** Whether the block is running text, and not a label, a button or a menu. */
export function isRunning({ words, isLinks }: TextBlock): boolean {
  return words >= RUNNING_WORDS && !isLinks;
}

const TAG = /<(\/?)([a-z][\w-]*)([^<>]{0,2000})>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The share of the running text inside elements with `data-nosnippet`, which must not be quoted, from 0 to 1. */
export function shareWithoutSnippet(html: string): number {
  if (!/\sdata-nosnippet\b/i.test(html)) return 0;
  const visible = removeHidden(html);
  const all = countRunning(visible);
  return all === 0 ? 0 : 1 - countRunning(cutNosnippet(visible)) / all;
}

function countRunning(html: string): number {
  return readBlocks(html)
    .filter(isRunning)
    .reduce((sum, { words }) => sum + words, 0);
}

function cutNosnippet(html: string): string {
  const kept: string[] = [];
  let from = 0;
  let cut: { name: string; depth: number } | null = null;
  for (const { 0: tag, 1: slash = '', 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (cut === null) {
      if (slash !== '' || VOID.test(name) || !/\sdata-nosnippet\b/i.test(attributes)) continue;
      kept.push(html.slice(from, index));
      cut = { name: name.toLowerCase(), depth: 1 };
    } else if (name.toLowerCase() === cut.name) {
      cut.depth += slash === '' ? 1 : -1;
      if (cut.depth > 0) continue;
      from = index + tag.length;
      cut = null;
    }
  }
  if (cut === null) kept.push(html.slice(from));
  return kept.join(' ');
}
