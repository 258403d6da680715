import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';

/** All annotations of a report in a window. */
export function useAnnotations({
  reportId,
  startDate,
  endDate,
}: {
  reportId: string;
  startDate: string;
  endDate: string;
}) {
  const input = { reportId, startDate, endDate };
  return useAllPages(api.annotations.list.queryKey(input), (page, options) =>
    calls.annotations.list.query({ ...input, ...page }, options),
  );
}
