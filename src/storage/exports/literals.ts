import pg from 'pg';

type Literal =
  | string
  | number
  | boolean
  | null
  | Buffer
  | SqlText
  | readonly (string | number | boolean | null | Buffer)[];

/** A part of a statement whose values are literals. */
export class SqlText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Builds SQL from a template. COPY accepts no parameters, so values become literals. Arrays need a cast in the template. */
export function literalSql([first = '', ...rest]: TemplateStringsArray, ...values: Literal[]): SqlText {
  return new SqlText(rest.reduce((start, next, index) => start + toLiteral(values[index] ?? null) + next, first));
}

export const NOTHING = new SqlText('');

function toLiteral(value: Literal): string {
  if (value instanceof SqlText) return value.text;
  if (value === null) return 'NULL';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('A number in SQL must be finite');
    return String(value);
  }
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  return `ARRAY[${value.map(toLiteral).join()}]`;
}
