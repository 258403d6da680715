import type { ServerResponse } from 'node:http';
import { isLongList, listLongLists, mapInSlices } from '../concurrency/slices.ts';

/** Sends a JSON response. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, JSON.stringify(value));
}

/** Sends a text whose type is set. */
export function sendText(res: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** The same as `JSON.stringify`. The items of long lists are serialized in slices. */
export async function stringifyInSlices(value: unknown): Promise<string> {
  if (listLongLists(value).length === 0) return JSON.stringify(value);
  const parts: string[] = [];
  for (const [name, field] of Object.entries(value as object)) {
    const text = isLongList(field) ? await stringifyList(field) : JSON.stringify(field);
    if (text !== undefined) parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join()}}`;
}

async function stringifyList(items: readonly unknown[]): Promise<string> {
  return `[${(await mapInSlices(items, (item) => JSON.stringify(item) ?? 'null')).join()}]`;
}
