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
/** The line below the header of a table. */
const RULE = /^\s*\|[\s:|-]*-[\s:|-]*$/;
const END_OF_LABEL = /\s+[-–—]+\s|\s*[:：,(|]|\*\*|__|$/;
const LONGEST_LABEL = 60;

/** The labels of list items, headings and table rows in a text. */
export function readLabels(text: string): Label[] {
  const labels: Label[] = [];
  let line = 0;
  for (const words of text.split('\n')) {
    const label = RULE.test(words) ? null : readLabel(words, line);
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

/** Whether the labels next to the one at this offset are names rather than words: Asana, QuickBooks, H&M. */
export function isAmongNames(labels: readonly Label[], text: string, at: number): boolean {
  const own = findLabel(labels, text, at);
  if (!own) return false;
  if (own.kind === 'row') return isCellAmongNames(text, at);
  const others = othersOf(labels, own);
  return areNames(others, others.filter(isNameLike));
}

/** Whether at least half of the items or cells around this one start with a name, as in a list of products. */
export function isAmongProducts(labels: readonly Label[], text: string, at: number): boolean {
  const own = findLabel(labels, text, at);
  if (!own || own.kind === 'heading') return false;
  const others = own.kind === 'row' ? readCell(text, at).column : othersOf(labels, own);
  const names = others.filter((words) => isNameLike(words) && !/^\p{Lu}+(?!\p{L})/u.test(words));
  return names.length > 0 && names.length * 2 >= others.length;
}

function findLabel(labels: readonly Label[], text: string, at: number): Label | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  return labels.find((label) => label.line === line);
}

function othersOf(labels: readonly Label[], own: Label): string[] {
  return labels.filter((label) => label.kind === own.kind && label !== own).map(({ words }) => words);
}

function areNames(others: readonly string[], names: readonly string[]): boolean {
  return names.length > 1 || (names.length === 1 && others.length <= 3);
}

/** The headers of columns that contain companies and their products. */
const NAME_HEADER =
  /\b(bank|provider|vendor|company|brand|tool|software|platform|app|crm|erp|retailer|carrier|airline|insurer|lender|broker|issuer|supplier|manufacturer|competitor|alternative|service|card)s?( name)?$/i;

function isCellAmongNames(text: string, at: number): boolean {
  const { header, column, row } = readCell(text, at);
  return NAME_HEADER.test(header) || [column, row].some((others) => areNames(others, others.filter(isNameLike)));
}

interface Cell {
  /** The cell at the top of its column; empty if there is none. */
  header: string;
  /** The other cells of its column, without the header. */
  column: string[];
  /** The other cells of its row if it is itself a header. */
  row: string[];
}

/** The cell of a table at an offset, with its neighbors. */
function readCell(text: string, at: number): Cell {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const above = takeRows(text.slice(0, start).split('\n').slice(0, -1).toReversed()).toReversed();
  const [own = '', ...rest] = text.slice(start).split('\n');
  const lines = [...above, own, ...takeRows(rest)];
  const rule = lines.findIndex((line) => RULE.test(line));
  const index =
    text
      .slice(start, at)
      .replace(/^\s*\|/, '')
      .split('|').length - 1;
  const others = lines.filter((line, row) => row > rule && row !== above.length);
  const cells = splitRow(own);
  return {
    header: rule > 0 && above.length > rule ? (splitRow(lines[rule - 1] ?? '')[index] ?? '') : '',
    column: others.map((line) => splitRow(line)[index] ?? ''),
    row: rule > above.length ? cells.filter((_, column) => column !== index) : [],
  };
}

function takeRows(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => !ROW.test(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

function splitRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/[*_[\]`]+/g, '').trim());
}

/** A capitalized word outside the dictionaries, or one with a capital or a digit inside. */
export function isNameLike(words: string): boolean {
  const [first = ''] = words.split(/\s+/);
  const word = first.replace(/['’]s$|[^\p{L}\p{N}&+]+$/gu, '');
  if (!/^\p{Lu}|^\p{Ll}+\p{Lu}|\.\p{Ll}{2,}$/u.test(word)) return false;
  if (/.\p{Lu}|\d|&|\.\p{L}/u.test(word)) return true;
  return !isWordOf('english', word) && !isAlwaysCapitalised(word);
}
