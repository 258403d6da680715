import { AddressSet } from './address-set.ts';
import { ADDRESS_SNAPSHOT } from './address-snapshot.ts';
import type { Crawler } from './crawler.ts';
import { CRAWLERS } from './table.ts';

/**
 * What the address of a visit says of the name it gave: it lies in the ranges that the operator publishes, there is nothing to compare
 * it with, or it lies outside of them.
 */
export type Verification = 'verified' | 'unverified' | 'spoofed';

export type Verify = (crawler: Crawler, address: string | null) => Verification;

/** The addresses of all lists that the table names, each once. */
export const ADDRESS_LIST_URLS: readonly string[] = [...new Set(CRAWLERS.flatMap(({ addressLists }) => addressLists))];

/** Compares visits with the lists that were fetched, and with those of the snapshot where one was not. */
export function createVerify(
  fetched: ReadonlyMap<string, readonly string[]>,
  snapshot: Readonly<Record<string, readonly string[]>> = ADDRESS_SNAPSHOT.lists,
): Verify {
  const prefixesOf = (url: string) => fetched.get(url) ?? snapshot[url] ?? [];
  const sets = new Map(ADDRESS_LIST_URLS.map((url) => [url, new AddressSet(prefixesOf(url))]));
  const listsOf = new Map(
    CRAWLERS.map(({ name, addressLists }) => [name, addressLists.flatMap((url) => sets.get(url) ?? [])]),
  );
  return ({ name }, address) => judge(listsOf.get(name) ?? [], address);
}

/** Only a crawler whose lists are all known can be told from somebody who took its name. */
function judge(lists: readonly AddressSet[], address: string | null): Verification {
  if (address === null) return 'unverified';
  let areKnown = lists.length > 0;
  for (const list of lists) {
    const isWithin = list.has(address);
    if (isWithin) return 'verified';
    if (isWithin === null || list.size === 0) areKnown = false;
  }
  return areKnown ? 'spoofed' : 'unverified';
}
