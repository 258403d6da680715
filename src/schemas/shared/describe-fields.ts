import { z } from 'zod';

/** The JSON schemas of query parameters, with references to the components of the OpenAPI document. */
export function describeFields(shape: z.core.$ZodShape) {
  const text = JSON.stringify(z.toJSONSchema(z.object(shape), { io: 'input' }));
  const { properties = {}, required = [] }: z.core.JSONSchema.JSONSchema = JSON.parse(
    text.replaceAll('#/$defs/', '#/components/schemas/'),
  );
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: schema as Record<string, unknown>,
    required: required.includes(name),
  }));
}
