import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type Inputs, type Outputs } from '../api/trpc.ts';

export type Stats = Outputs['reports']['stats'];
export type BrandStats = Stats['brands'][number];

const POLL_MS = 2000;

/** The statistics of a report, read again every two seconds while they are being computed. */
export function useStats(input: Inputs['reports']['stats']) {
  return useQuery(
    api.reports.stats.queryOptions(input, {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data && (data.status === 'setting_up' || data.isRecalculating) ? POLL_MS : false,
    }),
  );
}
