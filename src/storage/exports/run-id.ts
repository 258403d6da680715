import { SqlText } from './literals.ts';

/** The id of a run, as `runIdOf` derives it, from the columns of a table. */
export function runIdSql(table: string): SqlText {
  return new SqlText(
    `${table}."promptId" || to_char(${table}.day, '.YYYYMMDD.') || ${table}.engine || '.' || ${table}.sample
      || CASE WHEN ${table}."isSimulated" THEN '.sandbox' ELSE '' END`,
  );
}
