import { z } from 'zod';

/**
 * A field that is documented and typed as its schema says, but takes whatever is sent: for what can only be judged beside
 * the stored value.
 */
export function documentedOnly<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodOptional<z.ZodType<z.input<Schema>, z.input<Schema>>> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return z.unknown().meta(described).optional() as never;
}
