import type { ServerResponse } from 'node:http';
import { listLongLists, mapInSlices } from '../../concurrency/slices.ts';

/** Consecutive pieces of a text. */
type TextPieces = readonly (string | Buffer)[];

/** Sends a JSON response. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, [JSON.stringify(value)]);
}

/** Sends a text whose type is set. */
export function sendText(res: ServerResponse, pieces: TextPieces): void {
  const encoded = encode(pieces);
  res.setHeader(
    'Content-Length',
    encoded.reduce((sum, { length }) => sum + length, 0),
  );
  for (const piece of encoded.slice(0, -1)) res.write(piece);
  res.end(encoded.at(-1));
}

/** Pieces that are encoded already are not copied. */
function encode(pieces: TextPieces): Buffer[] {
  const encoded: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    encoded.push(Buffer.from(text), piece);
    text = '';
  }
  return [...encoded, Buffer.from(text)];
}

const encodedLists = new WeakMap<unknown[], Buffer>();

/**
 * Returns the JSON of an output, like `JSON.stringify`. The items of long lists are serialized in slices: a history of months has
 * thousands of values. A list that is returned again, because it is cached, is serialized once. So a list must not change after
 * it was returned.
 */
export async function serializeOutput(output: unknown): Promise<TextPieces> {
  const long = listLongLists(output);
  if (long.length === 0) return [JSON.stringify(output)];
  const fields = output as Record<string, unknown>;
  const lists = new Map<string, Buffer>();
  for (const name of long) lists.set(name, await serializeList(fields[name] as unknown[]));
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const text: string | Buffer | undefined = lists.get(name) ?? JSON.stringify(field);
    return text === undefined ? [] : [{ name: JSON.stringify(name), text }];
  });
  const pieces = members.flatMap(({ name, text }, index) => [`${index === 0 ? '{' : ','}${name}:`, text]);
  return [...pieces, '}'];
}

async function serializeList(list: unknown[]): Promise<Buffer> {
  const known = encodedLists.get(list);
  if (known) return known;
  const items = await mapInSlices(list, (item) => JSON.stringify(item) ?? 'null');
  const encoded = Buffer.from(`[${items.join()}]`);
  encodedLists.set(list, encoded);
  return encoded;
}
