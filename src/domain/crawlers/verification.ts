import { AddressSet } from './address-set.ts';
import { isAnonymized } from './client-address.ts';
import type { Crawler } from './crawler.ts';
import { CRAWLERS } from './table.ts';

/**
 * The verification of a visit by its address: it is in the ranges that the operator publishes, nothing can be
 * concluded, or it is outside of them.
 */
export type Verification = 'verified' | 'unverified' | 'spoofed';

/** Verifies a visit by the visitor's address and the time of the visit, in milliseconds. */
export type Verify = (crawler: Crawler, address: string | null, time: number) => Verification;

/** The published ranges of a list, and the moment they are from, in milliseconds. */
export interface AddressList {
  prefixes: readonly string[];
  date: number;
}

/** Operators change their ranges: a list that is older than this, or much younger than a visit, is not used as evidence. */
export const STALE_AFTER_DAYS = 30;
export const STALE_AFTER_MS = STALE_AFTER_DAYS * 86_400_000;

/** The URLs of all lists in the table, each once. */
export const ADDRESS_LIST_URLS: readonly string[] = [...new Set(CRAWLERS.flatMap(({ addressLists }) => addressLists))];

interface LoadedList {
  addresses: AddressSet;
  /** Visits before this moment are not marked as spoofed by the list; infinite if it is stale. */
  spoofedFrom: number;
}

/** Compares visits with the lists as of `now`, in milliseconds. */
export function createVerify(lists: ReadonlyMap<string, AddressList>, now: number): Verify {
  const loaded = new Map([...lists].map(([url, list]) => [url, loadList(list, now)]));
  const listsOf = new Map(
    CRAWLERS.map(({ name, addressLists }) => [name, addressLists.map((url) => loaded.get(url) ?? null)]),
  );
  return ({ name }, address, time) => classify(listsOf.get(name) ?? [], address, time);
}

function loadList({ prefixes, date }: AddressList, now: number): LoadedList {
  const isStale = now - date > STALE_AFTER_MS;
  return {
    addresses: new AddressSet(prefixes),
    spoofedFrom: isStale ? Number.POSITIVE_INFINITY : date - STALE_AFTER_MS,
  };
}

/** A visit is spoofed only if every list of the crawler is known, fresh and of the time of the visit. */
function classify(lists: readonly (LoadedList | null)[], address: string | null, time: number): Verification {
  if (address === null || lists.length === 0) return 'unverified';
  let isConclusive = true;
  for (const list of lists) {
    const isWithin = list === null ? null : list.addresses.has(address);
    if (isWithin) return 'verified';
    if (isWithin === null || list === null || list.addresses.size === 0 || time < list.spoofedFrom) {
      isConclusive = false;
    }
  }
  return isConclusive && !isAnonymized(address) ? 'spoofed' : 'unverified';
}
