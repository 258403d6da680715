import { z } from 'zod';

/** The JSON schemas of query parameters. */
export function describeFields(shape: z.core.$ZodShape) {
  const { properties = {}, required = [] } = z.toJSONSchema(z.object(shape), { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: schema as Record<string, unknown>,
    required: required.includes(name),
  }));
}
