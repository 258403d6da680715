import { z } from 'zod';

/** A field that may be missing, or be something else than we know: a paid answer is not thrown away for it. */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

/** A list that may be missing, without the items that we cannot read. */
export function list<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(lenient(schema))
    .catch([])
    .transform((items) => items.flatMap((item) => (item === null ? [] : [item as z.output<Schema>])));
}

export const maybeText = lenient(z.string());
export const maybeNumber = lenient(z.number());
