import type { CrawlerPurpose } from '../../domain/crawlers/crawler.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { BotChoice } from '../agent-analytics/page-visits.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';

export interface ExportedTraffic extends DateWindow {
  workspaceId: string;
  /** Null for all hosts of the workspace. */
  domains: string[] | null;
}

export interface ExportedVisits extends ExportedTraffic, BotChoice {
  crawlers: { name: string; engine: string; operator: string; purpose: CrawlerPurpose }[];
}

/** Visits to further pages of a day have an empty path. */
const PAGE = sql`v.day AS date, v.domain, nullif(v.path, '') AS path,
  CASE v.path WHEN '' THEN NULL ELSE 'https://' || v.domain || v.path END AS url`;

export function selectVisits(filter: ExportedVisits): Sql {
  const { bots, areLeftOut, crawlers } = filter;
  return sql`
    SELECT ${PAGE}, v.bot, coalesce(known.engine, 'other') AS engine, known.operator, known.purpose,
      nullif(v.status, 0) AS status, v.visits, v.verified, v.visits - v.verified - v.spoofed AS unverified, v.spoofed
    FROM "AgentPageDay" v
    LEFT JOIN unnest(${crawlers.map(({ name }) => name)}::text[], ${crawlers.map(({ engine }) => engine)}::text[],
      ${crawlers.map(({ operator }) => operator)}::text[], ${crawlers.map(({ purpose }) => purpose)}::text[])
      AS known(bot, engine, operator, purpose) ON known.bot = v.bot
    WHERE ${trafficOf(filter)}
      ${bots === null ? NOTHING : sql`AND (v.bot = ANY(${bots}::text[])) <> ${areLeftOut}`}`;
}

export function selectReferrals(filter: ExportedTraffic): Sql {
  return sql`
    SELECT ${PAGE}, v.assistant, v.visits FROM "AgentReferralDay" v WHERE ${trafficOf(filter)}`;
}

function trafficOf({ workspaceId, domains, startDate, endDate }: ExportedTraffic): Sql {
  return sql`v."workspaceId" = ${workspaceId} AND v.day BETWEEN ${startDate}::date AND ${endDate}::date
    ${domains === null ? NOTHING : sql`AND v.domain = ANY(${domains}::text[])`}`;
}
