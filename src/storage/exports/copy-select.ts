import pg from 'pg';
import type { Column } from '../../domain/exports/columns.ts';
import type { ExportFormat } from '../../domain/exports/exports.ts';
import { FORMULA_STARTS } from '../../domain/exports/rows.ts';
import type { Sql } from '../postgres/fragments.ts';
import { writeLiterals } from '../postgres/literals.ts';

/**
 * The COPY statement that formats the rows of a query in PostgreSQL, which takes no time of the event loop. The query returns the
 * columns by name; lists are json. JSON contains no control characters, so that no line of NDJSON is quoted.
 */
export function copyStatement(columns: readonly Column[], format: ExportFormat, select: Sql): string {
  const text = writeLiterals(select);
  if (format === 'ndjson') {
    const names = columns.map(({ name }) => quoteName(name)).join();
    return `COPY (SELECT row_to_json(line) FROM (SELECT ${names} FROM (${text}) AS row) AS line)
      TO STDOUT (FORMAT csv, DELIMITER E'\\x02', QUOTE E'\\x01')`;
  }
  return `COPY (SELECT ${columns.map(toCell).join()} FROM (${text}) AS row) TO STDOUT (FORMAT csv, HEADER)`;
}

function toCell({ name, type }: Column): string {
  const value = quoteName(name);
  if (type === 'text')
    return `CASE WHEN ascii(${value}) IN (${STARTS}) THEN '''' || ${value} ELSE ${value} END AS ${value}`;
  return type === 'boolean' ? `${value}::text AS ${value}` : value;
}

/** PostgreSQL's `ascii` returns the code point of the first character, which is faster to compare than text. */
const STARTS = FORMULA_STARTS.map((start) => start.codePointAt(0)).join();

function quoteName(name: string): string {
  return pg.escapeIdentifier(name);
}
