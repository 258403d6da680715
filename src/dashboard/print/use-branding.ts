import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import type { ShownBranding } from './print-view.tsx';

/** What the reports of a workspace show. Null if it has no branding. */
export function useBranding(workspaceId: string): ShownBranding | null {
  const { data } = useQuery(api.branding.get.queryOptions({ id: workspaceId }));
  if (!data || data.name === null) return null;
  const { name, accentColor, logo } = data;
  return { name, accentColor, logo };
}
