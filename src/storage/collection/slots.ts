import type { Slot } from '../../domain/answers/answers.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../database.ts';
import { Prisma } from '../prisma/client.ts';
import { isActiveWorkspace } from '../workspaces.ts';

/** A set of calls: for the prompts of one report, or of all reports. */
export interface Scope {
  reportId?: string | undefined;
  day: string;
  isSimulated: boolean;
  engines: { engine: EngineId; refusedCountries: string[] }[];
  samples: number;
}

/** Lists the next prompts after `after` to make calls for, ordered by id. */
export async function listPromptIdsToAsk(
  db: Database,
  { reportId, after, take }: { reportId?: string | undefined; after: string; take: number },
): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Prompt" p
    WHERE id > ${after} AND ${isTracked(reportId)}
    ORDER BY id LIMIT ${take}`;
  return rows.map((row) => row.id);
}

/** Lists the calls for these prompts that have not been made or have failed, grouped by engine. */
export async function listOpenSlots(db: Database, scope: Scope, promptIds: readonly string[]): Promise<Slot[]> {
  return db.prisma.$queryRaw<Slot[]>`
    SELECT s."workspaceId", s."promptId", s.engine, ${scope.day}::text AS day, s.sample
    FROM (${slotsOf(scope, Prisma.sql`p.id = ANY(${promptIds})`)}) s
    ${withAnswers(scope)}
    WHERE a.state IS NULL OR a.state = 'failed'
    ORDER BY s.engine, s.sample, s."promptId"`;
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

/** The reports with answers of a day that were collected since the given moment. */
export async function listCollectedReports(
  db: Database,
  { day, isSimulated }: Pick<Scope, 'day' | 'isSimulated'>,
  since: Date,
): Promise<{ reportId: string; isSetUp: boolean }[]> {
  return db.prisma.$queryRaw<{ reportId: string; isSetUp: boolean }[]>`
    SELECT r.id AS "reportId", r."setUpDate" IS NOT NULL AS "isSetUp" FROM "BrandReport" r
    WHERE ${isActiveWorkspace(Prisma.sql`r."workspaceId"`)} AND EXISTS (
      SELECT 1 FROM "BrandReportPrompt" rp
      JOIN "Answer" a ON a."workspaceId" = r."workspaceId" AND a."promptId" = rp."promptId" AND a.day = ${day}::date
      WHERE rp."reportId" = r.id AND a."isSimulated" = ${isSimulated} AND a."collectedDate" >= ${since})
    ORDER BY r.id`;
}

export async function countSlots(db: Database, scope: Scope, since: Date): Promise<SlotCounts> {
  const [counts] = await db.prisma.$queryRaw<SlotCounts[]>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE a.state IS NULL)::int AS missing,
      count(*) FILTER (WHERE a."collectedDate" >= ${since})::int AS asked,
      count(*) FILTER (WHERE a."collectedDate" >= ${since} AND a.state = 'failed')::int AS failed,
      count(*) FILTER (WHERE a.state IS NULL OR (a.state = 'failed' AND a."collectedDate" < ${since}))::int AS waiting
    FROM (${slotsOf(scope, isTracked(scope.reportId))}) s
    ${withAnswers(scope)}`;
  return counts ?? { total: 0, missing: 0, asked: 0, failed: 0, waiting: 0 };
}

/** Reads the clock of the database, which also timestamps the answers. */
export async function readClock(db: Database): Promise<Date> {
  const [row] = await db.prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return row?.now ?? new Date(0);
}

function isTracked(reportId: string | undefined): Prisma.Sql {
  const ofReport = reportId === undefined ? Prisma.empty : Prisma.sql`AND rp."reportId" = ${reportId}`;
  return Prisma.sql`EXISTS (SELECT 1 FROM "BrandReportPrompt" rp WHERE rp."promptId" = p.id ${ofReport})
    AND ${isActiveWorkspace(Prisma.sql`p."workspaceId"`)}`;
}

function slotsOf({ engines, samples }: Scope, isWanted: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT p."workspaceId", p.id AS "promptId", e.engine, sample::int AS sample
    FROM "Prompt" p
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(engines)}::jsonb) AS e(engine text, "refusedCountries" text[])
    CROSS JOIN generate_series(1, ${samples}::int) AS sample
    WHERE ${isWanted} AND p.country <> ALL(e."refusedCountries")`;
}

function withAnswers({ day, isSimulated }: Scope): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN "Answer" a ON a."workspaceId" = s."workspaceId" AND a."promptId" = s."promptId"
      AND a."isSimulated" = ${isSimulated} AND a.day = ${day}::date AND a.engine = s.engine AND a.sample = s.sample`;
}
