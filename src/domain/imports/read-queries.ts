import { findTextIssues } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { TEXT_LIMITS } from '../shared/text.ts';
import type { FieldOf } from './columns.ts';
import type { SearchQuery } from './group-queries.ts';
import type { ImportRow } from './read-rows.ts';
import { readAmount } from './read-values.ts';

/** The queries of a Search Console export. One on several lines, such as by country, counts with their sum. */
export function readQueries(rows: readonly ImportRow<FieldOf<'queries'>>[]): {
  queries: SearchQuery[];
  issues: ValidationIssue[];
} {
  const issues: ValidationIssue[] = [];
  const queries = new Map<string, SearchQuery>();
  for (const { line, cellOf } of rows) {
    const query = cellOf('query');
    // Not as strict as for text that is saved: people search for "+1 800 …".
    const found = findTextIssues(line, 'query', query, TEXT_LIMITS.prompt);
    issues.push(...found);
    const countOf = (column: 'clicks' | 'impressions') => {
      const text = cellOf(column);
      return text === '' ? 0 : readAmount({ line, column, text, issues });
    };
    const [clicks, impressions] = [countOf('clicks'), countOf('impressions')];
    if (found.length > 0 || clicks === null || impressions === null) continue;
    const earlier = queries.get(query);
    queries.set(query, {
      query,
      clicks: (earlier?.clicks ?? 0) + clicks,
      impressions: (earlier?.impressions ?? 0) + impressions,
    });
  }
  return { queries: [...queries.values()], issues };
}
