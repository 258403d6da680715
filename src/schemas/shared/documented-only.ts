import { z } from 'zod';

/**
 * A field that is documented and typed by its schema but accepts any value. For fields that can be validated only by
 * comparing them with the stored value.
 */
export function documentedOnly<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodOptional<z.ZodType<z.input<Schema>, z.input<Schema>>> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return z.unknown().meta(described).optional() as never;
}
