import { z } from 'zod';

type Shape = Record<string, z.core.$ZodType>;

/**
 * Converts query parameters to the types of the schema's fields. Text that cannot be converted, and repeated values of a
 * single-value parameter, are passed on unchanged so that the schema reports them.
 */
export function readQuery(shape: Shape, search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const texts = search.getAll(name);
    if (texts.length === 0) continue;
    const type = innerType(schema);
    const read = texts.map((text) => readText(type, text));
    values[name] = type === 'array' || read.length > 1 ? read : read[0];
  }
  return values;
}

function readText(type: string, text: string): unknown {
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function innerType(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return innerType(schema.unwrap());
  return schema._zod.def.type;
}
