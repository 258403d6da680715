import type { Connection } from '../database.ts';
import type { Sql } from '../sql.ts';

interface SavedList {
  url: string;
  prefixes: string[];
  fetchedDate: Date;
}

export async function saveAddressList(db: Connection, { url, ...list }: SavedList): Promise<void> {
  await db.addressList.upsert({ where: { url }, create: { url, ...list }, update: list });
}

/** The prefixes of each list, by the address it was fetched from. */
export async function listAddressLists({ query }: Sql): Promise<Map<string, string[]>> {
  const rows = await query<Pick<SavedList, 'url' | 'prefixes'>>`SELECT url, prefixes FROM "AddressList"`;
  return new Map(rows.map(({ url, prefixes }) => [url, prefixes]));
}

/** When the last list came, in milliseconds; 0 before the first. */
export async function readAddressListsDate({ query }: Sql): Promise<number> {
  const [row] = await query<{ date: Date | null }>`SELECT max("fetchedDate") AS date FROM "AddressList"`;
  return row?.date ? new Date(row.date).getTime() : 0;
}
