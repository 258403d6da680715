const ENCODED = /%[0-9A-Fa-f]{2}/;

/**
 * A user agent as it was sent. Some logs keep their columns apart by writing spaces as `+` or as `%20`, some of them twice
 * over (`%2520`); one that has spaces was not encoded.
 */
export function decodeAgent(text: string): string {
  if (text.includes(' ') || !/[+%]/.test(text)) return text;
  const spaced = text.replaceAll('+', ' ');
  return decodePercent(decodePercent(spaced));
}

/** A path in the spelling of its address: `%2520` was `%20` before a log encoded it once more, and `%2F` a slash. */
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
