import type { StoredListState } from '../../domain/crawlers/list-state.ts';
import type { AddressList } from '../../domain/crawlers/verification.ts';
import type { Database } from '../postgres/database.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';

export interface SavedList {
  url: string;
  prefixes: string[];
  /** The date of the ranges. */
  asOf: Date;
}

/** Replaces a list. */
export async function saveAddressList({ prisma }: Database, { url, ...list }: SavedList, now: Date): Promise<void> {
  const data = { ...list, fetchedDate: now, failure: null };
  await prisma.addressList.upsert({ where: { url }, create: { url, ...data }, update: data });
}

/** Stores why a list could not be fetched; the earlier ranges are kept. */
export async function saveListFailure({ prisma }: Database, url: string, failure: string): Promise<void> {
  await prisma.addressList.upsert({
    where: { url },
    create: { url, failure, prefixes: [] },
    update: { failure },
  });
}

/** The stored lists, by URL. */
export async function listAddressLists({ query }: SqlDatabase): Promise<Map<string, AddressList>> {
  const rows = await query<{ url: string; prefixes: string[]; asOf: Date }>`
    SELECT url, prefixes, "asOf" FROM "AddressList" WHERE "asOf" IS NOT NULL`;
  return new Map(rows.map(({ url, prefixes, asOf }) => [url, { prefixes, date: new Date(asOf).getTime() }]));
}

/** The state of each list, without its ranges. */
export async function listListStates({ query }: SqlDatabase): Promise<StoredListState[]> {
  const rows = await query<{ url: string; asOf: Date | null; failure: string | null }>`
    SELECT url, "asOf", failure FROM "AddressList"`;
  return rows.map(({ url, asOf, failure }) => ({ url, asOf: asOf && new Date(asOf), failure }));
}

/** When the last list was stored, in milliseconds; 0 before the first. */
export async function readAddressListsDate({ query }: SqlDatabase): Promise<number> {
  const [row] = await query<{ date: Date | null }>`SELECT max("fetchedDate") AS date FROM "AddressList"`;
  return row?.date ? new Date(row.date).getTime() : 0;
}
