import pg from 'pg';
import { addDays } from '../../domain/shared/windows.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import type { CountsFilter, StatisticsTask } from './task.ts';

/** COPY accepts no parameters. */
const quote = pg.escapeLiteral;

/** The generations of a task with their index, and for each one or two values of type date. */
function generationsOf(
  generations: readonly GenerationKey[],
  dateOf: (place: number) => string,
  otherDateOf = dateOf,
): string {
  const keys = generations.map(({ workspaceId, reportId, version }, place) => {
    const dates = [dateOf(place), otherDateOf(place)].map((date) => `${quote(date)}::date`);
    return `(${place}, ${quote(workspaceId)}, ${quote(reportId)}, ${version}, ${dates.join()})`;
  });
  return `(VALUES ${keys.join()}) AS k(place, workspace, report, version, since, hits_since)
    JOIN "ReportGeneration" g ON ${isOf('g', generations)}`;
}

/** Whether a row belongs to a generation of the task. The list of workspaces is redundant, but tells Citus which nodes to read. */
function isOf(alias: string, generations: readonly GenerationKey[]): string {
  const workspaces = new Set(generations.map(({ workspaceId }) => quote(workspaceId)));
  return `${alias}."workspaceId" = k.workspace AND ${alias}."reportId" = k.report AND ${alias}.version = k.version
      AND ${alias}."workspaceId" IN (${[...workspaces].join()})`;
}

/** The rows of a table that belong to a generation and to the requested countries. */
function rowsOf(table: string, alias: string, { generations, filter }: StatisticsTask): string {
  const { isSimulated, country } = filter;
  return `"${table}" ${alias} ON ${isOf(alias, generations)} AND ${alias}."isSimulated" = ${isSimulated}
      ${country === null ? '' : `AND ${alias}.country = ${quote(country)}`}`;
}

function isChosen(alias: string, { engines }: CountsFilter): string {
  return engines === null
    ? 'true'
    : `${alias}.engine = ANY(ARRAY[${engines.map((engine) => quote(engine)).join()}]::text[])`;
}

export function selectGenerations({ generations, filter }: StatisticsTask): string {
  return `
    SELECT k.place, cardinality(g."promptIds") AS prompts, jsonb_array_length(g.brands) AS brands, g."hasDays", g.revision,
           g."totalledThrough"::text AS through, g."carriedThrough"::text AS "carriedThrough"
    FROM ${generationsOf(generations, () => filter.days.endDate)}`;
}

/** The versions of the rows of days, in groups that begin on the given days. The first group has the days before. */
export function selectVersions(task: StatisticsTask, starts: readonly string[]): string {
  const { generations, filter } = task;
  const numbers = starts.map((day) => `${quote(day)}::date - date '2000-01-01'`);
  return `
    SELECT k.place, width_bucket(d.day - date '2000-01-01', ARRAY[${numbers.join()}]::int[]) AS bucket,
           bit_xor(hashtextextended(d.day || d.country || d.xmin::text, 0))::text AS versions
    FROM ${generationsOf(generations, () => filter.days.endDate)}
    JOIN ${rowsOf('ReportDay', 'd', task)} AND d.day <= k.since
    WHERE g."hasDays"
    GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** The counts up to an edge: a running total, if there is one, and the days since. */
export interface NeededCounts {
  place: number;
  edge: number;
  total: string | null;
  since: string;
  day: string;
}

export function selectCounts(task: StatisticsTask, needed: readonly NeededCounts[]): string {
  const { generations, filter } = task;
  const keys = needed.map(({ place, edge, total, since, day }) => {
    const { workspaceId = '', reportId = '', version = 0 } = generations[place] ?? {};
    const ofGeneration = `${place}, ${quote(workspaceId)}, ${quote(reportId)}, ${version}`;
    return `(${ofGeneration}, ${edge}, ${total === null ? 'NULL' : quote(total)}::date, ${quote(since)}::date, ${quote(day)}::date)`;
  });
  return `
    WITH k(place, workspace, report, version, edge, total, since, day) AS (VALUES ${keys.join()})
    SELECT k.place, k.edge, t.engine, true, t."byPrompt" FROM k
    JOIN ${rowsOf('ReportTotal', 't', task)} AND t.day = k.total
    WHERE ${isChosen('t', filter)}
    UNION ALL
    SELECT k.place, k.edge, c.engine, false, c."byPrompt" FROM k
    JOIN ${rowsOf('ReportCount', 'c', task)} AND c.day > k.since AND c.day <= k.day
    WHERE ${isChosen('c', filter)}
    ORDER BY 1, 2`;
}

/** The counts of the last day. They are always needed, because they change most often. */
export function selectLastCounts(task: StatisticsTask): string {
  const { generations, filter } = task;
  return `
    SELECT k.place, c.engine, c."byPrompt"
    FROM ${generationsOf(generations, () => filter.days.endDate)}
    JOIN ${rowsOf('ReportCount', 'c', task)} AND c.day = k.since
    WHERE ${isChosen('c', filter)}
    ORDER BY k.place`;
}

/** The summaries of the last day. */
export function selectLastDay(task: StatisticsTask): string {
  const { endDate } = task.filter.days;
  return selectDays(task, endDate, () => ({ from: endDate, hitsFrom: endDate }));
}

/** The summaries of days from a given day up to `lastDay`; hits only from another day on. */
export function selectDays(
  task: StatisticsTask,
  lastDay: string,
  firstOf: (place: number) => { from: string; hitsFrom: string },
): string {
  const { generations, filter } = task;
  const { startDate, samplesFrom } = filter.days;
  const samples = filter.needsDayBlocks ? 'false' : `d.day >= ${quote(samplesFrom)}::date`;
  return `
    SELECT k.place, d.day::text, d.country, array_to_json(d.engines)::text, d.models::text, ${samples},
           CASE WHEN ${samples} THEN d.samples ELSE '' END, CASE WHEN d.day >= k.hits_since THEN d.hits ELSE '' END,
           coalesce(to_char(d."settingsDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')
    FROM ${generationsOf(
      generations,
      (place) => firstOf(place).from,
      (place) => firstOf(place).hitsFrom,
    )}
    JOIN ${rowsOf('ReportDay', 'd', task)} AND d.day BETWEEN ${quote(startDate)}::date AND ${quote(lastDay)}::date
      AND d.day >= k.since
    WHERE g."hasDays"
    ORDER BY k.place, d.day, d.country`;
}

/** The counts of single days: of the history if its samples are not stored, and for generations without summaries of days. */
export function selectBlocks(task: StatisticsTask): string {
  const { generations, filter } = task;
  const { endDate, samplesFrom, hitsFrom } = filter.days;
  const first = samplesFrom < hitsFrom ? samplesFrom : hitsFrom;
  return `
    SELECT k.place, c.day::text, c.engine, c."byPrompt"
    FROM ${generationsOf(generations, () => addDays(endDate, 1))}
    JOIN ${rowsOf('ReportCount', 'c', task)} AND c.day < k.since
      AND c.day >= CASE WHEN g."hasDays" THEN ${quote(samplesFrom)}::date ELSE ${quote(first)}::date END
    WHERE NOT g."hasDays" OR ${isChosen('c', filter)}
    ORDER BY k.place, c.day, c.engine, c.country`;
}
