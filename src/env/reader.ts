import type { z } from 'zod';

export type Source = Record<string, string | undefined>;

export interface Setting {
  schema: z.ZodType;
  /** As written in the environment; empty for no default. */
  default: string;
  about: string;
  /** Whether the value is kept out of error messages. */
  secret?: boolean;
}

/** Returns a function that reads one setting of the table, or null if it is unset. Invalid values are added to `problems`. */
export function createReader<Table extends Record<string, Setting>>(table: Table, source: Source, problems: string[]) {
  return function read<Name extends keyof Table & string>(name: Name): z.output<Table[Name]['schema']> | null {
    const setting = table[name] as Setting;
    const value = source[name] || setting.default;
    if (value === '') return null;
    const result = setting.schema.safeParse(value);
    if (result.success) return result.data as z.output<Table[Name]['schema']>;
    const given = setting.secret ? '' : `, not ${JSON.stringify(redactCredentials(value))}`;
    problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${given}`);
    return null;
  };
}

/** Removes the user and the password of a URL. */
function redactCredentials(value: string): string {
  return value.replace(/\/\/.*@/s, '//…@');
}
