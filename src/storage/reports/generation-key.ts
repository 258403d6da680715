import { rawSql, type Sql, sql } from '../postgres/fragments.ts';

/** Identifies a version of a report's statistics. */
export interface GenerationKey {
  workspaceId: string;
  reportId: string;
  version: number;
}

/** SQL condition for the rows of a generation. `table` is the alias of their table, if the statement reads several. */
export function isOfGeneration({ workspaceId, reportId, version }: GenerationKey, table?: 'c' | 'd' | 'g' | 'o'): Sql {
  const of = rawSql(table === undefined ? '' : `${table}.`);
  return sql`${of}"workspaceId" = ${workspaceId} AND ${of}"reportId" = ${reportId} AND ${of}version = ${version}`;
}
