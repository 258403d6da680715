import { OTHER_PAGES } from '../../domain/agent-analytics/pages.ts';
import type { AgentStats } from '../../domain/agent-analytics/stats.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import {
  type AssistantReferrals,
  listReferredPages,
  type ReferralFilter,
  type ReferralPosition,
  readAssistants,
} from '../../storage/agent-analytics/referrals.ts';
import type { CallerContext, Context } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { resolveVisits, type VisitsInput } from './resolve-visits.ts';

export interface ListReferralsInput extends VisitsInput {
  groupBy: 'assistant' | 'page';
  cursor?: string | undefined;
  limit: number;
}

interface ReferredPage {
  url: string | null;
  visits: number;
  assistants: { assistant: string; visits: number }[];
}

type ReferralList = DateWindow & Pick<AgentStats, 'availability'> & Page<AssistantReferrals | ReferredPage>;

/** Visits of people who came to the report's domains from AI assistants, most visits first. */
export async function listReferrals(context: CallerContext, input: ListReferralsInput): Promise<ReferralList> {
  const { cursor, limit, groupBy, ...filters } = input;
  const { window, filter } = await resolveVisits(context, input);
  const read = groupBy === 'page' ? readReferredPages : readAssistantsAfter;
  const { items, paging } = await readPageBy<Positioned<AssistantReferrals | ReferredPage>>(
    ['referrals', filters, groupBy],
    { cursor, limit },
    ({ position }) => formatPosition(position),
    async (after, take) => (filter ? read(context, filter, parsePosition(after), take) : []),
  );
  const connected = items.length > 0 || cursor !== undefined ? 'connected_with_data' : 'connected_no_data';
  const availability = filter === null ? 'not_connected' : connected;
  return { availability, ...window, items: items.map(({ item }) => item), paging };
}

interface Positioned<Item> {
  position: ReferralPosition;
  item: Item;
}

/** There are few assistants, so all are read and then paged. */
async function readAssistantsAfter(
  { database }: Context,
  filter: ReferralFilter,
  after: ReferralPosition | null,
  take: number,
): Promise<Positioned<AssistantReferrals>[]> {
  const all = (await readAssistants(database, filter)).map((item) => ({
    position: { visits: item.visits, name: item.assistant },
    item,
  }));
  return all
    .toSorted((a, b) => compare(a.position, b.position))
    .filter(({ position }) => after === null || compare(after, position) < 0)
    .slice(0, take);
}

async function readReferredPages(
  { database }: Context,
  filter: ReferralFilter,
  after: ReferralPosition | null,
  take: number,
): Promise<Positioned<ReferredPage>[]> {
  const rows = await listReferredPages(database, filter, after, take);
  return rows.map(({ domain, path, visits, assistants }) => ({
    position: { visits, name: domain + path },
    item: { url: path === OTHER_PAGES ? null : `https://${domain}${path}`, visits, assistants },
  }));
}

function compare(a: ReferralPosition, b: ReferralPosition): number {
  return b.visits - a.visits || (a.name < b.name ? -1 : Number(a.name > b.name));
}

function formatPosition({ visits, name }: ReferralPosition): string {
  return `${visits}.${Buffer.from(name).toString('base64url')}`;
}

function parsePosition(position: string | null): ReferralPosition | null {
  if (position === null) return null;
  const [visits = '', name = ''] = position.split('.');
  return { visits: Number(visits), name: Buffer.from(name, 'base64url').toString() };
}
