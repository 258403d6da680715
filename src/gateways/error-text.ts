/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Proxies answer with pages of HTML; its words are enough to know which. */
export function stripMarkup(text: string): string {
  return text
    .slice(0, 10_000)
    .replaceAll(/<(style|script)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** fetch says only "fetch failed"; the reason is its cause, which may have a code and no message. */
export function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/** Providers may quote a key. Hidden before anything is cut, or half a key could stay. */
export function hideKeys(text: string, keys: readonly string[]): string {
  return keys.reduce((words, key) => (key === '' ? words : words.replaceAll(key, '[key]')), text);
}

/** The same, and whatever else looks like a key: for words that are not an answer. */
export function hideAnyKey(text: string, keys: readonly string[]): string {
  return hideKeys(text, keys).replaceAll(/\bsk-[\w*.-]+/g, '[key]');
}
