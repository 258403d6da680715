/** A part of an SQL statement with its values. Statements and other parts include it as `${part}`. */
export class Sql {
  /** The text around the values: always one string more than there are values. */
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** Composes a part of a statement: `sql`day < ${day}::date``. Values are never part of the text. */
export function sql(template: TemplateStringsArray, ...parts: unknown[]): Sql {
  return compose(template, parts);
}

function compose(template: readonly string[], parts: readonly unknown[]): Sql {
  const strings: string[] = [];
  const values: unknown[] = [];
  let text = template[0] ?? '';
  for (const [index, part] of parts.entries()) {
    const { strings: inner, values: innerValues } = part instanceof Sql ? part : new Sql(['', ''], [part]);
    const [first = '', ...rest] = inner;
    text += first;
    for (const next of rest) {
      strings.push(text);
      text = next;
    }
    values.push(...innerValues);
    text += template[index + 1] ?? '';
  }
  return new Sql([...strings, text], values);
}

/** Text that is part of a statement. It comes from the catalog or from the code, never from a request. */
export function rawSql(text: string): Sql {
  return new Sql([text], []);
}

/** An identifier in quotes. */
export function quoteName(name: string): Sql {
  return rawSql(`"${name.replaceAll('"', '""')}"`);
}

/** For a condition or a clause that is left out. */
export const NOTHING = rawSql('');

export function joinSql(parts: readonly Sql[], separator = ', '): Sql {
  return compose(['', ...parts.slice(1).map(() => separator), ''], parts);
}
