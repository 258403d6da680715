import pg from 'pg';
import type { Sql } from './fragments.ts';

/**
 * The text of a statement with its values as literals, because COPY and several statements in one message accept no parameters. Arrays
 * need a cast in the statement.
 */
export function writeLiterals({ strings: [first = '', ...rest], values }: Sql): string {
  return rest.reduce((start, next, index) => start + toLiteral(values[index]) + next, first);
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return toText(value);
  // PostgreSQL parses a long list faster as one literal than as an array of literals.
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(toElement).join()}}` : toText(value));
}

function toElement(value: unknown): string {
  return value === null ? 'NULL' : `"${toText(value).replaceAll(/["\\]/g, '\\$&')}"`;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  throw new Error(`${typeof value} cannot be a literal in SQL`);
}
