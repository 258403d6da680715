import type { Slot } from '../../domain/answers/answers.ts';
import type { Cadence, Weekday } from '../../domain/collection/schedule.ts';
import type { ConnectedSeries } from '../../domain/connections/ui-series.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surface } from '../../domain/surfaces/surfaces.ts';
import { isCustom } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';
import { findReportWorkspace } from '../reports/reports.ts';
import { isActiveWorkspace } from '../workspaces/workspaces.ts';

/** What prompts are sent to: an engine, or its page. */
interface CollectedEngine {
  engine: ConnectedSeries;
  refusedCountries: string[];
  base: EngineId;
  /** Null if the engine has only one. */
  surface: Surface | null;
}

/** A set of calls: for the prompts of one report, or of all reports. */
export interface Scope {
  reportId?: string | undefined;
  /** Only calls for these prompts. */
  promptIds?: readonly string[] | undefined;
  day: string;
  isSimulated: boolean;
  engines: CollectedEngine[];
  /** The share of the prompts of a report that are also sent to the surface of an engine that does not count, if both are queried. */
  calibrationShare: number;
  /** Of reports that do not set a number. */
  samples: number;
  /** The cadences of the day. Absent for all reports, also those that are not due. */
  due?: { cadences: readonly Cadence[]; weekday: Weekday } | undefined;
  /** Prompts that were added on this day or later are due. Defaults to the day of the scope. */
  addedSince?: string | undefined;
  /** The day on which reports must not have ended. Defaults to the day of the scope. */
  runningOn?: string | undefined;
}

/** Lists the next prompts after `after` to make calls for, ordered by id. */
export async function listPromptIdsToAsk(
  { query }: Database,
  { reportId, after, take }: { reportId?: string | undefined; after: string; take: number },
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "Prompt" p
    WHERE id > ${after} AND ${isTracked(reportId)}
    ORDER BY id LIMIT ${take}`;
  return rows.map((row) => row.id);
}

/** Lists the prompts of a report that are sent to an engine last. */
export async function listLastPromptIds({ query }: Database, reportId: string, take: number): Promise<string[]> {
  const rows = await query<{ promptId: string }>`
    SELECT "promptId" FROM "BrandReportPrompt" WHERE "reportId" = ${reportId} ORDER BY "promptId" DESC LIMIT ${take}`;
  return rows.map((row) => row.promptId);
}

/** Lists the calls for these prompts that have not been made or have failed, grouped by engine. */
export async function listOpenSlots(database: Database, scope: Scope, promptIds: readonly string[]): Promise<Slot[]> {
  const slots = await database.query<Slot>`
      SELECT s."workspaceId", s."promptId", s.engine, ${scope.day}::text AS day, s.sample
      FROM (
        SELECT w."workspaceId", w."promptId", w.engine, sample::int AS sample
        FROM (${wantedCalls({ ...scope, promptIds })}) w CROSS JOIN generate_series(1, w.samples) AS sample
      ) s
      ORDER BY s.engine, s.sample, s."promptId"`;
  const closed = await listClosedSlots(database, scope, slots);
  return slots.filter((slot) => !closed.has(keyOf(slot)));
}

type SlotKey = Pick<Slot, 'promptId' | 'engine' | 'sample'>;

/** The calls of the day for these prompts that need not be repeated. */
async function listClosedSlots(
  { query }: Database,
  { day, isSimulated }: Scope,
  slots: readonly Slot[],
): Promise<Set<string>> {
  const owners = new Map(slots.map(({ promptId, workspaceId }) => [promptId, workspaceId]));
  const rows = await query<SlotKey>`
    SELECT a."promptId", a.engine, a.sample
    FROM unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::text[]) AS p(id, workspace)
    JOIN "Answer" a ON a."workspaceId" = p.workspace AND a."promptId" = p.id AND a."isSimulated" = ${isSimulated}
      AND a.day = ${day}::date AND a.state <> 'failed' AND a."workspaceId" = ANY(${[...new Set(owners.values())]})`;
  return new Set(rows.map(keyOf));
}

function keyOf({ promptId, engine, sample }: SlotKey): string {
  return `${promptId} ${engine} ${sample}`;
}

export interface SlotCounts {
  total: number;
  /** Calls never made. */
  missing: number;
  /** Calls made since the given time. */
  asked: number;
  /** Calls made since the given time that failed. */
  failed: number;
  /** Calls neither answered before nor made since the given time. */
  waiting: number;
}

/** The reports with answers of a day that were collected since the given moment. Avoids the index of days like `findQuestion`. */
export async function listCollectedReports(
  { query }: Database,
  { day, isSimulated }: Pick<Scope, 'day' | 'isSimulated'>,
  since: Date,
): Promise<{ reportId: string; isSetUp: boolean }[]> {
  return query<{ reportId: string; isSetUp: boolean }>`
      WITH asked AS MATERIALIZED (SELECT p."workspaceId", p.id FROM "Prompt" p WHERE ${isTracked(undefined)}),
      answered AS MATERIALIZED (
        SELECT DISTINCT a."promptId" FROM asked
        JOIN "Answer" a ON a."workspaceId" = asked."workspaceId" AND a."promptId" = asked.id AND a.day = ${day}::date
          AND a."isSimulated" IS NOT DISTINCT FROM ${isSimulated} AND a."collectedDate" >= ${since}
      )
      SELECT DISTINCT r.id AS "reportId", r."setUpDate" IS NOT NULL AS "isSetUp" FROM answered
      JOIN "BrandReportPrompt" rp ON rp."promptId" = answered."promptId"
      JOIN "BrandReport" r ON r.id = rp."reportId"
      ORDER BY r.id`;
}

/** Answers are read by prompt, one range of the primary key each. Avoids the index of days like `findQuestion`. */
export async function countSlots(database: Database, scope: Scope, since: Date): Promise<SlotCounts> {
  const { reportId, promptIds, day, isSimulated } = scope;
  const workspaceId = reportId === undefined ? null : await findReportWorkspace(database, reportId);
  const ofPrompts = promptIds === undefined ? NOTHING : sql`AND p.id = ANY(${promptIds})`;
  const ofPrompt = sql`a."workspaceId" = asked."workspaceId" AND a."promptId" = asked.id AND a.day = ${day}::date
    AND a."isSimulated" IS NOT DISTINCT FROM ${isSimulated}`;
  // Without statistics, PostgreSQL would compare each answer with each prompt of the report, so each prompt is read apart.
  const answers =
    workspaceId === null
      ? sql`JOIN "Answer" a ON ${ofPrompt}`
      : sql`CROSS JOIN LATERAL (SELECT * FROM "Answer" a WHERE ${ofPrompt} AND a."workspaceId" = ${workspaceId} OFFSET 0) a`;
  const [counts] = await database.query<SlotCounts>`
      ${listPaired(scope).length === 0 ? sql`WITH` : sql`WITH ${drawnCalls(scope)},`} asked AS MATERIALIZED (
        SELECT p."workspaceId", p.id, (
          SELECT jsonb_object_agg(w.engine, w.samples) FROM (SELECT e.engine, ${samplesOf(scope)} AS samples
            FROM ${sendersOf(scope)} WHERE rp."promptId" = p.id AND ${isWanted(scope)} GROUP BY e.engine) w
        ) AS samples
        FROM "Prompt" p WHERE ${isTracked(reportId)} ${ofPrompts}
      ),
      slot AS (
        SELECT coalesce(sum(s.samples::int), 0)::int AS total FROM asked, jsonb_each_text(asked.samples) AS s(engine, samples)
      ),
      made AS (
        SELECT count(*)::int AS total, count(*) FILTER (WHERE a."collectedDate" >= ${since})::int AS asked,
          count(*) FILTER (WHERE a."collectedDate" >= ${since} AND a.state = 'failed')::int AS failed,
          count(*) FILTER (WHERE a."collectedDate" < ${since} AND a.state = 'failed')::int AS "failedBefore"
        FROM asked ${answers}
        WHERE a.sample BETWEEN 1 AND (asked.samples ->> a.engine)::int
      )
      SELECT slot.total, slot.total - made.total AS missing, made.asked, made.failed,
        slot.total - made.total + made."failedBefore" AS waiting
      FROM made CROSS JOIN slot`;
  return counts ?? { total: 0, missing: 0, asked: 0, failed: 0, waiting: 0 };
}

/** The calls of a scope, by workspace and engine. */
export async function countWanted(
  { query }: Database,
  scope: Scope,
): Promise<{ workspaceId: string; engine: ConnectedSeries; calls: number }[]> {
  return query`
    SELECT w."workspaceId", w.engine, sum(w.samples)::int AS calls FROM (${wantedCalls(scope)}) w
    GROUP BY w."workspaceId", w.engine`;
}

/**
 * The calls that a scope plans for the prompts of each report. A call that several reports share is split equally, so counts are
 * fractions.
 */
export async function countShared(
  { query }: Database,
  scope: Scope,
  workspaceIds: readonly string[] | null,
): Promise<{ workspaceId: string; reportId: string; engine: ConnectedSeries; calls: number }[]> {
  return query`
    WITH member AS MATERIALIZED (
      SELECT rp."reportId", rp."promptId", 1.0 / count(*) OVER (PARTITION BY rp."promptId") AS part
      FROM "BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId"
      WHERE (${workspaceIds}::text[] IS NULL OR r."workspaceId" = ANY(${workspaceIds}::text[]))
        AND ${isRunning(scope.runningOn ?? scope.day)}
    )
    SELECT w."workspaceId", m."reportId", w.engine, sum(w.samples * m.part)::float8 AS calls
    FROM (${wantedCalls(scope)}) w JOIN member m ON m."promptId" = w."promptId"
    GROUP BY w."workspaceId", m."reportId", w.engine`;
}

/** The days of a window after which reports of these workspaces, or of all, make no more calls. */
export async function listEndDates(
  { query }: Database,
  { startDate, endDate }: DateWindow,
  workspaceIds: readonly string[] | null,
): Promise<string[]> {
  const rows = await query<{ day: string }>`
    SELECT DISTINCT "endDate"::text AS day FROM "BrandReport"
    WHERE "endDate" BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${workspaceIds}::text[] IS NULL OR "workspaceId" = ANY(${workspaceIds}::text[]))`;
  return rows.map(({ day }) => day);
}

/** Reads the clock of the database, which also timestamps the answers. */
export async function readClock({ query }: Database): Promise<Date> {
  const [row] = await query<{ now: Date }>`SELECT clock_timestamp() AS now`;
  return row?.now ?? new Date(0);
}

function isTracked(reportId: string | undefined): Sql {
  const ofReport = reportId === undefined ? NOTHING : sql`AND rp."reportId" = ${reportId}`;
  return sql`EXISTS (SELECT 1 FROM "BrandReportPrompt" rp WHERE rp."promptId" = p.id ${ofReport})
    AND ${isActiveWorkspace(sql`p."workspaceId"`)}`;
}

/**
 * The engines that each prompt is sent to, and how often. A prompt in several reports is sent as often as the densest of those
 * that are due.
 */
function wantedCalls(scope: Scope): Sql {
  const ofPrompts = scope.promptIds === undefined ? NOTHING : sql`AND p.id = ANY(${scope.promptIds})`;
  return sql`
    ${withDrawn(scope)}
    SELECT p."workspaceId", p.id AS "promptId", e.engine, ${samplesOf(scope)} AS samples
    FROM "Prompt" p JOIN ${sendersOf(scope)} ON rp."promptId" = p.id
    WHERE ${isWanted(scope)} ${ofPrompts} AND ${isActiveWorkspace(sql`p."workspaceId"`)}
    GROUP BY p."workspaceId", p.id, e.engine`;
}

function withDrawn(scope: Scope): Sql {
  return listPaired(scope).length === 0 ? NOTHING : sql`WITH ${drawnCalls(scope)}`;
}

/** The reports of prompts, with all engines. */
function sendersOf(scope: Scope): Sql {
  return sql`("BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId" CROSS JOIN ${enginesOf(scope)})`;
}

/** Whether a report sends a prompt to an engine. */
function isWanted(scope: Scope): Sql {
  const { reportId } = scope;
  const ofReport = reportId === undefined ? NOTHING : sql`AND r.id = ${reportId}`;
  const isDrawn = listPaired(scope).length === 0 ? NOTHING : sql`OR (r.id, p.id, e.engine) IN (SELECT * FROM drawn)`;
  return sql`p.country <> ALL(e."refusedCountries") 
    AND CASE WHEN ${isCustom(sql`e.base`)} THEN e.base = ANY(r."customEngines") ELSE r.engines = '{}' OR e.base = ANY(r.engines) END
    AND (${COUNTS} ${isDrawn}) AND ${isDue(scope)} ${ofReport}`;
}

/** Whether the report counts the surface. */
const COUNTS = sql`(e.surface IS NULL OR coalesce(r.surfaces ->> e.base, 'api') = e.surface)`;

/** Both surfaces of the engines that have two, if calls to them are compared. */
function listPaired({ engines, calibrationShare }: Pick<Scope, 'engines' | 'calibrationShare'>): CollectedEngine[] {
  if (calibrationShare === 0) return [];
  return engines.filter((engine) => engines.some((other) => other.base === engine.base && other !== engine));
}

/** The prompts that each report also sends to the surface that it does not count: a part of them, at least one, drawn every day. */
function drawnCalls(scope: Scope): Sql {
  const { reportId, promptIds, day, calibrationShare } = scope;
  const engines = listPaired(scope);
  const ofReport = reportId === undefined ? NOTHING : sql`AND r.id = ${reportId}`;
  const ofPrompts =
    promptIds === undefined
      ? NOTHING
      : sql`AND r.id IN (SELECT "reportId" FROM "BrandReportPrompt" WHERE "promptId" = ANY(${promptIds}))`;
  return sql`drawn AS MATERIALIZED (
    SELECT "reportId", "promptId", engine FROM (
      SELECT rp."reportId", rp."promptId", e.engine, count(*) OVER (PARTITION BY rp."reportId", e.engine) AS prompts,
        row_number() OVER (PARTITION BY rp."reportId", e.engine
          ORDER BY hashtextextended(rp."promptId" || ' ' || e.engine || ' ' || ${day}::text, 0), rp."promptId") AS place
      FROM "BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId" JOIN "Prompt" p ON p.id = rp."promptId"
      CROSS JOIN ${enginesOf({ engines })}
      WHERE NOT ${COUNTS} AND p.country <> ALL(e."refusedCountries") ${ofReport} ${ofPrompts}
    ) ranked WHERE place <= greatest(1, ceil(prompts * ${calibrationShare}::numeric))
  )`;
}

/** A surface that does not count is queried once. */
function samplesOf({ samples }: Scope): Sql {
  return sql`max(CASE WHEN ${COUNTS} THEN coalesce(r.samples, ${samples}::int) ELSE 1 END)`;
}

/** A report that is being set up, and a prompt on the day on which it was added, do not wait for the schedule. Nothing is due after the end. */
function isDue({ due, day, addedSince = day, runningOn = day }: Omit<Scope, 'reportId'>): Sql {
  if (!due) return isRunning(runningOn);
  return sql`${isRunning(runningOn)} AND (r."setUpDate" IS NULL OR rp."addedDay" BETWEEN ${addedSince}::date AND ${day}::date
    OR r.cadence IS NULL OR r.cadence = ANY(${due.cadences}::text[]) AND (r.cadence <> 'weekly' OR r.weekday = ${due.weekday}))`;
}

function isRunning(day: string): Sql {
  return sql`(r."endDate" IS NULL OR r."endDate" >= ${day}::date)`;
}

function enginesOf({ engines }: Pick<Scope, 'engines'>): Sql {
  return sql`jsonb_to_recordset(${JSON.stringify(engines)}::jsonb) AS e(engine text, "refusedCountries" text[], base text, surface text)`;
}
