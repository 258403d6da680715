/** Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Extracts the text of HTML error pages, which proxies return. */
export function stripMarkup(text: string): string {
  return text
    .slice(0, 10_000)
    .replaceAll(/<(style|script)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Codes of failures that an operator can fix or wait out. */
const NETWORK_FAILURES: Record<string, string> = {
  ENOTFOUND: 'its address was not found. Check the name and the DNS of this server',
  EAI_AGAIN: 'its address could not be looked up. Check the DNS of this server',
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  EHOSTUNREACH: 'there is no network route to it',
  ENETUNREACH: 'there is no network route to it',
  ETIMEDOUT: 'it did not accept the connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'it did not accept the connection in time',
  UND_ERR_SOCKET: 'it closed the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** `fetch` reports only "fetch failed". The reason is its cause, which may have a code but no message. */
export function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return NETWORK_FAILURES[code] ?? (cause.message || code || cause.name);
}

/** Providers may quote a key. It must be hidden before the text is truncated, or part of it could remain. */
export function hideKeys(text: string, keys: readonly string[]): string {
  return keys.reduce((words, key) => (key === '' ? words : words.replaceAll(key, '[key]')), text);
}

/** Also hides everything that looks like a key. For error messages, not for answers. */
export function hideAnyKey(text: string, keys: readonly string[]): string {
  return hideKeys(text, keys).replaceAll(/\bsk-[\w*.-]+/g, '[key]');
}
