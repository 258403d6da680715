import { readAddressList } from '../../domain/crawlers/address-list.ts';
import { ADDRESS_LIST_URLS } from '../../domain/crawlers/verification.ts';
import { saveAddressList, saveListFailure } from '../../storage/agent-analytics/address-lists.ts';
import type { Context } from '../context.ts';

/**
 * Fetches the address ranges that operators publish, and returns how many lists were fetched. A list that cannot be fetched
 * keeps its earlier ranges. All lists are fetched concurrently, so that a server without internet access finishes quickly.
 */
export async function refreshAddressLists(
  context: Context,
  _payload: unknown,
  signal?: AbortSignal,
): Promise<{ fetched: number; failed: number }> {
  const outcomes = await Promise.all(
    ADDRESS_LIST_URLS.map(async (url) => ({ url, reason: await refreshList(context, url, signal) })),
  );
  const missing = outcomes.filter(({ reason }) => reason !== null);
  const counts = { fetched: outcomes.length - missing.length, failed: missing.length };
  // Health returns the reason for each list.
  const [example] = missing;
  if (example) context.log.info({ ...counts, example }, 'could not fetch lists of crawler addresses');
  return counts;
}

/** Stores the list, or the reason for the failure, which is returned. */
async function refreshList(
  { database, web, now }: Context,
  url: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const outcome = await web.fetchPage(url, signal ? { signal } : {});
  const prefixes = outcome.kind === 'ok' && outcome.status === 200 ? readAddressList(outcome.body.toString()) : null;
  if (prefixes !== null) {
    await saveAddressList(database, { url, prefixes, asOf: now() }, now());
    return null;
  }
  const reason = explainFailure(outcome);
  await saveListFailure(database, url, reason);
  return reason;
}

function explainFailure(outcome: Awaited<ReturnType<Context['web']['fetchPage']>>): string {
  if (outcome.kind !== 'ok') return outcome.reason;
  return outcome.status === 200
    ? 'The response is not a list of addresses'
    : `The server returned status ${outcome.status}`;
}
