import { describeJourney, type JourneyPage, type JourneySort } from '../../domain/agent-analytics/journey.ts';
import type { AgentStats } from '../../domain/agent-analytics/stats.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { type DateWindow, previousWindow } from '../../domain/shared/windows.ts';
import { type JourneyPosition, listJourney, type RankedJourneyRow } from '../../storage/agent-analytics/journey.ts';
import { type CitationFilter, getCitationScope } from '../citations/scope.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { getReportFor } from '../reports/load.ts';
import { resolveVisits, type VisitsInput } from './resolve-visits.ts';

export interface JourneyInput extends Omit<VisitsInput, 'engine' | 'engines'>, Omit<CitationFilter, keyof DateWindow> {
  sortBy: JourneySort;
  cursor?: string | undefined;
  limit: number;
}

type Journey = DateWindow & Pick<AgentStats, 'availability'> & Page<JourneyPage>;

/**
 * For each page of the report's domains: fetched by crawlers, cited in the selected answers, visited by people. A log does not know
 * of prompts and answers, so that all visits count.
 */
export async function readJourney(context: CallerContext, input: JourneyInput): Promise<Journey> {
  const { cursor, limit, sortBy, ...filters } = input;
  const { reportId, startDate, endDate } = input;
  const { report } = await getReportFor(context, reportId);
  const requested = { reportId, startDate, endDate };
  const previous = previousWindow((await resolveVisits(context, requested)).window);
  const { window, filter } = await resolveVisits(context, requested, previous.startDate);
  const answers = await getCitationScope(context, { ...input, ...window });
  const scope = filter && {
    ...answers,
    hosts: filter.domains,
    wildcard: report.brandDomainWildcard ? report.brandDomain : null,
    current: window,
    previous,
  };
  const { items, paging } = await readPageBy(
    ['agent journey', filters, sortBy],
    { cursor, limit },
    formatPosition,
    async (after, take) => {
      if (!scope) return [];
      const citations = await context.statistics.sumHostPages(scope);
      return listJourney(context.database, scope, citations, sortBy, parsePosition(after), take);
    },
  );
  const connected = items.length > 0 || cursor !== undefined ? 'connected_with_data' : 'connected_no_data';
  const availability = scope === null ? 'not_connected' : connected;
  return { availability, ...window, items: items.map(describeJourney), paging };
}

function formatPosition({ rank, visits, page }: RankedJourneyRow): string {
  return `${rank}.${visits}.${Buffer.from(page).toString('base64url')}`;
}

function parsePosition(position: string | null): JourneyPosition | null {
  if (position === null) return null;
  const [rank, visits, page = ''] = position.split('.');
  return { rank: Number(rank), visits: Number(visits), page: Buffer.from(page, 'base64url').toString() };
}
