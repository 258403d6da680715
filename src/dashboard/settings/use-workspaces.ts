import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';

/** All workspaces of the key. */
export function useWorkspaces() {
  return useAllPages(api.workspaces.list.queryKey(), (page, options) => calls.workspaces.list.query(page, options));
}
