import { AddressSet } from './address-set.ts';
import { CDN_RANGES, NON_PUBLIC_RANGES } from './network-ranges.ts';

/** The addresses that a log contains for one request. */
export interface LoggedAddresses {
  /** The peer of the connection; null if the log does not name it. */
  address: string | null;
  /** Addresses forwarded by proxies: `X-Forwarded-For` and the like, the nearest proxy last. */
  forwarded: string | null;
}

/** Finds the address of the visitor; null if the log does not contain it. */
export type FindClient = (addresses: LoggedAddresses) => string | null;

const noVisitors = new AddressSet([...NON_PUBLIC_RANGES, ...CDN_RANGES], { allowBroad: true });
/** `for=192.0.2.7` of RFC 7239, and the separators of lists. */
const SEPARATORS = /\s*[,;]\s*|\s+/;
const QUOTED = /^"(.*)"$/;
const FORWARDED_FOR = /^for="?([^"]+)"?$/i;
const FORWARDED_OTHER = /^(?:by|host|proto)=/i;

/**
 * The peer is the visitor unless it is a proxy: an address that is not public, a known edge of a content delivery network
 * or one of `trustedProxies`. Behind a proxy the visitor is the rightmost address that is none of these.
 */
export function createFindClient(trustedProxies: readonly string[]): FindClient {
  const trusted = new AddressSet(trustedProxies, { allowBroad: true });
  const isVisitor = (address: string) => noVisitors.has(address) === false && trusted.has(address) === false;
  return ({ address, forwarded }) => {
    if (address !== null && isVisitor(address)) return address;
    if (forwarded === null) return null;
    return splitAddresses(forwarded).findLast(isVisitor) ?? null;
  };
}

/** Whether the last octet was zeroed to anonymize the address; for IPv6, the last 64 bits or more. */
export function isAnonymized(address: string): boolean {
  return (
    /^(?:::ffff:)?\d+\.\d+\.\d+\.0(?::\d+)?$/i.test(address) ||
    /^\[?[\da-f:]+(?:::0?|(?::0{1,4}){4})\]?(?::\d+)?$/i.test(address)
  );
}

/** The addresses of `X-Forwarded-For`, `Forwarded` or a similar header. */
export function splitAddresses(text: string): string[] {
  return text
    .split(SEPARATORS)
    .filter((part) => part !== '' && !FORWARDED_OTHER.test(part))
    .map((part) => FORWARDED_FOR.exec(part)?.[1] ?? QUOTED.exec(part)?.[1] ?? part);
}
