import type { z } from 'zod';

export type Source = Record<string, string | undefined>;

export interface Setting {
  schema: z.ZodType;
  /** As it would be written; empty for none. */
  default: string;
  about: string;
  /** Its value is not for the screen. */
  secret?: boolean;
}

/** Reads settings of a table one by one, null for those that are not set; what is wrong with them is added to `problems`. */
export function createReader<Table extends Record<string, Setting>>(table: Table, source: Source, problems: string[]) {
  return function read<Name extends keyof Table & string>(name: Name): z.output<Table[Name]['schema']> | null {
    const setting = table[name] as Setting;
    const value = source[name] || setting.default;
    if (value === '') return null;
    const result = setting.schema.safeParse(value);
    if (result.success) return result.data as z.output<Table[Name]['schema']>;
    const given = setting.secret ? '' : `, not ${JSON.stringify(hideUser(value))}`;
    problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${given}`);
    return null;
  };
}

/** The user and the password of a URL are not for the screen. */
function hideUser(value: string): string {
  return value.replace(/\/\/.*@/s, '//…@');
}
