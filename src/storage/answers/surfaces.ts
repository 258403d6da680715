import { listRenamed, type Names, OTHER_SURFACES, type Surfaces } from '../../domain/surfaces/surfaces.ts';
import { rawSql, type Sql, sql } from '../postgres/fragments.ts';

/** Answers are stored by these names. */
export const STORED: Surfaces = {};
export const STORED_NAMES: Names = { before: STORED, now: STORED };

/** SQL expression for the engine of a row in a report that counts other surfaces than those by which the row is named. */
export function renameEngine(column: string, before: Surfaces, now: Surfaces): Sql {
  const renamed = listRenamed(before, now);
  if (renamed.length === 0) return rawSql(column);
  const cases = renamed.map(([from, to]) => `WHEN '${from}' THEN '${to}'`).join(' ');
  return rawSql(`(CASE ${column} ${cases} ELSE ${column} END)`);
}

const OTHERS = OTHER_SURFACES.map((name) => `'${name}'`).join(', ');

/** SQL condition for the rows of these engines, null for all that count. */
export function isOfEngines(engine: Sql, engines: readonly string[] | null): Sql {
  return engines === null ? isCounted(engine) : sql`${engine} = ANY(${engines}::text[])`;
}

/** SQL condition for the rows of surfaces that count. */
export function isCounted(engine: Sql): Sql {
  return sql`${engine} NOT IN (${rawSql(OTHERS)})`;
}

/** The same as a further condition. */
export function andOfEngines(engine: Sql, engines: readonly string[] | null): Sql {
  return engines === null ? sql`AND ${isCounted(engine)}` : sql`AND ${isOfEngines(engine, engines)}`;
}
