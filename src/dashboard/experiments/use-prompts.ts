import { useMemo } from 'react';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls, type Outputs } from '../api/trpc.ts';
import { useReport } from '../report/use-report.ts';

export type Prompt = Outputs['prompts']['list']['items'][number];

/** All prompts of the report. */
export function usePrompts() {
  const { report } = useReport();
  const input = { id: report.workspaceId };
  const query = useAllPages(api.prompts.list.queryKey(input), (page, options) =>
    calls.prompts.list.query({ ...input, ...page }, options),
  );
  const data = useMemo(() => {
    const ofReport = new Set(report.promptIds);
    return query.data?.filter(({ id }) => ofReport.has(id));
  }, [query.data, report.promptIds]);
  return { ...query, data };
}
