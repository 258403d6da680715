import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { type Sql, sql } from '../postgres/fragments.ts';
import { listDeletedWorkspaceIds } from '../workspaces/deleted.ts';
import { DAY_VERSIONS, ERRORS, selectDayVersions } from './page-visits.ts';

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
 * Lists spans of past days that were never summed, or whose days have changed since, latest first. Weeks begin on Mondays, counted
 * from the first Monday of 2000. A single day has totals only: its visits by crawler are in `AgentPageDay`.
 */
export async function listOutdatedSpans(database: Database, today: string): Promise<Span[]> {
  const deleted = await listDeletedWorkspaceIds(database);
  return database.query<Span>`
    SELECT s."workspaceId", s.domain, s.days, s."startDay"::text
    FROM (
      SELECT d."workspaceId", d.domain, length.days, d.day - (d.day - date '2000-01-03') % length.days AS "startDay",
             ${DAY_VERSIONS} AS versions
      FROM "AgentDay" d CROSS JOIN (VALUES (1), (7), (28)) AS length(days)
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
export async function sumSpan(database: Database, span: Span): Promise<void> {
  const { workspaceId, domain, days, startDay } = span;
  await database.snapshot((tx) =>
    tx.workspaceTransaction(workspaceId, async (inner) => {
      if (days > 1) await sumByCrawler(inner, span);
      await sumTotals(inner, span);
      const [row] = await inner.query<{
        versions: string | null;
      }>`SELECT (${selectDayVersions(workspaceId, sql`${domain}`, sql`${startDay}::date`, sql`${days}::int`)}) AS versions`;
      if (!row?.versions) return;
      await inner.query`
      INSERT INTO "AgentSpan" ("workspaceId", domain, days, "startDay", versions)
      VALUES (${workspaceId}, ${domain}, ${days}, ${startDay}::date, ${row.versions})
      ON CONFLICT ("workspaceId", domain, days, "startDay") DO UPDATE SET versions = EXCLUDED.versions`;
    }),
  );
}

async function sumByCrawler({ query }: Database, span: Span): Promise<void> {
  const { workspaceId, domain, days, startDay } = span;
  await query`DELETE FROM "AgentPageSpan" WHERE ${whereSpan(span)}`;
  await query`
    INSERT INTO "AgentPageSpan" ("workspaceId", domain, days, "startDay", path, bot, status, visits, verified, spoofed, "lastDay")
    SELECT ${workspaceId}, ${domain}, ${days}, ${startDay}::date, path, bot, status, sum(visits), sum(verified), sum(spoofed), max(day)
    FROM "AgentPageDay" WHERE ${whereDays(span)}
    GROUP BY path, bot, status ORDER BY path, bot, status`;
}

async function sumTotals({ query }: Database, span: Span): Promise<void> {
  const { workspaceId, domain, days, startDay } = span;
  await query`DELETE FROM "AgentPageTotal" WHERE ${whereSpan(span)}`;
  await query`
    INSERT INTO "AgentPageTotal" ("workspaceId", domain, days, "startDay", path, visits, verified, spoofed, errors, "lastDay")
    SELECT ${workspaceId}, ${domain}, ${days}, ${startDay}::date, path, sum(visits), sum(verified), sum(spoofed), sum(${ERRORS}), max(day)
    FROM "AgentPageDay" p WHERE ${whereDays(span)}
    GROUP BY path ORDER BY path`;
}

function whereSpan({ workspaceId, domain, days, startDay }: Span): Sql {
  return sql`"workspaceId" = ${workspaceId} AND domain = ${domain} AND days = ${days} AND "startDay" = ${startDay}::date`;
}

/** The rows of the days of a span. */
function whereDays({ workspaceId, domain, days, startDay }: Span): Sql {
  return sql`"workspaceId" = ${workspaceId} AND domain = ${domain}
      AND day >= ${startDay}::date AND day < ${startDay}::date + ${days}::int`;
}

/**
 * Deletes spans that begin before this day, in batches. Days of them that remain are read directly: a span without versions is
 * outdated, so that no one reads the part that is left of it.
 */
export async function deleteSpansBefore(database: Database, day: string): Promise<void> {
  // Two statements: on Citus, RETURNING of a statement on all shards cannot convert a date.
  await database.query`UPDATE "AgentSpan" SET versions = '' WHERE "startDay" < ${day}::date`;
  const spans = await database.query<Span>`
    SELECT "workspaceId", domain, days, "startDay"::text FROM "AgentSpan" WHERE "startDay" < ${day}::date AND versions = ''`;
  for (const span of spans) {
    const where = whereSpan(span);
    await deleteInBatches(database, { table: 'AgentPageSpan', where, key: CRAWLER_KEY });
    await deleteInBatches(database, { table: 'AgentPageTotal', where, key: PAGE_KEY });
    const unchanged = sql`${where} AND versions = ''`;
    await deleteInBatches(database, { table: 'AgentSpan', where: unchanged, key: [] });
  }
}

const PAGE_KEY = [{ name: 'path', type: 'text' }];
const CRAWLER_KEY = [...PAGE_KEY, { name: 'bot', type: 'text' }, { name: 'status', type: 'smallint' }];
