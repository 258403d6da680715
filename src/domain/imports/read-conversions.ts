import { recognizeSource } from '../referrals/recognize.ts';
import { issueAt } from '../shared/csv-issues.ts';
import { normalizeDomain } from '../shared/domains.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import type { FieldOf } from './columns.ts';
import type { ImportRow } from './read-rows.ts';
import { readAmount, readDay, readText } from './read-values.ts';

export const MAX_CONVERSION_ROWS = 100_000;
const LONGEST_CELL = 2000;

/** Conversions of visitors who came from an AI assistant, of one row of the analytics program. */
export interface Conversion {
  day: string;
  /** As the file has them: together with the day and the domain, they identify the row in later files. */
  source: string;
  page: string;
  assistant: string;
  domain: string;
  /** Without query and trailing slash; empty if the page is unknown. */
  path: string;
  /** Attribution can split a conversion, so it can be fractional. */
  conversions: number;
  revenue: number;
}

type Row = ImportRow<FieldOf<'conversions'>>;

/**
 * The conversions of AI referrals. Rows of other sources are counted as skipped, and so are totals. A line that is repeated with all of
 * its cells counts once; lines that differ in another cell, such as the device, are summed.
 */
export function readConversions(
  rows: readonly Row[],
  domain: string | undefined,
  latest: string,
): { conversions: Conversion[]; skipped: number; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const found = new Map<string, Conversion>();
  const seen = new Set<string>();
  let skipped = 0;
  for (const row of rows) {
    const { line, cells, cellOf } = row;
    const source = cellOf('source');
    const assistant = recognizeSource(source.split(' / ')[0] ?? '');
    const cellsKey = JSON.stringify(cells);
    if (assistant === null || seen.has(cellsKey)) {
      skipped++;
      continue;
    }
    seen.add(cellsKey);
    const day = readDay({ line, column: 'date', text: cellOf('date'), issues }, latest);
    const page = readPage(row, domain, issues);
    const conversions = readAmount({ line, column: 'conversions', text: cellOf('conversions'), issues });
    const revenueText = cellOf('revenue');
    const revenue = revenueText === '' ? 0 : readAmount({ line, column: 'revenue', text: revenueText, issues });
    if (day === null || page === null || conversions === null || revenue === null) continue;
    const key = JSON.stringify([day, page.domain, page.page, source]);
    const earlier = found.get(key);
    found.set(key, {
      day,
      source,
      assistant,
      ...page,
      conversions: (earlier?.conversions ?? 0) + conversions,
      revenue: (earlier?.revenue ?? 0) + revenue,
    });
  }
  return { conversions: [...found.values()], skipped, issues };
}

function readPage(
  { line, cellOf }: Row,
  fallback: string | undefined,
  issues: ValidationIssue[],
): Pick<Conversion, 'page' | 'domain' | 'path'> | null {
  const page = readText({ line, column: 'page', text: cellOf('page'), issues }, LONGEST_CELL);
  if (page === null) return null;
  const isPath = page.startsWith('/') || page.startsWith('(');
  const [, host = ''] = isPath ? [] : (/^(?:https?:\/\/)?([^/?#]+)/i.exec(page) ?? []);
  const domain = isPath ? fallback : normalizeDomain(host);
  if (domain === undefined) {
    issues.push(issueAt(line, 'page', 'Has no domain. Send the "domain" of these pages.', 'required'));
    return null;
  }
  if (domain === null) {
    issues.push(issueAt(line, 'page', `"${page}" is neither a path such as /pricing nor a URL`, 'invalid_format'));
    return null;
  }
  const rest = isPath ? page : page.replace(/^(?:https?:\/\/)?[^/?#]+/i, '');
  return { page, domain, path: rest.startsWith('(') ? '' : (rest.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/' };
}
