import { z } from 'zod';
import { listLongLists, mapInSlices } from '../../concurrency/slices.ts';

/**
 * An output whose long lists are validated in slices: a history of months has thousands of values. A list that a service has cached
 * is validated once, so services must not change a list that they have returned. It stays the same object schema, which the OpenAPI
 * document needs, except that tRPC, which calls `parseAsync`, gets zod's compiled parser.
 */
export function inSlices<Schema extends z.ZodObject>(schema: Schema): Schema {
  const lists = findLists(schema);
  const outline = outlineOf(schema, lists);
  const known = new WeakMap<unknown[], unknown[]>();

  async function validateItems(list: unknown[], { element }: z.ZodArray): Promise<unknown[]> {
    const found = known.get(list);
    if (found) return found;
    const items = await mapInSlices(list, (item) => (element as z.ZodType).parse(item));
    known.set(list, items);
    return items;
  }

  async function parseAsync(value: unknown): Promise<unknown> {
    const long = listLongLists(value).filter((name) => lists.has(name));
    if (long.length === 0) return schema.parse(value);
    const validated = outline.parse(value);
    for (const [name, list] of lists) {
      const items = (value as Record<string, unknown[] | undefined>)[name];
      if (items) validated[name] = await validateItems(items, list);
    }
    return validated;
  }
  return Object.assign(schema, { parseAsync });
}

function findLists({ shape }: z.ZodObject): Map<string, z.ZodArray> {
  const lists = Object.entries(shape).flatMap(([name, field]): [string, z.ZodArray][] => {
    const list = field instanceof z.ZodOptional ? field.unwrap() : field;
    return list instanceof z.ZodArray ? [[name, list]] : [];
  });
  return new Map(lists);
}

/** The schema of everything but the items of its lists. */
function outlineOf(schema: z.ZodObject, lists: Map<string, z.ZodArray>): z.ZodObject {
  const unchecked = [...lists].map(([name, list]) => {
    const items = list.clone({ ...list.def, element: z.unknown() });
    return [name, schema.shape[name] instanceof z.ZodOptional ? items.optional() : items];
  });
  return schema.clone({ ...schema.def, shape: { ...schema.shape, ...Object.fromEntries(unchecked) } });
}
