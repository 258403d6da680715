import type { PurposeVisits } from '../../domain/agent-analytics/lists.ts';
import type { AgentStats } from '../../domain/agent-analytics/stats.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { ResolvedVisits } from './resolve-visits.ts';

/** The fields that both lists have in addition to their items. */
export interface AgentList extends DateWindow {
  availability: AgentStats['availability'];
  /** Of all visits in the window, not only of this page of the list. */
  purposes: PurposeVisits[];
}

export function describeList({ window, filter }: ResolvedVisits, purposes: PurposeVisits[]): AgentList {
  const connected = purposes.length > 0 ? 'connected_with_data' : 'connected_no_data';
  return { availability: filter === null ? 'not_connected' : connected, ...window, purposes };
}
