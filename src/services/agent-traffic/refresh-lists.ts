import { readAddressList } from '../../domain/crawlers/address-list.ts';
import { ADDRESS_LIST_URLS } from '../../domain/crawlers/verification.ts';
import { saveAddressList } from '../../storage/address-lists.ts';
import type { Context } from '../context.ts';

/**
 * Fetches the addresses that operators publish; returns how many lists came. One that does not come, or is none, leaves the
 * earlier one as it is: the network may not be ours to use.
 */
export async function refreshAddressLists(
  context: Context,
  _payload: object,
  signal?: AbortSignal,
): Promise<{ fetched: number; failed: number }> {
  let fetched = 0;
  for (const url of ADDRESS_LIST_URLS) {
    if (signal?.aborted) break;
    const reason = await refreshList(context, url);
    if (reason === null) fetched++;
    else context.log.warn({ url, reason }, 'a list of crawler addresses could not be fetched');
  }
  return { fetched, failed: ADDRESS_LIST_URLS.length - fetched };
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
