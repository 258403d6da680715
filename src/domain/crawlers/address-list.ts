import { isPrefix, toPrefix } from './address-set.ts';

const MOST_PREFIXES = 50_000;
const KEYS = ['ipv4Prefix', 'ipv6Prefix', 'ip_prefix', 'ipv6_prefix'];
/** The same keys inside a web page, where quotes may be escaped. */
const IN_PAGE = new RegExp(`(?:"|&quot;)(?:${KEYS.join('|')})(?:"|&quot;)\\s*:\\s*(?:"|&quot;)([^"&\\s]+)`, 'g');

/**
 * Parses a list published by an operator: JSON with `prefixes`, a page that embeds such JSON, or lines that begin with a prefix (a
 * geofeed, RFC 8805). Null if there is no prefix in it: an unrelated page must not replace a list.
 */
export function readAddressList(text: string): string[] | null {
  return checkPrefixes(findPrefixes(text));
}

/** The valid prefixes, each once; null if there are none, or more than any operator publishes. */
export function checkPrefixes(named: readonly string[]): string[] | null {
  const prefixes = [...new Set(named.map(toPrefix).filter(isPrefix))];
  return prefixes.length > 0 && prefixes.length <= MOST_PREFIXES ? prefixes : null;
}

function findPrefixes(text: string): string[] {
  const start = text.trimStart()[0];
  if (start === '{') return readJson(text);
  if (start === '<') return [...text.matchAll(IN_PAGE)].map(([, prefix]) => prefix ?? '');
  return text.split('\n').map(firstColumn);
}

function readJson(text: string): string[] {
  try {
    const { prefixes } = JSON.parse(text) as { prefixes?: unknown };
    return Array.isArray(prefixes) ? prefixes.flatMap(textsOf) : [];
  } catch {
    return [];
  }
}

function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry !== 'object' || entry === null) return [];
  return KEYS.map((key) => entry[key as keyof typeof entry] as unknown).filter((value) => typeof value === 'string');
}

function firstColumn(line: string): string {
  return line.split(',', 1)[0]?.trim() ?? '';
}
