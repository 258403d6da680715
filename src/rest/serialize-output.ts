import { listLongLists, mapInSlices } from '../concurrency/slices.ts';
import { findLists, type Parser } from '../schemas/lists.ts';

/** Returns JSON, or undefined for a response without content. */
export type SerializeOutput = (value: unknown) => Promise<string | undefined>;

/**
 * Validates responses and serializes them. The items of long lists are processed in slices: a history of months has thousands of
 * values. A list that a service has cached is processed once, so services must not change a list that they have returned.
 */
export function createOutputSerializer(schema: Parser): SerializeOutput {
  const lists = findLists(schema);
  const known = new WeakMap<unknown[], string>();

  async function serializeList(list: unknown[], item: Parser): Promise<string> {
    const found = known.get(list);
    if (found !== undefined) return found;
    const items = await mapInSlices(list, (each) => JSON.stringify(item.parse(each)) ?? 'null');
    const text = `[${items.join()}]`;
    known.set(list, text);
    return text;
  }

  return async (value) => {
    const long = lists ? listLongLists(value).filter((name) => lists.items.has(name)) : [];
    if (!lists || long.length === 0) return JSON.stringify(schema.parse(value));
    const fields = value as Record<string, unknown[]>;
    const texts = new Map<string, string>();
    for (const name of long) {
      texts.set(name, await serializeList(fields[name] as unknown[], lists.items.get(name) as Parser));
    }
    const validated = lists.withoutItems(long).parse(value) as object;
    const parts = Object.entries(validated).flatMap(([name, field]) => {
      const text = texts.get(name) ?? JSON.stringify(field);
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
    });
    return `{${parts.join()}}`;
  };
}
