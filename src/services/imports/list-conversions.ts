import { resolveWindow } from '../../domain/agent-analytics/stats.ts';
import { domainsOf } from '../../domain/log-connectors/log-connectors.ts';
import { type DateWindow, dayOf } from '../../domain/shared/windows.ts';
import { type PageConversionsRow, sumConversions } from '../../storage/imports.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from '../reports/load.ts';

export interface PageConversions {
  /** Null if the analytics program did not know the page. */
  url: string | null;
  domain: string;
  conversions: number;
  revenue: { currency: string; amount: number }[];
  assistants: { assistant: string; conversions: number }[];
}

export interface ListConversionsInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const MOST_PAGES = 200;

/** The imported conversions of the pages of a report, most conversions first. */
export async function listConversions(
  context: CallerContext,
  input: ListConversionsInput,
): Promise<DateWindow & { items: PageConversions[]; omitted: number }> {
  const { report } = await getReportFor(context, input.reportId);
  const window = resolveWindow(input, dayOf(context.now()));
  const wildcard = report.brandDomainWildcard ? report.brandDomain : null;
  const { workspaceId } = report;
  const rows = await sumConversions(context.database, { workspaceId, domains: domainsOf(report), wildcard, ...window });
  const pages = [...Map.groupBy(rows, ({ domain, path }) => `${domain}${path}`).values()].map(toPage);
  pages.sort((a, b) => b.conversions - a.conversions || ((a.url ?? '') < (b.url ?? '') ? -1 : 1));
  return { ...window, items: pages.slice(0, MOST_PAGES), omitted: Math.max(0, pages.length - MOST_PAGES) };
}

function toPage(rows: PageConversionsRow[]): PageConversions {
  const [{ domain, path } = { domain: '', path: '' }] = rows;
  const sumBy = (key: 'currency' | 'assistant', value: 'revenue' | 'conversions') =>
    [...Map.groupBy(rows, (row) => row[key])].map(([name, same]) => ({
      name,
      sum: same.reduce((sum, row) => sum + row[value], 0),
    }));
  return {
    url: path === '' ? null : `https://${domain}${path}`,
    domain,
    conversions: rows.reduce((sum, { conversions }) => sum + conversions, 0),
    revenue: sumBy('currency', 'revenue').map(({ name, sum }) => ({ currency: name, amount: sum })),
    assistants: sumBy('assistant', 'conversions')
      .map(({ name, sum }) => ({ assistant: name, conversions: sum }))
      .toSorted((a, b) => b.conversions - a.conversions),
  };
}
