import type { z } from 'zod';

/**
 * An input whose fields are all optional, so that a tRPC client can omit it. It stays the same object
 * schema, which the OpenAPI document needs.
 */
export function optionalInput<Schema extends z.ZodObject>(
  schema: Schema,
): Omit<Schema, '~standard' | '_input'> & {
  _input: z.input<Schema> | undefined;
  '~standard': Omit<Schema['~standard'], 'types'> & {
    types?: { input: z.input<Schema> | undefined; output: z.output<Schema> } | undefined;
  };
} {
  const parseSent = schema.parse.bind(schema);
  const parse = (value: unknown) => parseSent(value ?? {});
  return Object.assign(schema, { parse, parseAsync: async (value: unknown) => parse(value) }) as never;
}
