import { isAlwaysCapitalized, type OrdinaryWords } from './words.ts';

/** Labels of the same kind are compared with each other: headings of a level, and items by their marker and indentation. */
type LabelKind = string;

/** How many of several texts are names, and how many start with a name that is not an abbreviation, as products do. */
interface Count {
  all: number;
  names: number;
  products: number;
  /** How many start with what to do: "Open Settings". */
  steps: number;
}

interface Cell {
  counts: Count;
  /** The cell at the top of its column; empty if there is none. */
  header: string;
  /** All cells of its column without the header, and all cells of its row if it is itself a header. */
  column: Count;
  row: Count;
}

/** The labels of list items, headings and table rows in a text, by the offsets of their lines. */
export interface Labels {
  lines: ReadonlyMap<number, { kind: LabelKind; counts: Count }>;
  totals: ReadonlyMap<LabelKind, Count>;
  rows: ReadonlyMap<number, Cell[]>;
}

/** A bullet, a number, or a label in bold that starts a line. */
const ITEM = /^\s*(?:(?:[-*+•–]|\d{1,3}[.)])\s+|(?=\*\*\S[^*]*\*\*\s*(?:[-–—(]|$)))/;
const HEADING = /^\s*#{1,6}\s+(?:\d{1,3}[.)]\s*)?/;
const ROW = /^\s*\|\s*/;
/** The line below the header of a table. */
const RULE = /^\s*\|[\s:|-]*-[\s:|-]*$/;
const END_OF_LABEL = /\s+[-–—]+\s|\s*[:：,(|]|\*\*|__|$/;
const LONGEST_LABEL = 60;
/** Pictures in front of names: "🥇 **Acme One**", "1️⃣ Acme". */
export const PICTURES = String.raw`(?:\d?\uFE0F?\u20E3|[\u{1F000}-\u{1FAFF}\u2600-\u27BF\u2B00-\u2BFF\u25A0-\u25FF]|[\uFE0F\u200D])`;
const START_OF_LABEL = new RegExp(String.raw`^(?:[*_[\s"“]|${PICTURES}|\d{1,3}[.)]\s)+`, 'u');

export function readLabels(text: string, dictionary: OrdinaryWords): Labels {
  const lines = new Map<number, { kind: LabelKind; counts: Count }>();
  const rows = new Map<number, Cell[]>();
  const totals = new Map<LabelKind, Count>();
  let table: [line: number, text: string][] = [];
  let line = 0;
  for (const words of text.split('\n')) {
    if (ROW.test(words)) table.push([line, words]);
    else {
      readTable(table, rows, dictionary);
      table = [];
      const label = readLabel(words, dictionary);
      if (label) lines.set(line, label);
      if (label) totals.set(label.kind, add(totals.get(label.kind) ?? NOTHING, label.counts));
    }
    line += words.length + 1;
  }
  readTable(table, rows, dictionary);
  return { lines, totals, rows };
}

function readLabel(line: string, dictionary: OrdinaryWords): { kind: LabelKind; counts: Count } | null {
  const marker = HEADING.exec(line) ?? ITEM.exec(line);
  if (!marker) return null;
  const rest = line.slice(marker[0].length).replace(START_OF_LABEL, '');
  const words = rest.slice(0, rest.search(END_OF_LABEL)).replace(/\].*$/, '').trim();
  if (words === '' || words.length > LONGEST_LABEL) return null;
  return { kind: kindOf(marker[0]), counts: count([words], dictionary) };
}

function kindOf(marker: string): LabelKind {
  return marker.replaceAll(/\d+/g, '1').trimEnd();
}

function readTable(
  lines: readonly [line: number, text: string][],
  rows: Map<number, Cell[]>,
  dictionary: OrdinaryWords,
): void {
  const rule = lines.findIndex(([, text]) => RULE.test(text));
  const cells = lines.map(([, text]) => splitRow(text));
  const headers = cells[rule - 1] ?? [];
  const columns = cells.slice(rule + 1).reduce<Count[]>((sums, row) => {
    for (const [index, cell] of row.entries()) sums[index] = add(sums[index] ?? NOTHING, count([cell], dictionary));
    return sums;
  }, []);
  for (const [index, [line]] of lines.entries()) {
    const rowCells = cells[index] ?? [];
    const isHeader = index < rule;
    const row = isHeader ? count(rowCells, dictionary) : NOTHING;
    // "| Slack | $8 |": values in the first row make it one like the others.
    const isRow = !isHeader || rowCells.some((cell) => /^[^\p{L}\d]*\d/u.test(cell));
    const columnOf = (all: Count, cell: string) => {
      if (!isHeader) return all;
      const own = count([cell], dictionary);
      return isRow ? add(all, own) : own;
    };
    rows.set(
      line,
      rowCells.map((cell, column) => ({
        counts: count([cell], dictionary),
        header: isHeader ? '' : (headers[column] ?? ''),
        column: columnOf(columns[column] ?? NOTHING, cell),
        row: isHeader ? row : count([cell], dictionary),
      })),
    );
  }
}

function splitRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/[*_[\]`]+/g, '').trim());
}

/** Whether the labels next to the one at this offset are names rather than words: Asana, QuickBooks, H&M. */
export function isAmongNames({ lines, totals, rows }: Labels, text: string, line: number, offset: number): boolean {
  const cell = rows.get(line)?.[columnAt(text, line, offset)];
  if (cell && KIND_HEADER.test(cell.header)) return false;
  if (cell)
    return NAME_HEADER.test(cell.header) || [cell.column, cell.row].some((all) => areNames(subtract(all, cell.counts)));
  const label = lines.get(line);
  return label !== undefined && areNames(subtract(totals.get(label.kind) ?? NOTHING, label.counts));
}

/** Whether at least half of the items, headings or cells around this one start with a name, as in a list of products. */
export function isAmongProducts({ lines, totals, rows }: Labels, text: string, line: number, offset: number): boolean {
  const cell = rows.get(line)?.[columnAt(text, line, offset)];
  const label = lines.get(line);
  if (!cell && !label) return false;
  const others = cell
    ? subtract(cell.column, cell.counts)
    : subtract(totals.get(label?.kind ?? '') ?? NOTHING, label?.counts ?? NOTHING);
  // Many texts have a heading that is a name.
  const least = label?.kind.includes('#') ? 2 : 1;
  return others.products >= least && others.products * 2 >= others.all;
}

/** Whether the item or heading at this line, which starts with this text, is one of several steps. */
export function isStep({ lines, totals }: Labels, line: number, start: string): boolean {
  const label = lines.get(line);
  return label !== undefined && STEP.test(start) && subtract(totals.get(label.kind) ?? NOTHING, label.counts).steps > 1;
}

/** A step starts with one of these words. */
export const STEP =
  /^(?:open|click|select|choose|go|check|turn|tap|press|type|enter|use|try|add|remove|clear|close|start|connect|install|launch|restart|reload|set|find|follow|save|search|navigate|locate|prepare|apply|rinse|mix|wait|repeat|verify|confirm|download|update|disable|enable|delete|create|access|sign|log|switch|move|place|clean|review|ask|avoid|consider|practice|focus|identify|test|adjust|ensure|target|aim)\s/i;

/** The headers of columns that contain companies and their products. */
const NAME_HEADER =
  /\b(bank|provider|vendor|company|brand|tool|software|platform|app|crm|erp|retailer|carrier|airline|insurer|lender|broker|issuer|supplier|manufacturer|competitor|alternative|service|card)s?( name)?$/i;

/** The headers of columns that contain kinds, parts and values. */
const KIND_HEADER =
  /^(?:model|type|kind|style|method|material|metal|ingredient|food|fruit|herb|spice|layer|metric|kpi|day|phase|step|stage|zone|term|concept|element|feature|category|shape|colou?r|size|plan|tier|condition|goal|part|component|unit)s?$/i;

function columnAt(text: string, line: number, offset: number): number {
  return text.slice(line, offset).replace(ROW, '').split('|').length - 1;
}

function areNames({ all, names }: Count): boolean {
  return names > 1 || (names === 1 && all <= 3);
}

const NOTHING: Count = { all: 0, names: 0, products: 0, steps: 0 };

function count(texts: readonly string[], dictionary: OrdinaryWords): Count {
  const names = texts.filter((text) => isNameLike(text, dictionary));
  const products = names.filter((words) => !/^\p{Lu}+(?!\p{L})/u.test(words));
  const steps = texts.filter((text) => STEP.test(text));
  return { all: texts.length, names: names.length, products: products.length, steps: steps.length };
}

function add(a: Count, b: Count): Count {
  return {
    all: a.all + b.all,
    names: a.names + b.names,
    products: a.products + b.products,
    steps: a.steps + b.steps,
  };
}

function subtract(a: Count, b: Count): Count {
  return {
    all: a.all - b.all,
    names: a.names - b.names,
    products: a.products - b.products,
    steps: a.steps - b.steps,
  };
}

/** A capitalized word outside the dictionaries, or one with a capital or a digit inside. */
export function isNameLike(words: string, { isEnglish }: OrdinaryWords): boolean {
  const [first = ''] = words.split(/\s+/, 1);
  const word = first.replace(/['’]s$|[^\p{L}\p{N}&+]+$/gu, '');
  if (!/^\p{Lu}|^\p{Ll}+\p{Lu}|\.\p{Ll}{2,}$/u.test(word)) return false;
  if (/.\p{Lu}|\d|&|\.\p{L}/u.test(word)) return true;
  // "Undulating": no dictionary has all forms.
  if (/\p{Ll}{4}(?:ing|i[sz]ation|ised|ized)$/u.test(word)) return false;
  return word.split('-').some((part) => !isEnglish(part) && !isAlwaysCapitalized(part));
}
