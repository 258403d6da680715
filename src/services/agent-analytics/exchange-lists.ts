import { checkPrefixes } from '../../domain/crawlers/address-list.ts';
import { ADDRESS_LIST_URLS } from '../../domain/crawlers/verification.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { listAddressLists, saveAddressList } from '../../storage/agent-analytics/address-lists.ts';
import type { Context } from '../context.ts';

/** Lists of addresses as a file, for servers without internet. */
export interface ListsFile {
  lists: Record<string, { asOf: string; prefixes: string[] }>;
}

export interface ImportedList {
  url: string;
  asOf: string;
  prefixes: number;
  result: 'imported' | 'newer_exists' | 'unknown_url' | 'invalid';
}

export async function exportAddressLists({ database }: Context): Promise<ListsFile> {
  const lists = await listAddressLists(database);
  const entries = [...lists].map(([url, { date, prefixes }]) => [url, { asOf: dayOf(new Date(date)), prefixes }]);
  return { lists: Object.fromEntries(entries) };
}

/** Stores the lists of a file. They are validated like fetched ones, and replace only older ones. */
export async function importAddressLists(context: Context, { lists }: ListsFile): Promise<ImportedList[]> {
  const known = await listAddressLists(context.database);
  const imported: ImportedList[] = [];
  for (const [url, { asOf, prefixes: named }] of Object.entries(lists)) {
    const date = new Date(`${asOf}T00:00:00Z`);
    const prefixes = checkPrefixes(named);
    const result = findResult(url, date, prefixes, known.get(url)?.date ?? 0, context.now());
    if (result === 'imported' && prefixes) {
      await saveAddressList(context.database, { url, prefixes, asOf: date }, context.now());
    }
    imported.push({ url, asOf, prefixes: prefixes?.length ?? 0, result });
  }
  return imported;
}

function findResult(
  url: string,
  date: Date,
  prefixes: string[] | null,
  knownDate: number,
  now: Date,
): ImportedList['result'] {
  if (!ADDRESS_LIST_URLS.includes(url)) return 'unknown_url';
  if (prefixes === null || date > now) return 'invalid';
  return knownDate > date.getTime() ? 'newer_exists' : 'imported';
}
