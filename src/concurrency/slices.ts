import { setImmediate } from 'node:timers/promises';

/** After this time, other requests are served. */
const SLICE_MS = 10;
/** The items of a shorter list are processed at once. */
const LONG_LIST = 20;

export function isLongList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > LONG_LIST;
}

/** The lists of a response that are long enough to be processed in slices. */
export function listLongLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => (isLongList(field) ? [name] : []));
}

/** Processes the items of a long list, a few milliseconds at a time. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  process: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const item of items) {
    results.push(process(item));
    if (performance.now() - started < SLICE_MS) continue;
    await serveOthers();
    started = performance.now();
  }
  return results;
}

/** The event loop reads other requests before the second callback, not always before the first. */
async function serveOthers(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
