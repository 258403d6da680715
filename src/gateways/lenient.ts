import { z } from 'zod';

/** A field that may be missing or have an unknown format. A paid answer is not discarded because of it. */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

/** A list that may be missing. Items that cannot be parsed are dropped. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(lenient(schema))
    .catch([])
    .transform((items) => items.flatMap((item) => (item === null ? [] : [item as z.output<Schema>])));
}

export const maybeText = lenient(z.string());
export const maybeNumber = lenient(z.number());
