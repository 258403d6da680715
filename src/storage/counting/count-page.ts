import type pg from 'pg';
import { readCitedAnswers } from '../../domain/citations/cited-answers.ts';
import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { findCountedPrompts, findSettings, type PageScope } from './citation-blocks.ts';
import { copyRows } from './copy-rows.ts';

export interface PageCounting extends PageScope {
  /** Hexadecimal. */
  pageId: string;
}

/** The citations of a page by day and engine, from the counts of days whose citations are deleted. */
export async function countPage(client: pg.Client, task: PageCounting): Promise<CitationCount[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  try {
    const settings = await findSettings(client, task);
    const page = await findPageNumber(client, task);
    const isCounted = settings && (await findCountedPrompts(client, task, settings));
    const counts = isCounted && page !== null ? await countDays(client, task, settings.version, page, isCounted) : [];
    await client.query('COMMIT');
    return counts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function findPageNumber(client: pg.Client, { workspaceId, pageId }: PageCounting): Promise<number | null> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT number FROM "PageNumber" WHERE "workspaceId" = $1 AND "pageId" = decode($2, 'hex')`,
    [workspaceId, pageId],
  );
  return rows[0]?.number ?? null;
}

async function countDays(
  client: pg.Client,
  { workspaceId, reportId, isSimulated, country, engines, startDate, endDate }: PageCounting,
  version: number,
  page: number,
  isCounted: Uint8Array,
): Promise<CitationCount[]> {
  const quote = (text: string) => client.escapeLiteral(text);
  const select = `SELECT day::text, engine, cited FROM "ReportCount"
    WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}
      AND "isSimulated" = ${isSimulated} AND day BETWEEN ${quote(startDate)} AND ${quote(endDate)}
      AND cited IS NOT NULL AND country = ${quote(country)}
      ${engines === null ? '' : `AND engine IN (${engines.map(quote).join()})`}`;
  const counts: CitationCount[] = [];
  await copyRows(client, select, (row) => {
    let citations = 0;
    for (const { prompt, pages } of readCitedAnswers(row.bytes(2))) {
      if (isCounted[prompt] === 1 && pages.includes(page)) citations++;
    }
    if (citations > 0) counts.push({ day: row.ascii(0), engine: row.ascii(1) as EngineId, citations });
  });
  return counts;
}
