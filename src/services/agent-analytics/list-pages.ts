import { type AgentPage, countPurposes, describePage, type PageSort } from '../../domain/agent-analytics/lists.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listPagePositions, type PagePosition, readAgents, readPages } from '../../storage/agent-analytics/lists.ts';
import type { VisitFilter } from '../../storage/agent-analytics/stats.ts';
import type { CallerContext, Context } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { type AgentList, describeList } from './describe-list.ts';
import { resolveVisits, type VisitsInput } from './resolve-visits.ts';

export interface ListPagesInput extends VisitsInput {
  sortBy: PageSort;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** The pages of the report's domains that crawlers visited: first the positions of the next ones, then their details. */
export async function listPages(context: CallerContext, input: ListPagesInput): Promise<AgentList & Page<AgentPage>> {
  const { cursor, limit, sortBy, sortOrder, ...filters } = input;
  const { database } = context;
  const resolved = await resolveVisits(context, input);
  const { filter } = resolved;
  const positions = await readPageBy(
    ['agent pages', filters, sortBy, sortOrder],
    { cursor, limit },
    formatPosition,
    async (after, take) =>
      filter
        ? listPagePositions(database, filter, {
            sortBy,
            sortOrder,
            after: after === null ? null : parsePosition(after),
            take,
          })
        : [],
  );
  const agents = filter ? await readAgents(database, filter) : [];
  const items = filter ? await describePages(context, filter, positions.items) : [];
  return { ...describeList(resolved, countPurposes(agents)), items, paging: positions.paging };
}

async function describePages(
  { database }: Context,
  filter: VisitFilter,
  positions: PagePosition[],
): Promise<AgentPage[]> {
  if (positions.length === 0) return [];
  const rows = await readPages(
    database,
    filter,
    positions.map(({ page }) => page),
  );
  const byPage = Map.groupBy(rows, ({ domain, path }) => domain + path);
  return positions.flatMap(({ page }) => {
    const visits = byPage.get(page);
    return visits ? [describePage(visits)] : [];
  });
}

function formatPosition({ value, page }: PagePosition): string {
  return `${value}.${Buffer.from(page).toString('base64url')}`;
}

function parsePosition(position: string): PagePosition {
  const [value = '', page = ''] = position.split('.');
  return { value: Number(value), page: Buffer.from(page, 'base64url').toString() };
}
