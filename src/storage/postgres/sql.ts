import type pg from 'pg';
import { Sql, sql } from './fragments.ts';

/** Sends an SQL statement. Values become parameters, and parts that were composed with `sql` become part of the text. */
export type Query = <Row extends object>(template: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

export function createQuery(connection: pg.Pool | pg.ClientBase): Query {
  return async (template, ...parts) => {
    const { text, values } = toStatement(template, parts);
    return (await connection.query(text, values)).rows;
  };
}

/**
 * Like `createQuery`, but each connection parses and plans the statement only once. For short statements of frequent requests.
 * They must name their columns: PostgreSQL rejects a prepared statement whose result gains a column.
 */
export function createPreparedQuery(connection: pg.Pool | pg.ClientBase): Query {
  return async (template, ...parts) => {
    const statement = toStatement(template, parts);
    return (await connection.query({ ...statement, name: nameOf(statement.text) })).rows;
  };
}

interface Statement {
  text: string;
  values: unknown[];
}

const texts = new WeakMap<TemplateStringsArray, string>();

function toStatement(template: TemplateStringsArray, parts: unknown[]): Statement {
  if (parts.some((part) => part instanceof Sql)) {
    const { strings, values } = sql(template, ...parts);
    return { text: numberValues(strings), values: [...values] };
  }
  let text = texts.get(template);
  if (text === undefined) {
    text = numberValues(template);
    texts.set(template, text);
  }
  return { text, values: parts };
}

/** The text with `$1`, `$2` and so on for the values. */
function numberValues([first = '', ...rest]: readonly string[]): string {
  return rest.reduce((start, next, index) => `${start}$${index + 1}${next}`, first);
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `sightline_${names.size + 1}`;
    names.set(text, name);
  }
  return name;
}
