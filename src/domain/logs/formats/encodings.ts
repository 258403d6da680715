const ENCODED = /%[0-9A-Fa-f]{2}/;

/**
 * A user agent as it was sent. Some logs write spaces as `+` or as `%20` to keep columns separate, some encode twice
 * (`%2520`). A user agent that contains spaces was not encoded.
 */
export function decodeAgent(text: string): string {
  if (text.includes(' ') || !/[+%]/.test(text)) return text;
  const spaced = text.replaceAll('+', ' ');
  return decodePercent(decodePercent(spaced));
}

/** A path in URL encoding: `%2520` was `%20` before the log encoded it again, and `%2F` a slash. */
export function decodePath(text: string): string {
  if (!text.includes('%2')) return text;
  const once = text.replaceAll(/%25(?=[0-9A-Fa-f]{2})/g, '%');
  return once.startsWith('/') ? once : once.replaceAll(/%2f/gi, '/');
}

function decodePercent(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
