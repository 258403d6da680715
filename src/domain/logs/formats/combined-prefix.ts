import { isAddress } from './addresses.ts';

/** The part before the time of a text line: `address ident user`, perhaps with a host or forwarded addresses. */
export interface LinePrefix {
  host: string | null;
  address: string | null;
  forwarded: string | null;
}

/**
 * Servers write `address - user`, `host address - user` (Apache's vhost_combined) or `address host user` (lighttpd). Instead of
 * one address there may be a list, or a list and the peer's address: the value of `X-Forwarded-For`.
 */
export function readPrefix(prefix: string): LinePrefix {
  const words = prefix.split(' ');
  const [first = '', second = ''] = words;
  if (isAddress(first.replace(/,$/, ''))) return readFromAddress(words);
  // A host name instead of the address: Apache resolved it.
  if (words.length < 4 || second === '-') return { host: null, address: first, forwarded: null };
  return { ...readFromAddress(words.slice(1)), host: first };
}

function readFromAddress(words: readonly string[]): LinePrefix {
  const listEnd = words.findIndex((word) => !word.endsWith(','));
  const list = words.slice(0, listEnd + 1);
  const next = words[listEnd + 1] ?? '';
  const hasPeer = isAddress(next) && words.length - listEnd > 3;
  if (hasPeer) return { host: null, address: next, forwarded: list.join(' ') };
  if (list.length > 1) return { host: null, address: null, forwarded: list.join(' ') };
  return { host: next.includes('.') ? next : null, address: list[0] ?? null, forwarded: null };
}
