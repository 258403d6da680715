import { rawSql, type Sql, sql } from '../postgres/fragments.ts';

/** The id of a run, as `runIdOf` derives it, from the columns of a table. */
export function runIdSql(alias: 'a' | 'c'): Sql {
  const table = rawSql(alias);
  return sql`${table}."promptId" || to_char(${table}.day, '.YYYYMMDD.') || ${table}.engine || '.' || ${table}.sample
      || CASE WHEN ${table}."isSimulated" THEN '.sandbox' ELSE '' END`;
}
