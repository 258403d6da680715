import { readAddressListsDate } from '../../storage/agent-analytics/address-lists.ts';
import type { Context } from '../context.ts';

const DAY_MS = 86_400_000;

/** Fetches the lists soon unless one was stored within a day: a new server should not wait for the nightly job. */
export async function requestAddressLists({ database, enqueue, now }: Context): Promise<void> {
  const date = await readAddressListsDate(database);
  if (now().getTime() - date < DAY_MS) return;
  await database.transaction((tx) => enqueue(tx, 'agent-traffic.refresh-lists', {}));
}
