import pg from 'pg';
import type { DayRange } from '../../domain/shared/windows.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { blockNameOf } from '../count/answers.ts';
import type { CountsFilter } from './task.ts';

/** COPY accepts no parameters. */
const quote = pg.escapeLiteral;

/** Whether a row belongs to a generation. */
function isOf({ workspaceId, reportId, version }: GenerationKey): string {
  return `"workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}`;
}

/** Whether a row belongs to a generation and to the requested countries. */
function isRequested(key: GenerationKey, { isSimulated, country }: CountsFilter): string {
  return `${isOf(key)} AND "isSimulated" = ${isSimulated} ${country === null ? '' : `AND country = ${quote(country)}`}`;
}

/** Whether a row belongs to one of the days. */
function isIn({ from, before }: DayRange): string {
  return `day >= ${quote(from)} AND day < ${quote(before)}`;
}

/** Whether a row belongs to the requested engines. */
function isSelected({ selection: { engines } }: CountsFilter): string {
  return engines === null ? 'true' : `engine = ANY(ARRAY[${engines.map((engine) => quote(engine)).join()}]::text[])`;
}

export function selectGeneration(key: GenerationKey): string {
  return `
    SELECT cardinality("promptIds") AS prompts, jsonb_array_length(brands) AS brands, "hasDays", revision,
      ("totalledThrough" + 1)::text AS "totalledBefore", ("carriedThrough" + 1)::text AS "comparableFrom"
    FROM "ReportGeneration" WHERE ${isOf(key)}`;
}

/** The versions of the rows of each day. */
export function selectVersions(key: GenerationKey, filter: CountsFilter): string {
  return `
    SELECT day::text, bit_xor(hashtextextended(country || xmin::text, 0))::text AS versions FROM "ReportDay"
    WHERE ${isRequested(key, filter)} AND day < ${quote(filter.days.before)}
    GROUP BY day ORDER BY day`;
}

/** The running total of the days before a Monday, which is stored with the last of them. */
export function selectTotals(key: GenerationKey, filter: CountsFilter, monday: string): string {
  return `
    SELECT engine, "byPrompt" FROM "ReportTotal"
    WHERE ${isRequested(key, filter)} AND ${isSelected(filter)} AND day = ${quote(monday)}::date - 1`;
}

/** The counts of some days, in order. */
export function selectCounts(key: GenerationKey, filter: CountsFilter, days: DayRange): string {
  return `
    SELECT day::text, engine, "byPrompt" FROM "ReportCount"
    WHERE ${isRequested(key, filter)} AND ${isSelected(filter)} AND ${isIn(days)}
    ORDER BY day`;
}

/** The summaries of the requested days, in order; hits only from a day on. */
export function selectDays(key: GenerationKey, filter: CountsFilter, hitsFrom: string): string {
  const { samplesFrom } = filter.days;
  return `
    SELECT day::text, array_to_json(engines)::text, models::text,
      coalesce(to_char("settingsDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''),
      CASE WHEN day >= ${quote(samplesFrom)} THEN samples ELSE '' END,
      CASE WHEN day >= ${quote(hitsFrom)} THEN hits ELSE '' END
    FROM "ReportDay"
    WHERE ${isRequested(key, filter)} AND ${isIn(filter.days)}
    ORDER BY day, country`;
}

/** The counts of the requested days with the names of their blocks, in order. */
export function selectBlocks(key: GenerationKey, filter: CountsFilter): string {
  return `
    SELECT day::text, ${blockNameOf('c')}, "byPrompt" FROM "ReportCount" c
    WHERE ${isRequested(key, filter)} AND ${isIn(filter.days)}
    ORDER BY day, country`;
}
