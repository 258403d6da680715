import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';

/** All tags of a workspace. */
export function useTags(id: string) {
  return useAllPages(api.tags.list.queryKey({ id }), (page, options) =>
    calls.tags.list.query({ id, ...page }, options),
  );
}
