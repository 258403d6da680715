type Type = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The subset of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: Type | Type[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  items?: Schema;
  /** A nullable object is the object or null. */
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** An example value for a JSON schema, built from the examples of its fields. */
export function exampleOf(schema: Schema, components: Record<string, Schema>): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.$ref) return exampleOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.items) return [exampleOf(schema.items, components)];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], components);
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components)]));
  }
  throw new Error(`No example for the schema ${JSON.stringify(schema)}`);
}
