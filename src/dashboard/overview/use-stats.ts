import { useQuery } from '@tanstack/react-query';
import { api, type Inputs, type Outputs } from '../api/trpc.ts';

export type Stats = Outputs['reports']['stats'];
export type BrandStats = Stats['brands'][number];

const POLL_MS = 2000;

/**
 * The statistics of a report, read again every two seconds while they are being computed. Those of earlier filters are never shown
 * in the meantime: they would be read as those of the new ones.
 */
export function useStats(input: Inputs['reports']['stats']) {
  return useQuery(
    api.reports.stats.queryOptions(input, {
      refetchInterval: ({ state: { data } }) =>
        data && (data.status === 'setting_up' || data.isRecalculating) ? POLL_MS : false,
    }),
  );
}
