const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a body. Throws a `SyntaxError` for invalid JSON, and a `TypeError` for invalid UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(UTF_8.decode(bytes));
}
