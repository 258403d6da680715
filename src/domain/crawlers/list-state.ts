import { ADDRESS_LIST_URLS, STALE_AFTER_MS } from './verification.ts';

/** `stale`: older than 30 days. `failed`: it could not be fetched, and there is no earlier one. */
export const LIST_STATES = ['fresh', 'stale', 'failed', 'never_fetched'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** The stored state of a list, whether or not it could be fetched. */
export interface StoredListState {
  url: string;
  /** The date of the ranges; null if there are none. */
  asOf: Date | null;
  /** Why the last attempt to fetch it failed; null if it did not. */
  failure: string | null;
}

export interface AddressListState {
  url: string;
  asOf: string | null;
  state: ListState;
  reason?: string;
}

/** The state of every list of the table. */
export function describeLists(stored: readonly StoredListState[], now: Date): AddressListState[] {
  const byUrl = new Map(stored.map((list) => [list.url, list]));
  return ADDRESS_LIST_URLS.map((url) => {
    const { asOf = null, failure = null } = byUrl.get(url) ?? {};
    return {
      url,
      asOf: asOf?.toISOString() ?? null,
      state: stateOf(asOf, failure, now),
      ...(failure !== null && { reason: failure }),
    };
  });
}

/** The states, the one in which the least is known first. */
const WORST_FIRST = ['failed', 'never_fetched', 'stale', 'fresh'] as const satisfies ListState[];

/** The worst state of the lists. */
export function summarizeLists(lists: readonly Pick<AddressListState, 'state'>[]): ListState {
  return WORST_FIRST.find((state) => lists.some((list) => list.state === state)) ?? 'fresh';
}

function stateOf(asOf: Date | null, failure: string | null, now: Date): ListState {
  if (asOf !== null) return now.getTime() - asOf.getTime() > STALE_AFTER_MS ? 'stale' : 'fresh';
  return failure === null ? 'never_fetched' : 'failed';
}
