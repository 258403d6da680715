import { readAddressList } from '../../domain/crawlers/address-list.ts';
import { ADDRESS_LIST_URLS } from '../../domain/crawlers/verification.ts';
import { saveAddressList } from '../../storage/agent-analytics/address-lists.ts';
import type { Context } from '../context.ts';

/**
 * Fetches the addresses that operators publish; returns how many lists came. One that does not come, or is none, leaves the
 * earlier one as it is: the network may not be ours to use. All at once, so that a server without one ends soon.
 */
export async function refreshAddressLists(context: Context): Promise<{ fetched: number; failed: number }> {
  const outcomes = await Promise.all(
    ADDRESS_LIST_URLS.map(async (url) => ({ url, reason: await refreshList(context, url) })),
  );
  const missing = outcomes.filter(({ reason }) => reason !== null);
  if (missing.length > 0) context.log.info({ missing }, 'lists of crawler addresses that could not be fetched');
  return { fetched: outcomes.length - missing.length, failed: missing.length };
}

/** Saves the list, or says why there is none. */
async function refreshList({ database, web, now }: Context, url: string): Promise<string | null> {
  const outcome = await web.fetchPage(url);
  if (outcome.kind !== 'ok') return outcome.reason;
  if (outcome.status !== 200) return `The server answered ${outcome.status}`;
  const prefixes = readAddressList(outcome.body.toString());
  if (prefixes === null) return 'What came is no list of addresses';
  await saveAddressList(database.prisma, { url, prefixes, fetchedDate: now() });
  return null;
}
