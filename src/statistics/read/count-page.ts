import type pg from 'pg';
import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import { inTransaction, SNAPSHOT } from '../../storage/postgres/transactions.ts';
import { findCountedPrompts, findSettings, type PageScope, type PageSettings } from './citation-blocks.ts';
import { countCitations } from './page-sums.ts';

export interface PageCounting extends PageScope {
  /** Hexadecimal. */
  pageId: string;
}

/** The citations of a page by day and engine, from the statistics of the report. Null if they are not backfilled yet. */
export async function countPage(client: pg.Client, task: PageCounting): Promise<CitationCount[] | null> {
  return inTransaction(
    client,
    async () => {
      const settings = await findSettings(client, task);
      return settings && countDays(client, task, settings);
    },
    SNAPSHOT,
  );
}

async function findPageNumber(client: pg.Client, { workspaceId, pageId }: PageCounting): Promise<number | null> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT number FROM "PageNumber" WHERE "workspaceId" = $1 AND "pageId" = decode($2, 'hex')`,
    [workspaceId, pageId],
  );
  return rows[0]?.number ?? null;
}

async function countDays(client: pg.Client, task: PageCounting, settings: PageSettings): Promise<CitationCount[]> {
  const { workspaceId, reportId, isSimulated, country, engines, startDate, endDate } = task;
  const page = await findPageNumber(client, task);
  if (page === null) return [];
  const isCounted = await findCountedPrompts(client, task, settings);
  const quote = (text: string) => client.escapeLiteral(text);
  const select = `SELECT day::text, engine, cited FROM "ReportCount"
    WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${settings.version}
      AND "isSimulated" = ${isSimulated} AND day BETWEEN ${quote(startDate)} AND ${quote(endDate)}
      AND cited IS NOT NULL ${country === null ? '' : `AND country = ${quote(country)}`}
      ${engines === null ? '' : `AND engine IN (${engines.map(quote).join()})`}`;
  const counts: CitationCount[] = [];
  await copyRows(client, select, (row) => {
    const [day, engine] = [row.ascii(0), row.ascii(1) as EngineId];
    const blocks = [{ engine, format: 'answers' as const, packed: row.bytes(2) }];
    const citations = countCitations({ blocks, isCounted }, page);
    if (citations > 0) counts.push({ day, engine, citations });
  });
  return counts;
}
