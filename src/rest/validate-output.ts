import { listLongLists, mapInSlices } from '../concurrency/slices.ts';
import { findLists, type Parser } from '../schemas/lists.ts';

export type ValidateOutput = (value: unknown) => Promise<unknown>;

/** Validates responses. The items of long lists are validated in slices: a history of months has thousands of values. */
export function createOutputValidator(schema: Parser): ValidateOutput {
  const lists = findLists(schema);
  return async (value) => {
    const long = lists ? listLongLists(value).filter((name) => lists.items.has(name)) : [];
    if (!lists || long.length === 0) return schema.parse(value);
    const fields = value as Record<string, unknown[]>;
    const validated: Record<string, unknown> = {};
    for (const name of long) {
      validated[name] = await mapInSlices(fields[name] ?? [], (item) => lists.items.get(name)?.parse(item));
    }
    return { ...(lists.withoutItems(long).parse(value) as object), ...validated };
  };
}
