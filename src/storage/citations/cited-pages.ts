import type { NamedAnswers } from '../../domain/answers/named-answers.ts';
import type { CitedPageOrder, PagePosition } from '../../domain/citations/cited-pages.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { isOfEngines, renameEngine, STORED } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { joinSql, NOTHING, rawSql, type Sql, sql } from '../postgres/fragments.ts';
import { pageContains } from './find-pages.ts';
import type { CitationScope } from './history.ts';

/** A page with its number of citations and its sort position. */
export interface RankedPage extends PagePosition {
  url: string;
  host: string;
  title: string | null;
  citations: number;
}

export interface PageFilter {
  /** Domain of the pages, including its subdomains. */
  domain: string | undefined;
  /** Hosts of the pages. Null for all hosts. */
  hosts: string[] | null;
  brandMentioned: boolean | undefined;
  /** Text that the URL or the title of the pages contains. */
  text?: string | undefined;
  named: NamedAnswers;
}

export interface PageOrder {
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  after: PagePosition | null;
  take: number;
}

/** Ranks pages by citations. The ranking requires counting all pages, so an index range is scanned for each prompt. */
export async function rankPages(
  { query }: Database,
  scope: CitationScope,
  filter: PageFilter,
  order: PageOrder,
): Promise<RankedPage[]> {
  const { sortBy, after, take } = order;
  const direction = order.sortOrder === 'asc' ? sql`ASC` : sql`DESC`;
  const beyond = order.sortOrder === 'asc' ? sql`>` : sql`<`;
  const [value, type] = ORDERS[sortBy];
  return query<RankedPage>`
    WITH ${askedPrompts(scope)}, counted AS (${countPages(scope, filter, sortBy)}),
    chosen AS (
      SELECT c."pageId", c.citations, ${value} AS value FROM counted c
      ${needsPage(sortBy, filter) ? pageOf(scope, 'c') : NOTHING}
      WHERE ${pageFilter(filter)} AND ${namedFilter(filter)}
        AND (${after === null} OR (${value}, c."pageId") ${beyond} (${after?.value ?? null}::${type}, ${after?.pageId ?? null}::bytea))
      ORDER BY value ${direction}, c."pageId" ${direction}
      LIMIT ${take}
    )
    SELECT chosen."pageId", chosen.citations, chosen.value::text AS value, page.url, page.host, page.title
    FROM chosen ${pageOf(scope, 'chosen')}
    ORDER BY chosen.value ${direction}, chosen."pageId" ${direction}`.then((rows) =>
    rows.map((row) => ({ ...row, pageId: Buffer.from(row.pageId) })),
  );
}

const ORDERS: Record<CitedPageOrder, [value: Sql, type: Sql]> = {
  citations: [sql`c.citations`, sql`int`],
  prompts: [sql`c.prompts`, sql`int`],
  domain: [sql`(page.host COLLATE "C")`, sql`text`],
};

/** Every cited host, for properties that are derived from the domain. */
export async function listCitedHosts({ query }: Database, scope: CitationScope): Promise<string[]> {
  const rows = await query<{ host: string }>`
    WITH ${askedPrompts(scope)}, cited AS (SELECT DISTINCT c."pageId" FROM asked ${citationsOf(scope)})
    SELECT DISTINCT page.host FROM cited ${pageOf(scope, 'cited')}`;
  return rows.map((row) => row.host);
}

export interface CitingPrompt {
  pageId: Buffer;
  promptId: string;
  engines: EngineId[];
  citations: number;
  isBrandNamed: boolean;
}

/** Lists the prompts whose answers cite these pages, with range scans of the primary key. */
export async function listCitingPrompts(
  { query }: Database,
  scope: CitationScope,
  pageIds: Buffer[],
  named: NamedAnswers,
): Promise<CitingPrompt[]> {
  const { workspaceId, isSimulated, startDate, endDate, engines, surfaces } = scope;
  const engine = renameEngine('c.engine', STORED, surfaces);
  const rows = await query<CitingPrompt>`
    WITH ${askedPrompts(scope)}
    SELECT c."pageId", c."promptId", array_agg(DISTINCT ${engine}) AS engines, count(*)::int AS citations,
      ${isNamed} AS "isBrandNamed"
    FROM "Citation" c JOIN asked ON asked.id = c."promptId" ${namedBy(named, scope)}
    WHERE c."workspaceId" = ${workspaceId} AND c."isSimulated" = ${isSimulated} AND c."pageId" = ANY(${pageIds}::bytea[])
      AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${isOfEngines(engine, engines, surfaces)}
    GROUP BY c."pageId", c."promptId"
    ORDER BY c."promptId"`;
  return rows.map((row) => ({ ...row, pageId: Buffer.from(row.pageId) }));
}

/**
 * The report's prompts, each with its index in the settings that are read. A deleted prompt counts until the report is
 * recalculated; its country is known from its citations only. If all countries count, the condition is left out: with one that is
 * always true, Citus would read no prompts (decision 39).
 */
function askedPrompts({ workspaceId, promptIds, country, selected }: CitationScope): Sql {
  const counted = sql`unnest(${promptIds}::text[]) WITH ORDINALITY AS counted(id, ordinal)`;
  const isSelected = sql`(${selected}::text[] IS NULL OR counted.id = ANY(${selected}))`;
  if (country === null) {
    return sql`asked AS MATERIALIZED (SELECT counted.id, counted.ordinal FROM ${counted} WHERE ${isSelected})`;
  }
  return sql`listed AS MATERIALIZED (
    SELECT counted.id, counted.ordinal, p.country FROM ${counted} LEFT JOIN "Prompt" p ON p.id = counted.id WHERE ${isSelected}),
  asked AS MATERIALIZED (
    SELECT id, ordinal FROM listed
    WHERE coalesce(country, (SELECT d.country FROM "Citation" d WHERE d."workspaceId" = ${workspaceId}
      AND d."promptId" = listed.id LIMIT 1)) = ${country})`;
}

function citationsOf({ workspaceId, isSimulated, startDate, endDate, engines, surfaces }: CitationScope): Sql {
  return sql`
    JOIN "Citation" c ON c."workspaceId" = ${workspaceId} AND c."promptId" = asked.id AND c."isSimulated" = ${isSimulated}
      AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${isOfEngines(renameEngine('c.engine', STORED, surfaces), engines, surfaces)}`;
}

/** Counts prompts only if the sort order requires it, because it takes twice as long. */
function countPages(scope: CitationScope, { brandMentioned, named }: PageFilter, sortBy: CitedPageOrder): Sql {
  const [names, isBrandNamed] = brandMentioned === undefined ? [NOTHING, sql`false`] : [namedBy(named, scope), isNamed];
  if (sortBy !== 'prompts') {
    return sql`
      SELECT c."pageId", count(*)::int AS citations, ${isBrandNamed} AS "isBrandNamed"
      FROM asked ${citationsOf(scope)} ${names} GROUP BY c."pageId"`;
  }
  return sql`
    SELECT "pageId", sum(citations)::int AS citations, count(*)::int AS prompts, bool_or("isBrandNamed") AS "isBrandNamed"
    FROM (
      SELECT c."pageId", c."promptId", count(*) AS citations, ${isBrandNamed} AS "isBrandNamed"
      FROM asked ${citationsOf(scope)} ${names}
      GROUP BY c."pageId", c."promptId"
    ) by_prompt GROUP BY "pageId"`;
}

const isNamed = sql`bool_or(coalesce(get_bit(named.bits, asked.ordinal::int - 1) = 1, false))`;

function namedBy({ days, engines, samples, bits }: NamedAnswers, { surfaces }: CitationScope): Sql {
  return sql`
    LEFT JOIN unnest(${days}::date[], ${engines}::text[], ${samples}::int[], ${bits}::bytea[]) AS named(day, engine, sample, bits)
      ON named.day = c.day AND named.engine = ${renameEngine('c.engine', STORED, surfaces)} AND named.sample = c.sample`;
}

function pageOf({ workspaceId }: CitationScope, of: 'c' | 'chosen' | 'cited'): Sql {
  return sql`
    JOIN "CitedPage" page ON page."workspaceId" = ${workspaceId} AND page."pageId" = ${rawSql(of)}."pageId"`;
}

function needsPage(sortBy: CitedPageOrder, { domain, hosts, text }: PageFilter): boolean {
  return sortBy === 'domain' || domain !== undefined || hosts !== null || text !== undefined;
}

function pageFilter({ domain, hosts, text }: PageFilter): Sql {
  const below = domain === undefined ? null : `.${domain}`;
  return joinSql(
    [
      sql`true`,
      ...(below === null ? [] : [sql`right('.' || page.host, ${below.length}) = ${below}`]),
      ...(hosts === null ? [] : [sql`page.host = ANY(${hosts})`]),
      ...(text === undefined ? [] : [pageContains(text)]),
    ],
    ' AND ',
  );
}

function namedFilter({ brandMentioned }: PageFilter): Sql {
  return brandMentioned === undefined ? sql`true` : sql`c."isBrandNamed" = ${brandMentioned}`;
}
