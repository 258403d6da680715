import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { listDeletedWorkspaceIds } from '../deleted-workspaces.ts';
import { Prisma } from '../prisma/client.ts';
import { runSql } from '../run-sql.ts';
import { selectDayVersions } from './page-visits.ts';

/** Days of a host whose visits are summed by page. */
export interface Span {
  workspaceId: string;
  domain: string;
  days: number;
  startDay: string;
}

/** Spans with fewer pages are not worth it: their days are read directly. */
const FEWEST_PAGES = 500;

/**
 * Lists spans of past days that were never summed, or whose days have changed since, latest first. Spans begin on Mondays, counted
 * from the first Monday of 2000.
 */
export async function listOutdatedSpans(database: Database, today: string): Promise<Span[]> {
  const deleted = await listDeletedWorkspaceIds(database);
  return database.query<Span & Record<string, unknown>>`
    SELECT s."workspaceId", s.domain, s.days, s."startDay"::text
    FROM (
      SELECT d."workspaceId", d.domain, length.days, d.day - (d.day - date '2000-01-03') % length.days AS "startDay",
             md5(string_agg(d.day || ' ' || d.xmin, ',' ORDER BY d.day)) AS versions
      FROM "AgentDay" d CROSS JOIN (VALUES (7), (28)) AS length(days)
      WHERE d."workspaceId" <> ALL(${deleted})
      GROUP BY 1, 2, 3, 4 HAVING sum(d.pages) >= ${FEWEST_PAGES}
    ) s
    LEFT JOIN "AgentSpan" known ON known."workspaceId" = s."workspaceId" AND known.domain = s.domain AND known.days = s.days
      AND known."startDay" = s."startDay"
    WHERE s."startDay" + s.days <= ${today}::date AND known.versions IS DISTINCT FROM s.versions
    ORDER BY s."startDay" DESC, s.days`;
}

/**
 * Sums the visits of a span. All statements see the same snapshot: visits that are added meanwhile change the versions of their
 * days, so the span is outdated at once.
 */
export async function sumSpan(database: Database, { workspaceId, domain, days, startDay }: Span): Promise<void> {
  await database.snapshot((tx) =>
    tx.workspaceTransaction(workspaceId, async (inner) => {
      const { query } = inner;
      await query`
      DELETE FROM "AgentPageSpan"
      WHERE "workspaceId" = ${workspaceId} AND domain = ${domain} AND days = ${days} AND "startDay" = ${startDay}::date`;
      await query`
      INSERT INTO "AgentPageSpan" ("workspaceId", domain, days, "startDay", path, bot, status, visits, verified, spoofed, "lastDay")
      SELECT ${workspaceId}, ${domain}, ${days}, ${startDay}::date, path, bot, status, sum(visits), sum(verified), sum(spoofed), max(day)
      FROM "AgentPageDay"
      WHERE "workspaceId" = ${workspaceId} AND domain = ${domain} AND day BETWEEN ${startDay}::date AND ${startDay}::date + ${days}::int - 1
      GROUP BY path, bot, status ORDER BY path, bot, status`;
      const [row] = await runSql<{ versions: string | null }>(
        inner,
        Prisma.sql`SELECT (${selectDayVersions(workspaceId, Prisma.sql`${domain}`, Prisma.sql`${startDay}::date`, Prisma.sql`${days}::int`)}) AS versions`,
      );
      if (!row?.versions) return;
      await query`
      INSERT INTO "AgentSpan" ("workspaceId", domain, days, "startDay", versions)
      VALUES (${workspaceId}, ${domain}, ${days}, ${startDay}::date, ${row.versions})
      ON CONFLICT ("workspaceId", domain, days, "startDay") DO UPDATE SET versions = EXCLUDED.versions`;
    }),
  );
}

/**
 * Deletes spans that begin before this day, in batches. Days of them that remain are read directly: a span without versions is
 * outdated, so that no one reads the part that is left of it.
 */
export async function deleteSpansBefore(database: Database, day: string): Promise<void> {
  // Two statements: on Citus, RETURNING of a statement on all shards cannot convert a date.
  await database.query`UPDATE "AgentSpan" SET versions = '' WHERE "startDay" < ${day}::date`;
  const spans = await database.query<Span & Record<string, unknown>>`
    SELECT "workspaceId", domain, days, "startDay"::text FROM "AgentSpan" WHERE "startDay" < ${day}::date AND versions = ''`;
  for (const { workspaceId, domain, days, startDay } of spans) {
    const where = Prisma.sql`"workspaceId" = ${workspaceId} AND domain = ${domain} AND days = ${days}
      AND "startDay" = ${startDay}::date`;
    await deleteInBatches(database, { table: 'AgentPageSpan', where, key: PAGE_KEY });
    const unchanged = Prisma.sql`${where} AND versions = ''`;
    await deleteInBatches(database, { table: 'AgentSpan', where: unchanged, key: [] });
  }
}

const PAGE_KEY = [
  { name: 'path', type: 'text' },
  { name: 'bot', type: 'text' },
  { name: 'status', type: 'smallint' },
];
