import { type Agent, type AgentSort, countPurposes, describeAgent } from '../../domain/agent-analytics/lists.ts';
import type { AddressListState } from '../../domain/crawlers/list-state.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { readAgents } from '../../storage/agent-analytics/lists.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { type AgentList, describeList } from './describe-list.ts';
import { readListStates } from './list-states.ts';
import { resolveVisits, type VisitsInput } from './resolve-visits.ts';

export interface ListAgentsInput extends VisitsInput {
  sortBy: AgentSort;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** The crawlers that visited the report's domains. There are few, so all are read and then paged. */
export async function listAgents(
  context: CallerContext,
  input: ListAgentsInput,
): Promise<AgentList & Page<Agent> & { addressLists: AddressListState[] }> {
  const { cursor, limit, sortBy, sortOrder, ...filters } = input;
  const resolved = await resolveVisits(context, input);
  const rows = resolved.filter ? await readAgents(context.database, resolved.filter) : [];
  const sign = sortOrder === 'asc' ? 1 : -1;
  const agents = rows.map(describeAgent).toSorted((a, b) => sign * compareAgents(a, b, sortBy));
  const page = await readPageBy(
    ['agents', filters, sortBy, sortOrder],
    { cursor, limit },
    positionOf(sortBy),
    async (after, take) => {
      const start = after === null ? null : placeOf(after);
      return agents.filter((agent) => start === null || sign * compareAgents(start, agent, sortBy) < 0).slice(0, take);
    },
  );
  const addressLists = await readListStates(context);
  return { ...describeList(resolved, countPurposes(rows)), addressLists, ...page };
}

type AgentPosition = Pick<Agent, AgentSort>;

function compareAgents(a: AgentPosition, b: AgentPosition, sortBy: AgentSort): number {
  return compare(a[sortBy], b[sortBy]) || compare(a.bot, b.bot);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}

/** The sort value and the name, in characters that a cursor may contain. */
function positionOf(sortBy: AgentSort): (agent: Agent) => string {
  return (agent) => Buffer.from(JSON.stringify({ bot: agent.bot, [sortBy]: agent[sortBy] })).toString('base64url');
}

function placeOf(position: string): AgentPosition {
  return JSON.parse(Buffer.from(position, 'base64url').toString()) as AgentPosition;
}
