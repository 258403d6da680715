import type pg from 'pg';
import { type CitedPageOrder, chooseCitingPrompts } from '../../domain/citations/cited-pages.ts';
import type { DomainCategory } from '../../domain/citations/domain-categories/categories.ts';
import { createClassifier } from '../../domain/citations/domain-categories/classify.ts';
import type { PageDirectory } from '../../domain/citations/page-directory.ts';
import {
  type CitationBlock,
  listPromptsOfPages,
  type PromptOfPage,
  sumPages,
} from '../../domain/citations/page-sums.ts';
import { coverWindow } from '../../domain/citations/periods.ts';
import { selectPages, valueOfPage } from '../../domain/citations/select-pages.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { copyRows } from './copy-rows.ts';
import { readDirectory } from './page-directories.ts';

/** Selects the counted answers of a report and country. */
export interface PageScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
  country: string;
  engines: EngineId[] | null;
  tagId: string | null;
}

export interface PageRanking extends PageScope {
  /** Domain of the pages, including its subdomains. */
  domain: string | undefined;
  domainCategory: DomainCategory | undefined;
  brandMentioned: boolean | undefined;
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  after: { value: string; pageId: string } | null;
  take: number;
}

/** A page with its citations, and its position in the list. */
export interface SummedPage {
  /** Hexadecimal. */
  pageId: string;
  value: string;
  url: string;
  host: string;
  title: string | null;
  citations: number;
  isBrandNamed: boolean;
  prompts: { id: string; engines: EngineId[] }[];
  promptsTotal: number;
}

export interface SummedPages {
  /** The brands of the statistics that the pages were read from. */
  brands: TrackedBrand[];
  pages: SummedPage[];
}

interface Settings {
  version: number;
  mergedThrough: string | null;
  brands: TrackedBrand[];
  promptIds: string[];
}

/** Ranks the cited pages of a window from the counts of its days. Null if they are not backfilled yet. */
export async function rankSummedPages(client: pg.Client, ranking: PageRanking): Promise<SummedPages | null> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  try {
    const settings = await findSettings(client, ranking);
    const result = settings && { brands: settings.brands, pages: await listPages(client, ranking, settings) };
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The settings of the current statistics. Null if they are not backfilled yet. */
export async function findSettings(client: pg.Client, { workspaceId, reportId }: PageScope): Promise<Settings | null> {
  const { rows } = await client.query<Settings>(
    `WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = $2)
     SELECT g.version, g."mergedThrough"::text AS "mergedThrough", g.brands, g."promptIds" FROM report r
     JOIN "ReportGeneration" g ON g."workspaceId" = $1 AND g."reportId" = $2 AND g.version = r.version
     WHERE g."hasPages"`,
    [workspaceId, reportId],
  );
  return rows[0] ?? null;
}

async function listPages(client: pg.Client, ranking: PageRanking, settings: Settings): Promise<SummedPage[]> {
  const { workspaceId, domain, domainCategory, brandMentioned, sortBy, sortOrder, after, take } = ranking;
  const blocks = await readBlocks(client, ranking, settings);
  const isCounted = await findCountedPrompts(client, ranking, settings);
  const directory = await readDirectory(client, workspaceId);
  const sums = sumPages({ blocks, isCounted }, directory.size, sortBy === 'prompts');
  const siteOf = createClassifier(settings.brands);
  const chosen = selectPages(sums, directory, {
    isHostListed: (host) =>
      (domain === undefined || `.${host}`.endsWith(`.${domain}`)) &&
      (domainCategory === undefined || siteOf(host).domainCategory === domainCategory),
    brandMentioned,
    sortBy,
    sortOrder,
    after: after && { value: after.value, pageId: Buffer.from(after.pageId, 'hex') },
    take,
  });
  const citing = listPromptsOfPages({ blocks, isCounted }, chosen);
  const details = await findDetails(client, workspaceId, directory, chosen);
  return chosen.map((page, index) => ({
    ...(details.get(page) ?? { url: '', title: null }),
    pageId: directory.idOf(page).toString('hex'),
    value: valueOfPage(sums, directory, sortBy, page),
    host: directory.hosts[directory.hostOf(page)] ?? '',
    citations: sums.citations[page] ?? 0,
    isBrandNamed: sums.named[page] === 1,
    ...describePrompts(citing[index] ?? [], settings),
  }));
}

/** Reads merged periods where the window contains them, and single days for the rest. */
async function readBlocks(
  client: pg.Client,
  { workspaceId, reportId, isSimulated, country, engines, ...window }: PageRanking,
  { version, mergedThrough }: Settings,
): Promise<CitationBlock[]> {
  const quote = (text: string) => client.escapeLiteral(text);
  const cover = Map.groupBy(coverWindow(window, mergedThrough), ({ days }) => days);
  const blocks: CitationBlock[] = [];
  for (const [days, periods] of cover) {
    const isMerged = days > 1;
    const select = `SELECT engine, cited FROM "${isMerged ? 'ReportCitation' : 'ReportCount'}"
      WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}
        AND "isSimulated" = ${isSimulated} AND day IN (${periods.map(({ startDate }) => quote(startDate)).join()})
        AND ${isMerged ? `days = ${days}` : 'cited IS NOT NULL'} AND country = ${quote(country)}
        ${engines === null ? '' : `AND engine IN (${engines.map(quote).join()})`}`;
    await copyRows(client, select, (row) => {
      const engine = ENGINES.indexOf(row.ascii(0) as EngineId);
      blocks.push({ engine, format: isMerged ? 'merged' : 'answers', packed: Buffer.from(row.bytes(1)) });
    });
  }
  return blocks;
}

/** With a 1 for each prompt that has the tag; all of them without a tag. */
export async function findCountedPrompts(
  client: pg.Client,
  { tagId }: PageScope,
  { promptIds }: Settings,
): Promise<Uint8Array> {
  if (tagId === null) return new Uint8Array(promptIds.length).fill(1);
  const { rows } = await client.query<{ promptId: string }>(`SELECT "promptId" FROM "PromptTag" WHERE "tagId" = $1`, [
    tagId,
  ]);
  const tagged = new Set(rows.map(({ promptId }) => promptId));
  return Uint8Array.from(promptIds, (promptId) => (tagged.has(promptId) ? 1 : 0));
}

async function findDetails(
  client: pg.Client,
  workspaceId: string,
  directory: PageDirectory,
  pages: readonly number[],
): Promise<Map<number, { url: string; title: string | null }>> {
  const { rows } = await client.query<{ page: number; url: string; title: string | null }>(
    `SELECT chosen.page, cited.url, cited.title
     FROM unnest($2::int[], $3::text[]) AS chosen(page, id)
     JOIN "CitedPage" cited ON cited."workspaceId" = $1 AND cited."pageId" = decode(chosen.id, 'hex')`,
    [workspaceId, pages, pages.map((page) => directory.idOf(page).toString('hex'))],
  );
  return new Map(rows.map(({ page, ...details }) => [page, details]));
}

function describePrompts(
  citing: readonly PromptOfPage[],
  { promptIds }: Settings,
): Pick<SummedPage, 'prompts' | 'promptsTotal'> {
  const prompts = citing.map(({ prompt, citations, engines }) => ({
    promptId: promptIds[prompt] ?? '',
    citations,
    engines,
  }));
  return {
    promptsTotal: prompts.length,
    prompts: chooseCitingPrompts(prompts).map(({ promptId, engines }) => ({
      id: promptId,
      engines: ENGINES.filter((_, index) => (engines & (1 << index)) !== 0).toSorted(),
    })),
  };
}
