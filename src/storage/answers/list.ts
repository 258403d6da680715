import { type AiResponse, type CitedPage, type RunPosition, runIdOf } from '../../domain/answers/answers.ts';
import type { AnswerPosition } from '../../domain/answers/positions.ts';
import type { ConnectedSeries } from '../../domain/connections/ui-series.ts';
import type { AnswerState, EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { engineOfName, type Surfaces } from '../../domain/surfaces/surfaces.ts';
import { containsText } from '../postgres/contains-text.ts';
import type { Database } from '../postgres/database.ts';
import { type Sql, sql } from '../postgres/fragments.ts';
import { pageIdOf } from './insert.ts';
import { isOfEngines, renameEngine, STORED } from './surfaces.ts';

/** An answer, with the prompt that it answers. */
export type ListedAnswer = Omit<AiResponse, 'mentions'> & { promptId: string };

interface Row {
  promptId: string;
  day: string;
  engine: ConnectedSeries;
  sample: number;
  isSimulated: boolean;
  country: string;
  state: AnswerState;
  text: string;
  cited: CitedPage[];
  searches: string[];
  model: string | null;
  source: string;
  surface: 'api' | 'ui';
  failureReason: string | null;
  isTruncated: boolean;
  cost: number | null;
  collectedDate: Date;
}

const COLUMNS = sql`
  "promptId", a.day::text, engine, sample, "isSimulated", country, state, text, cited, searches, model, source, surface,
  "failureReason", "isTruncated", cost, "collectedDate"`;

/** Lists the calls of a prompt with a backward scan of the primary key. */
export async function listAnswers(
  { query }: Database,
  filter: {
    workspaceId: string;
    promptId: string;
    startDate: string;
    endDate: string;
    country: string | undefined;
    /** Named by the surfaces that count in the report. */
    engines: readonly string[] | null;
    surfaces: Surfaces;
    text?: string | undefined;
    after: RunPosition | null;
    take: number;
  },
): Promise<ListedAnswer[]> {
  const { workspaceId, promptId, startDate, endDate, country = null, engines, surfaces, text, after, take } = filter;
  const { day = null, engine = null, sample = null, isSimulated = null } = after ?? {};
  const rows = await query<Row>`
    SELECT ${COLUMNS} FROM "Answer" a
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}
      AND day BETWEEN ${startDate}::date AND coalesce(${day}::date, ${endDate}::date)
      AND (${day}::date IS NULL
        OR (day, engine, sample, "isSimulated") < (${day}::date, ${engine}::text, ${sample}::int, ${isSimulated}::bool))
      AND (${country}::text IS NULL OR country = ${country})
      AND ${isOfEngines(renameEngine('engine', STORED, surfaces), engines, surfaces)}
      AND ${containsText(sql`text`, text)}
    ORDER BY a.day DESC, engine DESC, sample DESC, "isSimulated" DESC
    LIMIT ${take}`;
  return rows.map(toAiResponse);
}

/** Lists the answers to some prompts on some days, which are a range of the index by day. */
export async function listAnswersOfDays(
  { query }: Database,
  filter: DateWindow & {
    workspaceId: string;
    isSimulated: boolean;
    promptIds: readonly string[];
    country: string | undefined;
    /** Named by the surfaces that count in the report. */
    engines: readonly string[] | null;
    surfaces: Surfaces;
    text?: string | undefined;
    /** The normalized URL of a page that the answers cite. */
    page?: string | undefined;
    /** A domain of which the answers cite a page. */
    domain?: string | undefined;
    after: AnswerPosition | null;
    take: number;
  },
): Promise<ListedAnswer[]> {
  const {
    workspaceId,
    isSimulated,
    promptIds,
    startDate,
    endDate,
    country = null,
    engines,
    surfaces,
    text,
    after,
    take,
  } = filter;
  const { day = null, promptId = null, engine = null, sample = null } = after ?? {};
  const rows = await query<Row>`
    SELECT ${COLUMNS} FROM "Answer" a
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND state = 'answered'
      AND (${day}::date IS NULL
        OR (day, "promptId", engine, sample) < (${day}::date, ${promptId}::text, ${engine}::text, ${sample}::int))
      AND "promptId" = ANY(${promptIds}::text[])
      AND (${country}::text IS NULL OR country = ${country})
      AND ${isOfEngines(renameEngine('engine', STORED, surfaces), engines, surfaces)}
      AND ${citesPage(filter)}
      AND ${containsText(sql`text`, text)}
    ORDER BY a.day DESC, "promptId" DESC, engine DESC, sample DESC
    LIMIT ${take}`;
  return rows.map(toAiResponse);
}

/** Whether an answer cites a page, or a page of a domain. */
function citesPage({
  workspaceId,
  page,
  domain,
}: {
  workspaceId: string;
  page?: string | undefined;
  domain?: string | undefined;
}): Sql {
  if (page === undefined && domain === undefined) return sql`true`;
  const below = `.${domain}`;
  const isPage = page === undefined ? sql`true` : sql`c."pageId" = ${pageIdOf(page)}`;
  const isOfDomain =
    domain === undefined
      ? sql`true`
      : sql`c."pageId" IN (SELECT "pageId" FROM "CitedPage"
          WHERE "workspaceId" = ${workspaceId} AND right('.' || host, ${below.length}) = ${below})`;
  return sql`EXISTS (SELECT FROM "Citation" c
    WHERE c."workspaceId" = ${workspaceId} AND c."isSimulated" = a."isSimulated" AND c.day = a.day AND c."promptId" = a."promptId"
      AND c.engine = a.engine AND c.sample = a.sample AND ${isPage} AND ${isOfDomain})`;
}

function toAiResponse(row: Row): ListedAnswer {
  const { promptId, day, country, state, text, cited, searches, model, source, surface, failureReason } = row;
  return {
    runId: runIdOf(row, row.isSimulated),
    promptId,
    runDate: day,
    collectedDate: row.collectedDate.toISOString(),
    engine: engineOfName(row.engine),
    country,
    state,
    content: state === 'answered' ? text : null,
    ...(failureReason !== null && state === 'failed' && { failureReason }),
    ...(failureReason !== null && state === 'no_answer' && { noAnswerReason: failureReason }),
    truncated: row.isTruncated,
    cost: row.cost,
    model,
    source,
    surface,
    citations: cited.map(({ title, url, position }) => ({ title: title ?? '', link: url, rank: position })),
    searches,
  };
}

/** The text of an answer, with the hosts of the pages it cites. */
export interface AnswerText {
  promptId: string;
  engine: EngineId;
  text: string;
  hosts: string[];
}

/** Reads the most recent answers of a workspace. */
export async function listNewestAnswers(
  { query }: Database,
  {
    workspaceId,
    isSimulated,
    country,
    take,
  }: { workspaceId: string; isSimulated: boolean; country: string | undefined; take: number },
): Promise<AnswerText[]> {
  return query<AnswerText>`
    SELECT "promptId", engine, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
    FROM "Answer"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND state = 'answered'
      AND (${country ?? null}::text IS NULL OR country = ${country ?? null})
    ORDER BY day DESC, sample, "promptId", engine
    LIMIT ${take}`;
}

/** The newest texts of these prompts, a few of each: ranges of the table's key, read backward. */
export async function listNewestTexts(
  { query }: Database,
  scope: { workspaceId: string; promptIds: readonly string[]; isSimulated: boolean; perPrompt: number },
): Promise<string[]> {
  const { workspaceId, promptIds, isSimulated, perPrompt } = scope;
  const rows = await query<{ text: string }>`
    SELECT a.text FROM unnest(${promptIds}::text[]) AS p(id)
    CROSS JOIN LATERAL (
      SELECT text FROM "Answer"
      WHERE "workspaceId" = ${workspaceId} AND "promptId" = p.id AND "isSimulated" = ${isSimulated} AND state = 'answered'
      ORDER BY day DESC LIMIT ${perPrompt}
    ) a`;
  return rows.map((row) => row.text);
}

/** Selects the answers of one engine to a set of prompts. */
export interface EngineAnswers extends DateWindow {
  workspaceId: string;
  isSimulated: boolean;
  /** As it is stored. */
  engine: string;
  promptIds: readonly string[];
}

/** Identifies an answer of an engine. */
export interface AnswerKey {
  promptId: string;
  day: string;
  sample: number;
}

/** The pages cited in each answer, by hexadecimal page id. */
export async function listCitations(
  { query }: Pick<Database, 'query'>,
  { workspaceId, isSimulated, engine, promptIds, startDate, endDate }: EngineAnswers,
): Promise<(AnswerKey & { pages: string[] })[]> {
  return query<AnswerKey & { pages: string[] }>`
    SELECT "promptId", day::text AS day, sample, array_agg(encode("pageId", 'hex')) AS pages
    FROM "Citation"
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}) AND "isSimulated" = ${isSimulated}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND engine = ${engine}
    GROUP BY "promptId", day, sample`;
}

/** The searches of the answers of one engine that have any. */
export async function listSearches(
  { query }: Pick<Database, 'query'>,
  { workspaceId, isSimulated, engine, promptIds, startDate, endDate }: EngineAnswers,
): Promise<(AnswerKey & { searches: string[] })[]> {
  return query<AnswerKey & { searches: string[] }>`
    SELECT "promptId", day::text AS day, sample, searches FROM "Answer"
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}) AND "isSimulated" = ${isSimulated}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND engine = ${engine} AND searches <> '{}'`;
}
