import type { describeFields } from '../../schemas/shared/describe-fields.ts';
import type { Schema } from './examples.ts';

/** The description of a query parameter of a route that is not a procedure. */
export function toParameter({ name, schema: all, required }: ReturnType<typeof describeFields>[number]) {
  const { description, examples, default: _, ...schema } = all as Schema & { examples?: unknown[] };
  const example = examples?.[0] ?? schema.enum?.[0] ?? schema.items?.enum?.slice(0, 1);
  const isList = schema.type === 'array';
  return {
    name,
    in: 'query',
    required,
    description: description ?? '',
    example,
    schema,
    ...(isList && { style: 'form', explode: true }),
  };
}
