import { lexicon, ordinaryWords } from '../../data.ts';
import type { ChosenColumns, Columns } from '../../domain/imports/columns.ts';
import { groupQueries, MAX_QUERY_ROWS, type QueryGroup } from '../../domain/imports/group-queries.ts';
import { readQueries } from '../../domain/imports/read-queries.ts';
import { findBrandedPrompts } from '../../domain/statistics/branded.ts';
import { trackedBrandsOf } from '../../domain/statistics/brands.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from '../reports/load.ts';
import { openFile, requireNoIssues } from './open-file.ts';

export interface GroupSearchQueriesInput {
  reportId: string;
  csv: string;
  columns: Columns<'queries'>;
}

export interface SearchQueryGroups {
  headers: string[];
  columns: ChosenColumns<'queries'>;
  lines: number;
  /** Without a name of your brand. */
  groups: QueryGroup[];
  branded: QueryGroup[];
  /** Groups with fewer impressions that are not listed. */
  omitted: number;
}

const MOST_GROUPS = 500;
/** The list shows what was grouped; a group of thousands need not be complete. */
const MOST_QUERIES = 20;

/** The queries of a Search Console export as candidates for prompts. Nothing is saved except the columns. */
export async function groupSearchQueries(
  context: CallerContext,
  { reportId, csv, columns: sent }: GroupSearchQueriesInput,
): Promise<SearchQueryGroups> {
  const { report } = await getReportFor(context, reportId);
  const { workspaceId } = report;
  const file = await openFile(context, 'queries', { workspaceId, csv, sent, most: MAX_QUERY_ROWS });
  const { queries, issues } = readQueries(file.rows);
  requireNoIssues([...file.rowIssues, ...issues]);
  await file.remember();
  const [brand] = trackedBrandsOf(report);
  const named = brand
    ? findBrandedPrompts(
        brand,
        queries.map(({ query }) => ({ id: query, prompt: query })),
        ordinaryWords,
      )
    : new Set<string>();
  const group = (isBranded: boolean) =>
    groupQueries(
      queries.filter(({ query }) => named.has(query) === isBranded),
      lexicon,
    );
  const [groups, branded] = [group(false), group(true)];
  return {
    headers: file.headers,
    columns: file.columns,
    lines: file.rows.length,
    groups: shorten(groups),
    branded: shorten(branded),
    omitted: Math.max(0, groups.length - MOST_GROUPS) + Math.max(0, branded.length - MOST_GROUPS),
  };
}

function shorten(groups: readonly QueryGroup[]): QueryGroup[] {
  return groups.slice(0, MOST_GROUPS).map((group) => ({ ...group, queries: group.queries.slice(0, MOST_QUERIES) }));
}
