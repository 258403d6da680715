import type { NamedAnswers } from '../../domain/answers/named-answers.ts';
import type { Site } from '../../domain/citations/domain-categories/classify.ts';
import { isOfEngines, renameEngine, STORED } from '../answers/surfaces.ts';
import type { CitationScope } from '../citations/history.ts';
import type { Database } from '../postgres/database.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';
import { runIdSql } from './run-id.ts';

export interface ExportedCitations extends CitationScope {
  /** Domain of the pages, including its subdomains. */
  domain: string | undefined;
  /** Restricts the hosts of the pages. Null for all hosts. */
  hosts: readonly string[] | null;
  brandMentioned: boolean | undefined;
  /** Hosts that are not unclassified. */
  sites: ReadonlyMap<string, Site>;
  named: NamedAnswers;
}

/** Every host that answers of the workspace cite, from an index. */
export async function listKnownHosts({ query }: Pick<Database, 'query'>, workspaceId: string): Promise<string[]> {
  const rows = await query<{ host: string }>`
    SELECT DISTINCT host FROM "CitedPage" WHERE "workspaceId" = ${workspaceId}`;
  return rows.map(({ host }) => host);
}

/** One row per answer and page, in no particular order. The rows of a page are as many as its citations in the API. */
export function selectCitations(scope: ExportedCitations): Sql {
  const { workspaceId, isSimulated, sites, named, brandMentioned } = scope;
  const engine = renameEngine('c.engine', STORED, scope.surfaces);
  const listed = [...sites];
  return sql`
    WITH ${selectPrompts(scope)},
    named AS MATERIALIZED (
      SELECT * FROM unnest(${named.days}::date[], ${named.engines}::text[], ${named.samples}::int[], ${named.bits}::bytea[])
        AS n(day, engine, sample, bits)
    )
    SELECT ${runIdSql('c')} AS "runId", c.day AS "runDate", c."promptId", asked.prompt, ${engine} AS engine, c.country, c.sample,
      page.url, page.host AS domain, coalesce(page.title, '') AS title,
      coalesce(site."isMyBrandDomain", false) AS "isMyBrandDomain", site.competitor,
      coalesce(site."domainCategory", 'Unclassified') AS "domainCategory", coalesce(site."siteRole", 'unknown') AS "siteRole",
      ${IS_NAMED} AS "answerMentionsBrand"
    FROM asked ${joinCitations(scope)}
    JOIN "CitedPage" page ON page."workspaceId" = ${workspaceId} AND page."pageId" = c."pageId"
    LEFT JOIN unnest(${listed.map(([host]) => host)}::text[], ${listed.map(([, site]) => site.isMyBrandDomain)}::bool[],
      ${listed.map(([, site]) => site.competitor)}::text[], ${listed.map(([, site]) => site.domainCategory)}::text[],
      ${listed.map(([, site]) => site.siteRole)}::text[])
      AS site(host, "isMyBrandDomain", competitor, "domainCategory", "siteRole") ON site.host = page.host
    WHERE ${hostFilter(scope)}
      ${brandMentioned === undefined ? NOTHING : sql`AND c."pageId" IN (${selectPagesNaming(scope, brandMentioned)})`}
      AND ${isSimulated} = c."isSimulated"`;
}

/**
 * A deleted prompt counts until the report is recalculated; its country is known from its citations only. The country of other
 * prompts is compared alone, so that the planner knows how many there are.
 */
function selectPrompts({ workspaceId, promptIds, country, selected }: CitationScope): Sql {
  return sql`listed AS MATERIALIZED (
      SELECT counted.id, counted.ordinal::int, p.prompt, p.country
      FROM unnest(${promptIds}::text[]) WITH ORDINALITY AS counted(id, ordinal)
      LEFT JOIN "Prompt" p ON p.id = counted.id
      ${selected === null ? NOTHING : sql`WHERE counted.id = ANY(${selected}::text[])`}
    ),
    asked AS MATERIALIZED (
      SELECT id, ordinal, prompt FROM listed ${country === null ? NOTHING : isAskedIn(workspaceId, country)}
    )`;
}

function isAskedIn(workspaceId: string, country: string): Sql {
  return sql`WHERE country = ${country} OR country IS NULL AND ${country} = (
    SELECT d.country FROM "Citation" d WHERE d."workspaceId" = ${workspaceId} AND d."promptId" = listed.id LIMIT 1)`;
}

function joinCitations({ workspaceId, isSimulated, startDate, endDate, engines, surfaces }: CitationScope): Sql {
  const engine = renameEngine('c.engine', STORED, surfaces);
  return sql`
    JOIN "Citation" c ON c."workspaceId" = ${workspaceId} AND c."promptId" = asked.id AND c."isSimulated" = ${isSimulated}
      AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${isOfEngines(engine, engines, surfaces)}
    LEFT JOIN named ON named.day = c.day AND named.engine = ${engine} AND named.sample = c.sample`;
}

const IS_NAMED = sql`coalesce(get_bit(named.bits, asked.ordinal - 1) = 1, false)`;

/** The filter selects pages, as in the API: every citation of a page that one answer cites for the brand. */
function selectPagesNaming(scope: CitationScope, brandMentioned: boolean): Sql {
  return sql`
    SELECT c."pageId" FROM asked ${joinCitations(scope)} GROUP BY c."pageId" HAVING bool_or(${IS_NAMED}) = ${brandMentioned}`;
}

function hostFilter({ domain, hosts }: ExportedCitations): Sql {
  const below = domain === undefined ? null : `.${domain}`;
  return sql`true
    ${below === null ? NOTHING : sql`AND right('.' || page.host, ${below.length}) = ${below}`}
    ${hosts === null ? NOTHING : sql`AND page.host = ANY(${hosts}::text[])`}`;
}
