import { isAlwaysCapitalised, isWordOf } from './words.ts';

type LabelKind = 'item' | 'heading' | 'row';

interface Label {
  kind: LabelKind;
  /** The offset of its line. */
  line: number;
  words: string;
}

const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/;
const HEADING = /^\s*#{1,6}\s+(?:\d{1,3}[.)]\s*)?/;
const ROW = /^\s*\|\s*/;
const END_OF_LABEL = /\s+[-–—]+\s|\s*[:：,(|]|\*\*|__|$/;
const LONGEST_LABEL = 60;

/** The labels of list items, headings and table rows in a text. */
export function readLabels(text: string): Label[] {
  const labels: Label[] = [];
  let line = 0;
  for (const words of text.split('\n')) {
    const label = readLabel(words, line);
    if (label) labels.push(label);
    line += words.length + 1;
  }
  return labels;
}

function readLabel(line: string, start: number): Label | null {
  const marker = HEADING.exec(line) ?? ITEM.exec(line) ?? ROW.exec(line);
  if (!marker) return null;
  const kind: LabelKind = marker[0].includes('#') ? 'heading' : marker[0].includes('|') ? 'row' : 'item';
  const rest = line.slice(marker[0].length).replace(/^[*_[\s"“]+/, '');
  const words = rest.slice(0, rest.search(END_OF_LABEL)).replace(/\].*$/, '').trim();
  return words === '' || words.length > LONGEST_LABEL ? null : { kind, line: start, words };
}

/** Whether the labels next to the one on this line are names rather than words: Asana, QuickBooks, H&M. */
export function isAmongNames(labels: readonly Label[], line: number): boolean {
  const own = labels.find((label) => label.line === line);
  if (!own) return false;
  const others = labels.filter((label) => label.kind === own.kind && label.line !== line);
  const names = others.filter(({ words }) => isNameLike(words));
  return names.length > 1 || (names.length === 1 && others.length <= 3);
}

/** A capitalized word outside the dictionaries, or one with a capital or a digit inside. */
export function isNameLike(words: string): boolean {
  const [first = ''] = words.split(/\s+/);
  const word = first.replace(/['’]s$|[^\p{L}\p{N}&+]+$/gu, '');
  if (!/^\p{Lu}|^\p{Ll}+\p{Lu}|\.\p{Ll}{2,}$/u.test(word)) return false;
  if (/.\p{Lu}|\d|&|\.\p{L}/u.test(word)) return true;
  return !isWordOf('english', word) && !isAlwaysCapitalised(word);
}
