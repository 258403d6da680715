import { AGENT_ENGINES, type AgentEngine } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';
import { invalid } from '../shared/failures.ts';
import { countDays, type DateWindow, LONGEST_WINDOW, windowEndingOn } from '../shared/windows.ts';

const DEFAULT_DAYS = 14;

export interface AgentStats extends DateWindow {
  availability: 'not_connected' | 'connected_no_data' | 'connected_with_data';
  domains: string[];
  totalAgentVisits: number | null;
  pagesVisited: number | null;
  topEngine: AgentEngine | null;
  engines: { engine: AgentEngine; visits: number }[];
  trend: { dayId: string; engine: AgentEngine; bot: string; visitCount: number }[];
}

/** Visits of a crawler on a day, YYYY-MM-DD. */
export interface BotVisits {
  day: string;
  bot: string;
  visits: number;
}

const engines = new Map(CRAWLERS.map(({ name, engine }) => [name, engine]));

/** A crawler that was removed from the table after it was counted belongs to `other`. */
export function engineOf(bot: string): AgentEngine {
  return engines.get(bot) ?? 'other';
}

/** The crawlers of an engine, or, for `other`, those of all named engines, which it excludes. */
export function botsOf(engine: AgentEngine): { bots: string[]; areLeftOut: boolean } {
  const areLeftOut = engine === 'other';
  const wanted = CRAWLERS.filter((crawler) => (areLeftOut ? crawler.engine !== 'other' : crawler.engine === engine));
  return { bots: wanted.map(({ name }) => name), areLeftOut };
}

/** Defaults to the last 14 days. A missing day is derived from the given one. */
export function resolveWindow(
  sent: { startDate?: string | undefined; endDate?: string | undefined },
  today: string,
): DateWindow {
  const { endDate = today, startDate = windowEndingOn(endDate, DEFAULT_DAYS).startDate } = sent;
  const days = countDays({ startDate, endDate });
  if (days >= 1 && days <= LONGEST_WINDOW) return { startDate, endDate };
  const message = days < 1 ? `Must not be after ${endDate}` : `A window has at most ${LONGEST_WINDOW} days`;
  throw invalid('query', [{ path: 'startDate', message, code: 'invalid_window' }]);
}

export function describeUnconnected(window: DateWindow, domains: string[]): AgentStats {
  return {
    availability: 'not_connected',
    ...window,
    domains,
    totalAgentVisits: null,
    pagesVisited: null,
    topEngine: null,
    engines: [],
    trend: [],
  };
}

export function describeVisits(window: DateWindow, domains: string[], rows: BotVisits[], pages: number): AgentStats {
  const totals = rankEngines(rows);
  return {
    availability: rows.length > 0 ? 'connected_with_data' : 'connected_no_data',
    ...window,
    domains,
    totalAgentVisits: rows.reduce((sum, { visits }) => sum + visits, 0),
    pagesVisited: pages,
    topEngine: totals[0]?.engine ?? null,
    engines: totals,
    trend: rows.map(toTrend).toSorted(compareTrend),
  };
}

/** Engines with visits, in descending order; ties in the documented order. */
function rankEngines(rows: BotVisits[]): AgentStats['engines'] {
  const byEngine = Map.groupBy(rows, ({ bot }) => engineOf(bot));
  return AGENT_ENGINES.filter((engine) => byEngine.has(engine))
    .map((engine) => ({ engine, visits: (byEngine.get(engine) ?? []).reduce((sum, { visits }) => sum + visits, 0) }))
    .toSorted((a, b) => b.visits - a.visits);
}

type TrendEntry = AgentStats['trend'][number];

function toTrend({ day, bot, visits }: BotVisits): TrendEntry {
  return { dayId: day.replaceAll('-', ''), engine: engineOf(bot), bot, visitCount: visits };
}

function compareTrend(a: TrendEntry, b: TrendEntry): number {
  return compare(a.dayId, b.dayId) || compare(a.engine, b.engine) || compare(a.bot, b.bot);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
