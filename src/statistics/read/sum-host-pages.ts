import type { DateWindow } from '../../domain/shared/windows.ts';
import type { HostPageCitations } from '../../storage/agent-analytics/journey.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { createPromptFilter, findSettings, type PageScope, readBlocks } from './citation-blocks.ts';
import { readDirectory } from './page-directories.ts';
import { sumCitations } from './page-sums.ts';

/** The pages of some hosts in the selected answers of two windows. */
export interface HostPages extends Omit<PageScope, keyof DateWindow> {
  hosts: readonly string[];
  /** Hosts below this domain are included; null if there is none. */
  wildcard: string | null;
  current: DateWindow;
  previous: DateWindow;
}

/** Sums the citations of pages from the counts of a report. Null for statistics of the first release. */
export async function sumHostPages(
  database: ThreadDatabase,
  task: HostPages,
  caches: ThreadCaches,
): Promise<HostPageCitations | null> {
  return database.snapshot((snapshot) => sumWindows(snapshot, task, caches));
}

async function sumWindows(
  database: ThreadDatabase,
  task: HostPages,
  caches: ThreadCaches,
): Promise<HostPageCitations | null> {
  const settings = await findSettings(database, task);
  if (!settings) return null;
  const directory = await readDirectory(database, task.workspaceId, caches);
  const isCounted = createPromptFilter(task, settings);
  const sumWindow = async (window: DateWindow) => {
    const blocks = await readBlocks(database, { ...task, ...window }, settings);
    return sumCitations({ blocks, isCounted }, directory.size);
  };
  const current = await sumWindow(task.current);
  const previous = await sumWindow(task.previous);
  const isListed = directory.hosts.map((host) => isOfHosts(host, task));
  const pages: number[] = [];
  for (let page = 0; page < directory.size; page++) {
    const isCited = (current[page] ?? 0) + (previous[page] ?? 0) > 0;
    if (isCited && isListed[directory.hostOf(page)]) pages.push(page);
  }
  const ids = pages.map((page) => directory.idOf(page).toString('hex'));
  const found = await findKeys(database, task.workspaceId, ids);
  const listOf = (sums: Uint32Array) => found.map(({ ordinal }) => sums[pages[ordinal - 1] ?? 0] ?? 0);
  return { keys: found.map(({ key }) => key), current: listOf(current), previous: listOf(previous) };
}

function isOfHosts(host: string, { hosts, wildcard }: HostPages): boolean {
  return hosts.includes(host) || (wildcard !== null && host.endsWith(`.${wildcard}`));
}

/** With the number of each page in the list, beginning with 1. */
async function findKeys(
  { query }: ThreadDatabase,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ ordinal: number; key: string }[]> {
  return query`
    SELECT cited.ordinal::int, page.key FROM unnest(${ids}::text[]) WITH ORDINALITY AS cited(id, ordinal)
    JOIN "CitedPage" page ON page."workspaceId" = ${workspaceId} AND page."pageId" = decode(cited.id, 'hex')`;
}
