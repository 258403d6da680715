import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine, STORED } from '../answers/surfaces.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';
import { runIdSql } from './run-id.ts';

export interface ExportedAnswers extends DateWindow {
  workspaceId: string;
  reportId: string;
  promptId: string | undefined;
  country: string | undefined;
  /** Named by the surfaces that count in the report. */
  engines: readonly string[] | null;
  surfaces: Surfaces;
}

/** All calls for the prompts of a report, as in the API. */
export function selectAnswers(filter: ExportedAnswers): Sql {
  const { workspaceId, reportId, promptId, country, engines, surfaces, startDate, endDate } = filter;
  const name = renameEngine('a.engine', STORED, surfaces);
  return sql`
    WITH asked AS MATERIALIZED (
      SELECT p.id, p.prompt FROM "BrandReportPrompt" rp JOIN "Prompt" p ON p.id = rp."promptId"
      WHERE rp."reportId" = ${reportId} ${promptId === undefined ? NOTHING : sql`AND p.id = ${promptId}`}
    )
    SELECT ${runIdSql('a')} AS "runId", a.day AS "runDate", a."promptId", p.prompt, regexp_replace(a.engine, '_ui$', '') AS engine, a.country, a.sample,
      to_char(a."collectedDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "collectedDate", a.state,
      CASE a.state WHEN 'answered' THEN a.text END AS content,
      CASE a.state WHEN 'failed' THEN a."failureReason" END AS "failureReason",
      CASE a.state WHEN 'no_answer' THEN a."failureReason" END AS "noAnswerReason",
      a."isTruncated" AS truncated, a.cost, a.model, a.source, a.surface, jsonb_array_length(a.cited) AS citations,
      jsonb_path_query_array(a.cited, '$[*].url') AS links, array_to_json(a.searches) AS searches
    FROM asked p
    JOIN "Answer" a ON a."workspaceId" = ${workspaceId} AND a."promptId" = p.id
      AND a.day BETWEEN ${startDate}::date AND ${endDate}::date
    WHERE true
      ${country === undefined ? NOTHING : sql`AND a.country = ${country}`}
      AND ${isOfEngines(name, engines, surfaces)}`;
}
