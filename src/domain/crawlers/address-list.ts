import { isPrefix } from './address-set.ts';

const MOST_PREFIXES = 50_000;
const KEYS = ['ipv4Prefix', 'ipv6Prefix', 'ip_prefix', 'ipv6_prefix'];

/**
 * Reads what an operator publishes: JSON with `prefixes`, or lines that begin with a prefix (a geofeed, RFC 8805). Null when there is
 * none in it, which a page of any other kind has in common with an empty list: neither is taken for the operator's word.
 */
export function readAddressList(text: string): string[] | null {
  const named = text.trimStart().startsWith('{') ? readJson(text) : text.split('\n').map(firstColumn);
  const prefixes = [...new Set(named.filter(isPrefix))];
  return prefixes.length > 0 && prefixes.length <= MOST_PREFIXES ? prefixes : null;
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
