import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';

const POLL_MS = 5000;

/** The log connectors of a workspace, read again every few seconds. */
export function useConnectors(id: string) {
  return useAllPages(
    api.logConnectors.list.queryKey({ id }),
    (page, options) => calls.logConnectors.list.query({ id, ...page }, options),
    { refetchInterval: POLL_MS },
  );
}
