import { copyText } from './copy-text.ts';

const REMEMBERED_AT_MOST = 10_000;

/** Caches results by key, up to a number of keys; then the cache is cleared. */
export function remember<Key extends string | number, Found>(
  find: (key: Key) => Found,
  most = REMEMBERED_AT_MOST,
): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const result = find(key);
    // A slice of a line would keep the whole line alive.
    known.set(typeof key === 'string' ? (copyText(key) as Key) : key, result);
    return result;
  };
}
