import { AGENT_ENGINES, type AgentEngine, CRAWLER_PURPOSES, type CrawlerPurpose } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';
import { OTHER_PAGES } from './pages.ts';
import { engineOf } from './stats.ts';

export const AGENT_SORTS = ['visits', 'verified', 'spoofed', 'firstDay', 'lastDay', 'bot'] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];
export const PAGE_SORTS = ['visits', 'verified', 'spoofed', 'lastDay', 'url'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** Visits by verification: each is verified, unverified or spoofed. */
export interface VisitCounts {
  visits: number;
  verified: number;
  unverified: number;
  spoofed: number;
}

/** Visits of a crawler in a window; days are YYYY-MM-DD. */
export interface AgentRow extends Omit<VisitCounts, 'unverified'> {
  bot: string;
  firstDay: string;
  lastDay: string;
}

export interface Agent extends VisitCounts {
  bot: string;
  engine: AgentEngine;
  operator: string | null;
  purpose: CrawlerPurpose | null;
  firstDay: string;
  lastDay: string;
}

const byName = new Map(CRAWLERS.map((crawler) => [crawler.name, crawler]));

/** A crawler that was removed from the table after it was counted has neither operator nor purpose. */
export function describeAgent({ bot, ...row }: AgentRow): Agent {
  const { operator = null, purpose = null } = byName.get(bot) ?? {};
  return { bot, engine: engineOf(bot), operator, purpose, ...withUnverified(row) };
}

/** Visits to a page by one crawler with one status. */
export interface PageRow extends Omit<VisitCounts, 'unverified'> {
  domain: string;
  path: string;
  bot: string;
  /** 0 if the log does not contain it. */
  status: number;
  lastDay: string;
}

export interface AgentPage extends VisitCounts {
  /** Null for all pages beyond the maximum of their day. */
  url: string | null;
  domain: string;
  lastDay: string;
  engines: { engine: AgentEngine; visits: number }[];
  bots: { bot: string; visits: number }[];
  purposes: PurposeVisits[];
  statuses: { status: number | null; visits: number }[];
}

export interface PurposeVisits {
  purpose: CrawlerPurpose;
  visits: number;
}

/** A page, from all its rows. */
export function describePage(rows: PageRow[]): AgentPage {
  const { domain, path } = rows[0] as PageRow;
  const sum = (field: 'visits' | 'verified' | 'spoofed') => rows.reduce((total, row) => total + row[field], 0);
  return {
    url: path === OTHER_PAGES ? null : `https://${domain}${path}`,
    domain,
    ...withUnverified({ visits: sum('visits'), verified: sum('verified'), spoofed: sum('spoofed') }),
    lastDay: rows.reduce((last, row) => (row.lastDay > last ? row.lastDay : last), ''),
    engines: countBy(rows, ({ bot }) => engineOf(bot), AGENT_ENGINES).map(([engine, visits]) => ({ engine, visits })),
    bots: countBy(rows, ({ bot }) => bot).map(([bot, visits]) => ({ bot, visits })),
    purposes: countPurposes(rows),
    statuses: countBy(rows, ({ status }) => status).map(([status, visits]) => ({ status: status || null, visits })),
  };
}

/** Visits by purpose, in descending order. */
export function countPurposes(rows: { bot: string; visits: number }[]): PurposeVisits[] {
  const known = rows.filter(({ bot }) => byName.has(bot));
  return countBy(known, purposeOf, CRAWLER_PURPOSES).map(([purpose, visits]) => ({ purpose, visits }));
}

function purposeOf({ bot }: { bot: string }): CrawlerPurpose {
  return byName.get(bot)?.purpose as CrawlerPurpose;
}

/** Sums of visits in descending order; ties in the order of `order`, or by name. */
function countBy<Row extends { visits: number }, Key extends string | number>(
  rows: Row[],
  keyOf: (row: Row) => Key,
  order: readonly Key[] = [],
): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.visits);
  const rank = (key: Key) => order.indexOf(key);
  return [...sums].toSorted(
    ([a, first], [b, second]) => second - first || rank(a) - rank(b) || (a < b ? -1 : Number(a > b)),
  );
}

function withUnverified<Row extends Omit<VisitCounts, 'unverified'>>(row: Row): Row & { unverified: number } {
  return { ...row, unverified: row.visits - row.verified - row.spoofed };
}
