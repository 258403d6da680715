import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';

/** Whether the sandbox writes the answers, because no engine is connected. */
export function useIsSimulated(): boolean {
  return useQuery(api.health.get.queryOptions()).data?.collection.engines === 'sandbox';
}
