import { issueAt } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { nameKeyOf } from '../shared/text.ts';
import type { FieldOf } from './columns.ts';
import type { ImportRow } from './read-rows.ts';
import { readDay, readText } from './read-values.ts';

export const MAX_HISTORY_ROWS = 20_000;
const LONGEST_ENGINE = 100;

/** What another tracker reported for a day. It was measured with other prompts and by other rules than the statistics of a report. */
export interface HistoryPoint {
  day: string;
  /** As the tracker names it; empty for all engines together. */
  engine: string;
  /** Between 0 and 1. */
  visibility: number;
}

type Row = ImportRow<FieldOf<'history'>>;

/** The visibility of your brand by day and engine. Rows of other brands are skipped. */
export function readHistory(
  rows: readonly Row[],
  brandNames: readonly string[],
  latest: string,
): { points: HistoryPoint[]; skipped: number; issues: ValidationIssue[] } {
  const own = new Set(brandNames.map(nameKeyOf));
  const issues: ValidationIssue[] = [];
  const points = new Map<string, HistoryPoint>();
  const linesOf = new Map<string, number>();
  let skipped = 0;
  // A tracker writes all values in the same unit, so one value decides for those that could be either.
  const isPercent = rows.some(({ cellOf }) => Number(cellOf('visibility')) > 1);
  for (const { line, cellOf } of rows) {
    const brand = cellOf('brand');
    if (brand !== '' && !own.has(nameKeyOf(brand))) {
      skipped++;
      continue;
    }
    const day = readDay({ line, column: 'date', text: cellOf('date'), issues }, latest);
    const visibility = readShare({ line, text: cellOf('visibility'), isPercent }, issues);
    const name = cellOf('engine');
    const engine = name === '' ? '' : readText({ line, column: 'engine', text: name, issues }, LONGEST_ENGINE);
    if (day === null || visibility === null || engine === null) continue;
    const key = `${day} ${engine}`;
    const earlier = linesOf.get(key);
    if (earlier !== undefined) {
      const message = `Has the day and engine of line ${earlier}. Export one row for each day and engine, or choose the column of the engine.`;
      issues.push(issueAt(line, 'date', message, 'duplicate'));
      continue;
    }
    linesOf.set(key, line);
    points.set(key, { day, engine, visibility });
  }
  return { points: [...points.values()], skipped, issues };
}

/** "42.5%" is a percentage. Without a sign, all values of a file are percentages if one is above 1, and otherwise shares. */
function readShare(
  { line, text, isPercent }: { line: number; text: string; isPercent: boolean },
  issues: ValidationIssue[],
): number | null {
  const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
  const value = Number(digits);
  const share = sign === '%' || isPercent ? value / 100 : value;
  if (digits !== undefined && share <= 1) return share;
  issues.push(issueAt(line, 'visibility', `"${text}" is not a share such as 42.5% or 0.425`));
  return null;
}
