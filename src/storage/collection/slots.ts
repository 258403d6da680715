import type { Slot } from '../../domain/answers/answers.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../postgres/database.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';
import { findReportWorkspace } from '../reports/reports.ts';
import { isActiveWorkspace } from '../workspaces/workspaces.ts';

/** A set of calls: for the prompts of one report, or of all reports. */
export interface Scope {
  reportId?: string | undefined;
  /** Only calls for these prompts. */
  promptIds?: readonly string[] | undefined;
  day: string;
  isSimulated: boolean;
  engines: { engine: EngineId; refusedCountries: string[] }[];
  samples: number;
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
      FROM (${slotsOf(scope, sql`p.id = ANY(${promptIds})`)}) s
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
  const { reportId, promptIds, day, isSimulated, samples } = scope;
  const workspaceId = reportId === undefined ? null : await findReportWorkspace(database, reportId);
  const ofWorkspace = workspaceId === null ? NOTHING : sql`AND a."workspaceId" = ${workspaceId}`;
  const ofPrompts = promptIds === undefined ? NOTHING : sql`AND p.id = ANY(${promptIds})`;
  const [counts] = await database.query<SlotCounts>`
      WITH asked AS MATERIALIZED (
        SELECT p."workspaceId", p.id, p.country FROM "Prompt" p WHERE ${isTracked(reportId)} ${ofPrompts}
      ),
      enabled AS MATERIALIZED (SELECT e.engine, e."refusedCountries" FROM ${enginesOf(scope)}),
      slot AS (
        SELECT count(*)::int * ${samples}::int AS total
        FROM asked JOIN enabled ON asked.country <> ALL(enabled."refusedCountries")
      ),
      made AS (
        SELECT count(*)::int AS total, count(*) FILTER (WHERE a."collectedDate" >= ${since})::int AS asked,
          count(*) FILTER (WHERE a."collectedDate" >= ${since} AND a.state = 'failed')::int AS failed,
          count(*) FILTER (WHERE a."collectedDate" < ${since} AND a.state = 'failed')::int AS "failedBefore"
        FROM asked
        JOIN "Answer" a ON a."workspaceId" = asked."workspaceId" AND a."promptId" = asked.id AND a.day = ${day}::date
          AND a."isSimulated" IS NOT DISTINCT FROM ${isSimulated} ${ofWorkspace}
        JOIN enabled ON enabled.engine = a.engine AND asked.country <> ALL(enabled."refusedCountries")
        WHERE a.sample BETWEEN 1 AND ${samples}
      )
      SELECT slot.total, slot.total - made.total AS missing, made.asked, made.failed,
        slot.total - made.total + made."failedBefore" AS waiting
      FROM made CROSS JOIN slot`;
  return counts ?? { total: 0, missing: 0, asked: 0, failed: 0, waiting: 0 };
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

function slotsOf(scope: Scope, isWanted: Sql): Sql {
  return sql`
    SELECT p."workspaceId", p.id AS "promptId", e.engine, sample::int AS sample
    FROM "Prompt" p
    CROSS JOIN ${enginesOf(scope)}
    CROSS JOIN generate_series(1, ${scope.samples}::int) AS sample
    WHERE ${isWanted} AND p.country <> ALL(e."refusedCountries")`;
}

function enginesOf({ engines }: Scope): Sql {
  return sql`jsonb_to_recordset(${JSON.stringify(engines)}::jsonb) AS e(engine text, "refusedCountries" text[])`;
}
