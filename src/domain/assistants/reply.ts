import { clipText } from './quote.ts';

/** Maximum number of characters of a reply. */
export const LONGEST_REPLY = 6000;
/** Room for the cursor, which is added last. */
const CURSOR_ROOM = 200;
const SHORTEST_CELL = 60;
const LONGEST_FACTS = 2500;

export type Cell = string | number | boolean | null | readonly Cell[];
export type Row = readonly Cell[];

export interface Reply {
  /** What the reply is based on: how many answers, which window, the interval, and whether it is simulated. */
  sentence: string;
  /** Further sentences for the reader, such as what to do next. */
  notes?: readonly string[];
  /** Small facts next to the table. */
  facts?: Record<string, unknown>;
  columns?: readonly string[];
  rows?: readonly Row[];
  /** Returns the cursor of the rest after the first rows, or null if nothing is left. */
  cursorAfter?: (shown: number) => string | null;
}

/** The text of a reply: sentences, then JSON with columns and rows. Rows that do not fit are left for the next call. */
export function formatReply({ sentence, notes = [], facts = {}, columns, rows = [], cursorAfter }: Reply): string {
  const head = clipText([sentence, ...notes].join(' '), LONGEST_REPLY / 3);
  const kept = fitFacts(facts);
  if (!columns) return Object.keys(kept).length > 0 ? `${head}\n${JSON.stringify(kept)}` : head;
  const fixed = format(head, kept, columns, [], null).length + CURSOR_ROOM;
  const shown = fitRows(rows, LONGEST_REPLY - fixed);
  const cursor = cursorAfter?.(shown.length) ?? null;
  return format(head, kept, columns, shown, cursor);
}

function format(
  head: string,
  facts: Record<string, unknown>,
  columns: readonly string[],
  rows: readonly Row[],
  cursor: string | null,
): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  const opening = JSON.stringify({ ...facts, columns }).slice(0, -1);
  const paging = cursor === null ? '"more":false' : `"more":true,"cursor":${JSON.stringify(cursor)}`;
  return `${head}\n${opening},"rows":[${lines === '' ? '' : `\n${lines}\n`}],${paging}}`;
}

/** As many rows as fit, at least one: the cells of a first row that is too long are truncated. */
function fitRows(rows: readonly Row[], room: number): Row[] {
  const fitting: Row[] = [];
  let used = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length + 2;
    if (used + length > room) break;
    fitting.push(row);
    used += length;
  }
  const [first] = rows;
  return fitting.length === 0 && first ? [shrinkRow(first, room)] : fitting;
}

function shrinkRow(row: Row, room: number): Row {
  let cells = row;
  for (let longest = room; longest >= SHORTEST_CELL && JSON.stringify(cells).length > room; longest /= 2) {
    cells = row.map((cell) => shrinkCell(cell, Math.floor(longest)));
  }
  return cells;
}

function shrinkCell(cell: Cell, longest: number): Cell {
  if (typeof cell === 'string') return clipText(cell, longest);
  if (!Array.isArray(cell)) return cell;
  return (cell as readonly Cell[])
    .slice(0, Math.ceil(longest / SHORTEST_CELL))
    .map((item) => shrinkCell(item, longest));
}

/** Facts are short by design. Lists in them are cut if they are not. */
function fitFacts(facts: Record<string, unknown>): Record<string, unknown> {
  let kept = facts;
  for (let most = 50; most >= 1 && JSON.stringify(kept).length > LONGEST_FACTS; most = Math.floor(most / 2)) {
    const entries = Object.entries(facts).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, most) : value,
    ]);
    kept = Object.fromEntries(entries);
  }
  return kept;
}
