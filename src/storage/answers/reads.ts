import { type AiResponse, type CitedPage, type RunPosition, runIdOf } from '../../domain/answers/answers.ts';
import type { AnswerState, EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../database.ts';

interface Row {
  day: string;
  engine: EngineId;
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
  collectedDate: Date;
}

/** Lists the calls of a prompt with a backward scan of the primary key. */
export async function listAnswers(
  { query }: Database,
  filter: {
    workspaceId: string;
    promptId: string;
    startDate: string;
    endDate: string;
    country: string | undefined;
    engines: EngineId[] | null;
    after: RunPosition | null;
    take: number;
  },
): Promise<AiResponse[]> {
  const { workspaceId, promptId, startDate, endDate, country = null, engines, after, take } = filter;
  const { day = null, engine = null, sample = null, isSimulated = null } = after ?? {};
  const rows = await query<Row>`
    SELECT a.day::text, engine, sample, "isSimulated", country, state, text, cited, searches, model, source, surface,
      "failureReason", "collectedDate"
    FROM "Answer" a
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}
      AND day BETWEEN ${startDate}::date AND coalesce(${day}::date, ${endDate}::date)
      AND (${day}::date IS NULL
        OR (day, engine, sample, "isSimulated") < (${day}::date, ${engine}::text, ${sample}::int, ${isSimulated}::bool))
      AND (${country}::text IS NULL OR country = ${country})
      AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
    ORDER BY a.day DESC, engine DESC, sample DESC, "isSimulated" DESC
    LIMIT ${take}`;
  return rows.map((row) => toAiResponse(promptId, row));
}

function toAiResponse(promptId: string, row: Row): AiResponse {
  const { day, engine, country, state, text, cited, searches, model, source, surface, failureReason } = row;
  return {
    runId: runIdOf({ promptId, ...row }, row.isSimulated),
    runDate: day,
    collectedDate: row.collectedDate.toISOString(),
    engine,
    country,
    state,
    content: state === 'answered' ? text : null,
    ...(failureReason !== null && { failureReason }),
    model,
    source,
    surface,
    citations: cited.map(({ title, url, position }) => ({ title: title ?? '', link: url, rank: position })),
    searches,
  };
}
