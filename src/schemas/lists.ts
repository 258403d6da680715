import { z } from 'zod';

export interface Parser {
  parse: (value: unknown) => unknown;
}

/** The lists of an object schema, so that their items can be validated separately. */
export interface ListsOfSchema {
  /** The schema of the items of each list, by its name. */
  items: ReadonlyMap<string, Parser>;
  /** The schema of everything but the items of these lists. */
  withoutItems: (names: readonly string[]) => Parser;
}

/** Null for a schema without lists. */
export function findLists(schema: unknown): ListsOfSchema | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const lists = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const list = field instanceof z.ZodOptional ? field.unwrap() : field;
    return list instanceof z.ZodArray ? [{ name, list }] : [];
  });
  if (lists.length === 0) return null;
  const variants = new Map<string, Parser>();
  return {
    items: new Map(lists.map(({ name, list }) => [name, list.element as z.ZodType])),
    withoutItems(names) {
      const known = variants.get(names.join());
      if (known) return known;
      const unchecked = lists
        .filter(({ name }) => names.includes(name))
        .map(({ name, list }) => [name, list.clone({ ...list.def, element: z.unknown() })]);
      const shape = { ...schema.shape, ...Object.fromEntries(unchecked) };
      const variant = schema.clone({ ...schema.def, shape });
      variants.set(names.join(), variant);
      return variant;
    },
  };
}
