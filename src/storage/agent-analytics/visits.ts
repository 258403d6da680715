import { foldPages, MOST_PAGES } from '../../domain/agent-analytics/pages.ts';
import type { PageVisits, ReferralCell, VisitCell } from '../../domain/logs/count/visit-counters.ts';
import { escapeText } from '../postgres/copy/write.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';
import { addReferrals, insertReferrals } from './referrals.ts';

/** Rows per statement: large enough to be fast, small enough for one message. */
const ROWS = 5_000;

/** The counts: visits of crawlers and of people. */
export interface CountedVisits {
  cells: readonly VisitCell[];
  referralCells: readonly ReferralCell[];
}

interface Day {
  domain: string;
  day: string;
  cells: (VisitCell | ReferralCell)[];
}

/**
 * Adds visits to the counters. Every day that is touched is locked first, always in the same order, so that any number of
 * batches can be counted concurrently: those with a day in common wait for each other, without deadlocks.
 */
export async function addVisits(
  tx: SqlDatabase,
  workspaceId: string,
  { cells, referralCells }: CountedVisits,
): Promise<void> {
  if (cells.length + referralCells.length === 0) return;
  const days = [...Map.groupBy([...cells, ...referralCells], keyOf).values()].map(toDay);
  const locked = await lockDays(tx, workspaceId, days);
  const pages: number[] = [];
  for (const day of days) pages.push(await makeRoom(tx, workspaceId, day, locked.get(keyOf(day)) ?? 0));
  await savePages(tx, workspaceId, days, pages);
  if (cells.length > 0) await addToBots(tx, workspaceId, cells);
  // This transaction has locked a day without pages, so no other one can add any: new rows cannot conflict with others.
  const isNew = (cell: VisitCell | ReferralCell) => locked.get(keyOf(cell)) === 0;
  const visited = separate(cells, isNew);
  if (visited.fresh.length > 0) await insertPages(tx, workspaceId, visited.fresh);
  if (visited.known.length > 0) await addToPages(tx, workspaceId, visited.known);
  const referred = separate(referralCells, isNew);
  if (referred.fresh.length > 0) await insertReferrals(tx, workspaceId, referred.fresh);
  if (referred.known.length > 0) await addReferrals(tx, workspaceId, referred.known);
}

function separate<Cell>(cells: readonly Cell[], isNew: (cell: Cell) => boolean): { fresh: Cell[]; known: Cell[] } {
  const { fresh = [], known = [] } = Object.groupBy(cells, (cell) => (isNew(cell) ? 'fresh' : 'known'));
  return { fresh, known };
}

function toDay(cells: Day['cells']): Day {
  const { domain = '', day = '' } = cells[0] ?? {};
  return { domain, day, cells };
}

function keyOf({ domain, day }: { domain: string; day: string }): string {
  return `${domain} ${day}`;
}

/** Locks the rows of the days until the transaction ends; returns the maximum number of pages of each. */
async function lockDays({ query }: SqlDatabase, workspaceId: string, days: Day[]): Promise<Map<string, number>> {
  const rows = await query<{ domain: string; day: string; pages: number }>`
    INSERT INTO "AgentDay" AS known ("workspaceId", domain, day, pages)
    SELECT ${workspaceId}::text, domain, day, 0
    FROM unnest(${days.map(({ domain }) => domain)}::text[], ${days.map(({ day }) => day)}::date[]) AS d (domain, day)
    ORDER BY domain, day
    ON CONFLICT ("workspaceId", domain, day) DO UPDATE SET pages = known.pages
    RETURNING domain, day::text, pages`;
  return new Map(rows.map((row) => [keyOf(row), row.pages]));
}

/**
 * Folds pages that exceed the limit of the day; returns the number of pages to store for it. Pages are compared with the
 * existing ones only if they might not all fit: until then the sum is sufficient.
 */
async function makeRoom(
  { query }: SqlDatabase,
  workspaceId: string,
  { domain, day, cells }: Day,
  pages: number,
): Promise<number> {
  const fresh = new Set(cells.flatMap((cell) => [...cell.pages.keys()])).size;
  if (pages + fresh <= MOST_PAGES) return pages + fresh;
  const rows = await query<{ path: string }>`
    SELECT DISTINCT path FROM "AgentPageDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ${domain} AND day = ${day}::date AND path <> ''
    UNION SELECT path FROM "AgentReferralDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ${domain} AND day = ${day}::date AND path <> ''`;
  const known = new Set(rows.map(({ path }) => path));
  foldPages(cells, known);
  return known.size;
}

async function savePages({ query }: SqlDatabase, workspaceId: string, days: Day[], pages: number[]): Promise<void> {
  await query`
    UPDATE "AgentDay" known SET pages = d.pages
    FROM unnest(${days.map(({ domain }) => domain)}::text[], ${days.map(({ day }) => day)}::date[], ${pages}::int[])
      AS d (domain, day, pages)
    WHERE known."workspaceId" = ${workspaceId} AND known.domain = d.domain AND known.day = d.day`;
}

/** Cells that differ only in their status share the counter of their crawler. */
async function addToBots({ query }: SqlDatabase, workspaceId: string, cells: readonly VisitCell[]): Promise<void> {
  const { domains, days, bots } = columnsOf(cells);
  const { visits, verified, spoofed } = columnsOfPages(cells.map(({ pages }) => sumPages(pages.values())));
  await query`
    INSERT INTO "AgentBotDay" AS known ("workspaceId", domain, day, bot, visits, verified, spoofed)
    SELECT ${workspaceId}::text, domain, day, bot, sum(visits), sum(verified), sum(spoofed)
    FROM unnest(${domains}::text[], ${days}::date[], ${bots}::text[], ${toArray(visits)}::int[],
      ${toArray(verified)}::int[], ${toArray(spoofed)}::int[]) AS cell (domain, day, bot, visits, verified, spoofed)
    GROUP BY domain, day, bot
    ON CONFLICT ("workspaceId", domain, day, bot) DO UPDATE SET visits = known.visits + EXCLUDED.visits,
      verified = known.verified + EXCLUDED.verified, spoofed = known.spoofed + EXCLUDED.spoofed`;
}

function sumPages(pages: Iterable<PageVisits>): PageVisits {
  const sum = { visits: 0, verified: 0, spoofed: 0 };
  for (const { visits, verified, spoofed } of pages) {
    sum.visits += visits;
    sum.verified += verified;
    sum.spoofed += spoofed;
  }
  return sum;
}

const PAGE_DAY = '"AgentPageDay" ("workspaceId", domain, day, path, bot, status, visits, verified, spoofed)';

/** Adds pages to days that have none. */
function insertPages({ copy }: SqlDatabase, workspaceId: string, cells: readonly VisitCell[]): Promise<void> {
  function* lines(): Generator<string> {
    for (const { domain, day, bot, status, pages } of cells) {
      // The columns that all pages of a cell share are composed once.
      const [start, middle] = [`${workspaceId}\t${escapeText(domain)}\t${day}\t`, `\t${bot}\t${status}\t`];
      for (const [path, { visits, verified, spoofed }] of pages) {
        yield `${start}${escapeText(path)}${middle}${visits}\t${verified}\t${spoofed}\n`;
      }
    }
  }
  return copy(PAGE_DAY, lines());
}

async function addToPages({ query }: SqlDatabase, workspaceId: string, cells: readonly VisitCell[]): Promise<void> {
  const { domains, days, bots, statuses } = columnsOf(cells);
  for (const { of, paths, counts } of chunks(cells)) {
    const { visits, verified, spoofed } = columnsOfPages(counts);
    await query`
      INSERT INTO "AgentPageDay" AS known ("workspaceId", domain, day, path, bot, status, visits, verified, spoofed)
      SELECT ${workspaceId}::text, domain, day, path, bot, status, visits, verified, spoofed
      FROM unnest(${toArray(of)}::int[], ${paths}::text[], ${toArray(visits)}::int[], ${toArray(verified)}::int[],
        ${toArray(spoofed)}::int[]) AS page (cell, path, visits, verified, spoofed)
      JOIN unnest(${domains}::text[], ${days}::date[], ${bots}::text[], ${toArray(statuses)}::int[])
        WITH ORDINALITY AS cell (domain, day, bot, status, number) ON cell.number = page.cell
      ON CONFLICT ("workspaceId", domain, day, path, bot, status) DO UPDATE SET visits = known.visits + EXCLUDED.visits,
        verified = known.verified + EXCLUDED.verified, spoofed = known.spoofed + EXCLUDED.spoofed`;
  }
}

/** Cells as parameters for PostgreSQL: one array per property. */
function columnsOf(cells: readonly VisitCell[]) {
  return {
    domains: cells.map(({ domain }) => domain),
    days: cells.map(({ day }) => day),
    bots: cells.map(({ bot }) => bot),
    statuses: cells.map(({ status }) => status),
  };
}

function columnsOfPages(pages: readonly PageVisits[]) {
  return {
    visits: pages.map(({ visits }) => visits),
    verified: pages.map(({ verified }) => verified),
    spoofed: pages.map(({ spoofed }) => spoofed),
  };
}

/** An array literal of numbers in PostgreSQL's format. The driver would check each for quotes. */
export function toArray(numbers: number[]): string {
  return `{${numbers.join(',')}}`;
}

/** The counters of all cells in chunks; `of` is the cell that each belongs to, counted from 1. */
function* chunks(cells: readonly VisitCell[]): Generator<{ of: number[]; paths: string[]; counts: PageVisits[] }> {
  let part = { of: [] as number[], paths: [] as string[], counts: [] as PageVisits[] };
  for (const [index, { pages }] of cells.entries()) {
    for (const [path, counts] of pages) {
      part.of.push(index + 1);
      part.paths.push(path);
      part.counts.push(counts);
      if (part.paths.length < ROWS) continue;
      yield part;
      part = { of: [], paths: [], counts: [] };
    }
  }
  if (part.paths.length > 0) yield part;
}
