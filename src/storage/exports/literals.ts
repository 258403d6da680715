import pg from 'pg';
import type { Sql } from '../postgres/fragments.ts';

/** The text of a statement with its values as literals, because COPY accepts no parameters. Arrays need a cast in the statement. */
export function writeLiterals({ strings: [first = '', ...rest], values }: Sql): string {
  return rest.reduce((start, next, index) => start + toLiteral(values[index]) + next, first);
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return `ARRAY[${value.map(toLiteral).join()}]`;
  throw new Error(`${typeof value} cannot be a literal in SQL`);
}
