import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '../../domain/shared/windows.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import type { Stats } from './use-stats.ts';

export type Collection = Outputs['reports']['collection'];

const POLL_MS = 2000;

export function isCollecting({ done, total }: Collection): boolean {
  return done < total;
}

/**
 * How many of today's answers are stored, read again every two seconds until all of them are. What is shown of the answers is read
 * again when more of them are stored.
 */
export function useCollection(input: { reportId: string; promptId?: string }): Collection | undefined {
  const { data } = useQuery(
    api.reports.collection.queryOptions(input, {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data === undefined || isCollecting(state.data) ? POLL_MS : false),
    }),
  );
  const done = data?.done;
  useEffect(() => {
    if (done === undefined) return;
    void queryClient.invalidateQueries({ queryKey: api.reports.stats.pathKey() });
    void queryClient.invalidateQueries({ queryKey: api.answers.list.pathKey() });
  }, [done]);
  return data;
}

/** Whether answers of this window are still to come. */
export function awaitsAnswers(collection: Collection | undefined, { endDate }: { endDate: string }): boolean {
  return collection !== undefined && isCollecting(collection) && endDate >= dayOf(new Date());
}

const LIMITS: Readonly<Record<NonNullable<Collection['limit']>, string>> = {
  workspace_budget: 'The daily budget of the workspace is reached: further calls of today are skipped.',
  fair_share: "The workspace has spent its share of the server's daily budget: further calls of today are skipped.",
  server_budget: "The server's daily budget is reached: further calls of today are skipped.",
};

/** Why calls of today are missing; null if none were skipped. */
export function describeLimit(collection: Collection | undefined): string | null {
  return collection?.limit ? LIMITS[collection.limit] : null;
}

/** What the first collection has done so far. */
export function describeCollection(collection: Collection | undefined): string {
  if (!collection || collection.total === 0) return 'They are counted when all of them are stored.';
  const { done, total, failed } = collection;
  const failures = failed > 0 ? ` ${count(failed, 'call')} failed.` : '';
  if (!isCollecting(collection))
    return `All ${count(total, 'answer')} of today are stored and are being counted.${failures}`;
  return `${integer(done)} of ${count(total, 'answer')} expected today are stored.${failures}`;
}

/**
 * What a recalculation does, and which statistics are shown until it ends. Null if there is nothing to say. One that has not
 * started yet has no days, and one that counted all days has to save them. A report that nobody edited has no previous settings: past
 * days have new answers, as after the first start.
 */
export function describeRecalculation({
  status,
  isRecalculating,
  recalculation,
  isEdited,
}: Pick<Stats, 'status' | 'isRecalculating' | 'recalculation'> & { isEdited: boolean }): string | null {
  if (!isRecalculating) return null;
  const { done, total } = recalculation ?? { done: 0, total: 0 };
  const progress = done > 0 && done < total ? `: day ${integer(done)} of ${integer(total)}` : '';
  if (status === 'setting_up') return `Counting the stored answers${progress}.`;
  return isEdited
    ? `Recalculating with the new settings${progress}. Until then you see the statistics of the previous settings.`
    : `Counting the answers of earlier days${progress}. Until then you see those counted so far.`;
}
