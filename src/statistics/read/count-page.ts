import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { isOfEngines, renameEngine, STORED_NAMES } from '../../storage/answers/surfaces.ts';
import { NOTHING, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import { createPromptFilter, findSettings, type PageScope, type PageSettings } from './citation-blocks.ts';
import { countCitations } from './page-sums.ts';

export interface PageCounting extends PageScope {
  /** Hexadecimal. */
  pageId: string;
}

/** The citations of a page by day and engine, from the statistics of the report. Null for statistics of the first release. */
export async function countPage(database: ThreadDatabase, task: PageCounting): Promise<CitationCount[] | null> {
  return database.snapshot(async (snapshot) => {
    const settings = await findSettings(snapshot, task);
    return settings && countDays(snapshot, task, settings);
  });
}

async function findPageNumber(
  { query }: ThreadDatabase,
  { workspaceId, pageId }: PageCounting,
): Promise<number | null> {
  const [page] = await query<{ number: number }>`
    SELECT number FROM "PageNumber" WHERE "workspaceId" = ${workspaceId} AND "pageId" = decode(${pageId}, 'hex')`;
  return page?.number ?? null;
}

async function countDays(
  database: ThreadDatabase,
  task: PageCounting,
  settings: PageSettings,
): Promise<CitationCount[]> {
  const { isSimulated, country, engines, names = STORED_NAMES, startDate, endDate } = task;
  const name = renameEngine('engine', names.before, names.now);
  const page = await findPageNumber(database, task);
  if (page === null) return [];
  const isCounted = createPromptFilter(task, settings);
  const select = sql`SELECT day::text, ${name}, cited FROM "ReportCount"
    WHERE ${isOfGeneration({ ...task, version: settings.version })} AND "isSimulated" = ${isSimulated} AND day BETWEEN ${startDate} AND ${endDate}
      AND cited IS NOT NULL ${country === null ? NOTHING : sql`AND country = ${country}`}
      AND ${isOfEngines(name, engines, names.now)}`;
  const counts: CitationCount[] = [];
  await database.copyRows(select, (row) => {
    const [day, engine] = [row.ascii(0), row.ascii(1) as EngineId];
    const blocks = [{ engine, format: 'answers' as const, packed: row.bytes(2) }];
    const citations = countCitations({ blocks, isCounted }, page);
    if (citations > 0) counts.push({ day, engine, citations });
  });
  return counts;
}
