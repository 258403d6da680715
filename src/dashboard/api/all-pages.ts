import { type QueryKey, useQuery } from '@tanstack/react-query';

/** The most that a page of a list contains. */
const MOST_ITEMS = 200;

interface Page<Item> {
  items: Item[];
  paging: { nextCursor?: string | null };
}

/** Reads a page of a list. */
type ReadPage<Item> = (
  page: { limit: number; cursor?: string },
  options: { signal?: AbortSignal },
) => Promise<Page<Item>>;

/** Every item of a list, of which a screen may have loaded some. */
export async function readAllPages<Item>(
  read: ReadPage<Item>,
  options: { signal?: AbortSignal } = {},
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: MOST_ITEMS, ...(cursor !== undefined && { cursor }) }, options);
    items.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** A list that is short enough to be shown completely. `queryKey` is that of its operation. */
export function useAllPages<Item>(
  queryKey: QueryKey,
  read: ReadPage<Item>,
  options: { refetchInterval?: number } = {},
) {
  return useQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: ({ signal }) => readAllPages(read, { signal }),
    ...options,
  });
}
