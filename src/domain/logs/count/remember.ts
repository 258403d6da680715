import { copyText } from './copy-text.ts';

const REMEMBERED_AT_MOST = 10_000;
/** Longer keys are not cached, so that one sender cannot fill the memory. */
const LONGEST_KEY = 1000;

/**
 * Caches results by key, up to a number of keys; then the cache is cleared. `find` receives a copy of the key, so that its result
 * may contain parts of it.
 */
export function remember<Key extends string | number, Found>(
  find: (key: Key) => Found,
  most = REMEMBERED_AT_MOST,
): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    // A slice of a line would keep the whole line alive.
    const copy = typeof key === 'string' ? (copyText(key) as Key) : key;
    const result = find(copy);
    if (typeof key === 'string' && key.length > LONGEST_KEY) return result;
    if (known.size >= most) known.clear();
    known.set(copy, result);
    return result;
  };
}

/** Caches the result for the last key only, for keys that mostly repeat the previous one: comparing them is faster than hashing. */
export function rememberLast<Found>(find: (key: string) => Found): (key: string) => Found {
  let last: { key: string; found: Found } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key: copyText(key), found: find(key) };
    return last.found;
  };
}
