import { listLongLists, mapInSlices } from '../concurrency/slices.ts';
import { findLists, type Parser } from '../schemas/lists.ts';

/** Consecutive pieces of a text. */
export type TextPieces = readonly (string | Buffer)[];

/** Returns JSON, or undefined for a response without content. */
export type SerializeOutput = (value: unknown) => Promise<TextPieces | undefined>;

/**
 * Validates responses and serializes them. The items of long lists are processed in slices: a history of months has thousands of
 * values. A list that a service has cached is processed and encoded once, so services must not change a list that they have
 * returned.
 */
export function createOutputSerializer(schema: Parser): SerializeOutput {
  const lists = findLists(schema);
  const known = new WeakMap<unknown[], Buffer>();

  async function serializeList(list: unknown[], item: Parser): Promise<Buffer> {
    const found = known.get(list);
    if (found !== undefined) return found;
    const items = await mapInSlices(list, (each) => JSON.stringify(item.parse(each)) ?? 'null');
    const text = Buffer.from(`[${items.join()}]`);
    known.set(list, text);
    return text;
  }

  return async (value) => {
    const long = lists ? listLongLists(value).filter((name) => lists.items.has(name)) : [];
    if (!lists || long.length === 0) {
      const text: string | undefined = JSON.stringify(schema.parse(value));
      return text === undefined ? undefined : [text];
    }
    const fields = value as Record<string, unknown[]>;
    const texts = new Map<string, Buffer>();
    for (const name of long) {
      texts.set(name, await serializeList(fields[name] as unknown[], lists.items.get(name) as Parser));
    }
    const validated = lists.withoutItems(long).parse(value) as object;
    const members = Object.entries(validated).flatMap(([name, field]) => {
      const text: string | Buffer | undefined = texts.get(name) ?? JSON.stringify(field);
      return text === undefined ? [] : [{ name: JSON.stringify(name), text }];
    });
    const pieces = members.flatMap(({ name, text }, index) => [`${index === 0 ? '{' : ','}${name}:`, text]);
    return [...pieces, '}'];
  };
}
