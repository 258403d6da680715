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
export function isOfEngines(engine: Sql, engines: readonly string[] | null, counted: Surfaces): Sql {
  return engines === null ? isCounted(engine, counted) : isOneOf(engine, engines);
}

function isOneOf(engine: Sql, engines: readonly string[]): Sql {
  return sql`${engine} = ANY(${engines}::text[])`;
}

/** SQL condition for the rows that count: those of other surfaces do not, and those of custom engines only if they are part of totals. */
export function isCounted(engine: Sql, { custom }: Surfaces): Sql {
  return custom ? isOfSurface(engine) : sql`${isOfSurface(engine)} AND NOT ${isCustom(engine)}`;
}

/** SQL condition for the rows of custom engines. */
export function isCustom(engine: Sql): Sql {
  return sql`starts_with(${engine}, 'x_')`;
}

/** SQL condition for the rows of these engines, null for those that count and those of custom engines. */
export function isReadable(engine: Sql, engines: readonly string[] | null): Sql {
  return engines === null ? isOfSurface(engine) : isOneOf(engine, engines);
}

function isOfSurface(engine: Sql): Sql {
  return sql`${engine} NOT IN (${rawSql(OTHERS)})`;
}
