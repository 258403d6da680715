import { foldPages, MOST_PAGES } from '../../domain/agent-analytics/pages.ts';
import type { PageVisits, VisitCell } from '../../domain/logs/count/visit-counters.ts';
import type { Connection } from '../database.ts';
import type { Query } from '../sql.ts';

/** Rows of one statement: large enough to be fast, small enough to be sent at once. */
const ROWS = 5_000;

interface Day {
  domain: string;
  day: string;
  cells: VisitCell[];
}

/**
 * Adds visits to what is counted. Every day that is touched is held first, in one order for everybody, so that any number of
 * batches can be counted at once: those with a day in common wait for each other, and none waits in a circle.
 */
export async function addVisits(query: Query, workspaceId: string, cells: readonly VisitCell[]): Promise<void> {
  const days = [...Map.groupBy(cells, keyOf).values()].map(toDay);
  const held = await holdDays(query, workspaceId, days);
  const pages: number[] = [];
  for (const day of days) pages.push(await makeRoom(query, workspaceId, day, held.get(keyOf(day)) ?? 0));
  await savePages(query, workspaceId, days, pages);
  await addToBots(query, workspaceId, cells);
  const areNew = cells.map((cell) => held.get(keyOf(cell)) === 0);
  await addToPages(query, workspaceId, cells, areNew);
}

function toDay(cells: VisitCell[]): Day {
  const { domain = '', day = '' } = cells[0] ?? {};
  return { domain, day, cells };
}

function keyOf({ domain, day }: { domain: string; day: string }): string {
  return `${domain} ${day}`;
}

/** Holds the rows of the days until the transaction ends; returns how many pages each has at most. */
async function holdDays(query: Query, workspaceId: string, days: Day[]): Promise<Map<string, number>> {
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
 * Folds what the day has no room for; returns the number of pages to note for it. Only where the pages might not all fit are
 * they compared with those that are there: until then their sum will do.
 */
async function makeRoom(
  query: Query,
  workspaceId: string,
  { domain, day, cells }: Day,
  pages: number,
): Promise<number> {
  const fresh = new Set(cells.flatMap((cell) => [...cell.pages.keys()])).size;
  if (pages + fresh <= MOST_PAGES) return pages + fresh;
  const rows = await query<{ path: string }>`
    SELECT DISTINCT path FROM "AgentPageDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ${domain} AND day = ${day}::date AND path <> ''`;
  const known = new Set(rows.map(({ path }) => path));
  foldPages(cells, known);
  return known.size;
}

async function savePages(query: Query, workspaceId: string, days: Day[], pages: number[]): Promise<void> {
  await query`
    UPDATE "AgentDay" known SET pages = d.pages
    FROM unnest(${days.map(({ domain }) => domain)}::text[], ${days.map(({ day }) => day)}::date[], ${pages}::int[])
      AS d (domain, day, pages)
    WHERE known."workspaceId" = ${workspaceId} AND known.domain = d.domain AND known.day = d.day`;
}

/** Cells that differ in their status belong to the same counter of a crawler. */
async function addToBots(query: Query, workspaceId: string, cells: readonly VisitCell[]): Promise<void> {
  const { domains, days, bots } = columnsOf(cells);
  const sums = cells.map(({ pages }) => [...pages.values()]).map(columnsOfPages);
  const [visits, verified, spoofed] = (['visits', 'verified', 'spoofed'] as const).map((name) =>
    toArray(sums.map((columns) => columns[name].reduce((sum, count) => sum + count, 0))),
  );
  await query`
    INSERT INTO "AgentBotDay" AS known ("workspaceId", domain, day, bot, visits, verified, spoofed)
    SELECT ${workspaceId}::text, domain, day, bot, sum(visits), sum(verified), sum(spoofed)
    FROM unnest(${domains}::text[], ${days}::date[], ${bots}::text[], ${visits}::int[], ${verified}::int[], ${spoofed}::int[])
      AS cell (domain, day, bot, visits, verified, spoofed)
    GROUP BY domain, day, bot
    ON CONFLICT ("workspaceId", domain, day, bot) DO UPDATE SET visits = known.visits + EXCLUDED.visits,
      verified = known.verified + EXCLUDED.verified, spoofed = known.spoofed + EXCLUDED.spoofed`;
}

/** A day that has no pages yet is held by us, so nobody else can add any: not to look for each one saves a third of the time. */
async function addToPages(
  query: Query,
  workspaceId: string,
  cells: readonly VisitCell[],
  areNew: boolean[],
): Promise<void> {
  const { domains, days, bots, statuses } = columnsOf(cells);
  for (const { of, paths, counts } of chunks(cells)) {
    const { visits, verified, spoofed } = columnsOfPages(counts);
    await query`
      WITH page AS (
        SELECT ${workspaceId}::text AS "workspaceId", domain, day, path, bot, status, visits, verified, spoofed, "isNew"
        FROM unnest(${toArray(of)}::int[], ${paths}::text[], ${toArray(visits)}::int[], ${toArray(verified)}::int[],
          ${toArray(spoofed)}::int[]) AS page (cell, path, visits, verified, spoofed)
        JOIN unnest(${domains}::text[], ${days}::date[], ${bots}::text[], ${toArray(statuses)}::int[], ${areNew}::boolean[])
          WITH ORDINALITY AS cell (domain, day, bot, status, "isNew", number) ON cell.number = page.cell
      ),
      fresh AS (
        INSERT INTO "AgentPageDay" ("workspaceId", domain, day, path, bot, status, visits, verified, spoofed)
        SELECT "workspaceId", domain, day, path, bot, status, visits, verified, spoofed FROM page WHERE "isNew"
      )
      INSERT INTO "AgentPageDay" AS known ("workspaceId", domain, day, path, bot, status, visits, verified, spoofed)
      SELECT "workspaceId", domain, day, path, bot, status, visits, verified, spoofed FROM page WHERE NOT "isNew"
      ON CONFLICT ("workspaceId", domain, day, path, bot, status) DO UPDATE SET visits = known.visits + EXCLUDED.visits,
        verified = known.verified + EXCLUDED.verified, spoofed = known.spoofed + EXCLUDED.spoofed`;
  }
}

/** Cells as PostgreSQL takes them: one array for each of their properties. */
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

/** Numbers as PostgreSQL writes them. The driver would look at each for quotes. */
function toArray(numbers: number[]): string {
  return `{${numbers.join(',')}}`;
}

/** The counters of all cells, so many at a time; `of` says to which cell each belongs, counted from 1. */
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

/** Forgets the days before this one; returns how many there were, each of one host. Counters go by ranges of their keys. */
export async function deleteVisitsBefore(db: Connection, day: string): Promise<number> {
  return db.$executeRaw`
    WITH old AS (DELETE FROM "AgentDay" WHERE day < ${day}::date RETURNING "workspaceId", domain, day),
    bots AS (
      DELETE FROM "AgentBotDay" counted USING old
      WHERE counted."workspaceId" = old."workspaceId" AND counted.domain = old.domain AND counted.day = old.day
    ),
    pages AS (
      DELETE FROM "AgentPageDay" counted USING old
      WHERE counted."workspaceId" = old."workspaceId" AND counted.domain = old.domain AND counted.day = old.day
    )
    SELECT FROM old`;
}
