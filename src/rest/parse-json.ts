const STRICT = new TextDecoder('utf-8', { fatal: true });
const LENIENT = new TextDecoder('utf-8');

/** Parses a body. Throws a `SyntaxError` for invalid JSON and, unless lenient, a `TypeError` for invalid UTF-8. */
export function parseJson(bytes: Uint8Array, { isLenient = false } = {}): unknown {
  return JSON.parse((isLenient ? LENIENT : STRICT).decode(bytes));
}
