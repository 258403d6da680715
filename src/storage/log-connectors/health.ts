import type { ConnectorHealth, HealthCounts } from '../../domain/log-connectors/health.ts';
import type { SkipReason } from '../../domain/logs/count/line-counter.ts';
import type { LogCounts } from '../../domain/logs/reader.ts';
import type { Database } from '../postgres/database.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';

export interface HealthOf {
  workspaceId: string;
  connectorId: string;
}

export interface ReceivedBatch {
  counts: LogCounts;
  samples: Partial<Record<SkipReason, string>>;
  hint: string | null;
}

/**
 * Stores the health of a connector after a batch. It is the last statement of its transaction, so that its locks are held
 * briefly.
 */
export async function saveReceived(
  { query }: SqlDatabase,
  { workspaceId, connectorId }: HealthOf,
  { counts, samples, hint }: ReceivedBatch,
  now: Date,
): Promise<void> {
  const { lines, visits, referrals, skipped } = counts;
  await query`
    INSERT INTO "LogConnectorHealth" ("workspaceId", "connectorId", "lastBatchDate", "lastBatch", samples, hint)
    VALUES (${workspaceId}, ${connectorId}, ${now}, ${JSON.stringify(counts)}::jsonb, ${JSON.stringify(samples)}::jsonb, ${hint})
    ON CONFLICT ("workspaceId", "connectorId") DO UPDATE SET "lastBatchDate" = EXCLUDED."lastBatchDate",
      "lastBatch" = EXCLUDED."lastBatch", samples = EXCLUDED.samples, hint = EXCLUDED.hint`;
  await query`
    INSERT INTO "LogConnectorHour" AS known ("workspaceId", "connectorId", hour, lines, visits, referrals, "notAgent", malformed,
      "otherHost", date, repeated)
    VALUES (${workspaceId}, ${connectorId}, date_trunc('hour', ${now}::timestamptz), ${lines}, ${visits}, ${referrals},
      ${skipped.not_agent ?? 0}, ${skipped.malformed ?? 0}, ${skipped.other_host ?? 0}, ${skipped.date ?? 0},
      ${skipped.repeated ?? 0})
    ON CONFLICT ("workspaceId", "connectorId", hour) DO UPDATE SET lines = known.lines + EXCLUDED.lines,
      visits = known.visits + EXCLUDED.visits, referrals = known.referrals + EXCLUDED.referrals,
      "notAgent" = known."notAgent" + EXCLUDED."notAgent", malformed = known.malformed + EXCLUDED.malformed,
      "otherHost" = known."otherHost" + EXCLUDED."otherHost", date = known.date + EXCLUDED.date,
      repeated = known.repeated + EXCLUDED.repeated`;
}

interface HealthRow extends Record<string, unknown> {
  connectorId: string;
  lastBatchDate: Date;
  lastBatch: LogCounts;
  samples: Partial<Record<SkipReason, string>>;
  hint: string | null;
  activeHours: number;
  firstHour: Date | null;
  lines: number;
  visits: number;
  referrals: number;
  not_agent: number;
  malformed: number;
  other_host: number;
  date: number;
  repeated: number;
}

/** The health of these connectors, by id. Connectors that received nothing have none. */
export async function readHealth(
  { query }: Database,
  workspaceId: string,
  connectorIds: string[],
  now: Date,
): Promise<Map<string, ConnectorHealth>> {
  const rows = await query<HealthRow>`
    SELECT health."connectorId", health."lastBatchDate", health."lastBatch", health.samples, health.hint,
      count(hours.hour)::int AS "activeHours", min(hours.hour) AS "firstHour",
      coalesce(sum(hours.lines) FILTER (WHERE recent), 0)::float8 AS lines,
      coalesce(sum(hours.visits) FILTER (WHERE recent), 0)::float8 AS visits,
      coalesce(sum(hours.referrals) FILTER (WHERE recent), 0)::float8 AS referrals,
      coalesce(sum(hours."notAgent") FILTER (WHERE recent), 0)::float8 AS not_agent,
      coalesce(sum(hours.malformed) FILTER (WHERE recent), 0)::float8 AS malformed,
      coalesce(sum(hours."otherHost") FILTER (WHERE recent), 0)::float8 AS other_host,
      coalesce(sum(hours.date) FILTER (WHERE recent), 0)::float8 AS date,
      coalesce(sum(hours.repeated) FILTER (WHERE recent), 0)::float8 AS repeated
    FROM "LogConnectorHealth" health
    LEFT JOIN LATERAL (
      SELECT *, hour > ${now}::timestamptz - interval '24 hours' AS recent FROM "LogConnectorHour" h
      WHERE h."workspaceId" = health."workspaceId" AND h."connectorId" = health."connectorId"
        AND h.hour > health."lastBatchDate" - interval '7 days'
    ) hours ON true
    WHERE health."workspaceId" = ${workspaceId} AND health."connectorId" = ANY(${connectorIds})
    GROUP BY health."workspaceId", health."connectorId"`;
  return new Map(rows.map((row) => [row.connectorId, toHealth(row)]));
}

function toHealth(row: HealthRow): ConnectorHealth {
  const { lines, visits, referrals, not_agent, malformed, other_host, date, repeated } = row;
  const reasons = Object.entries({ not_agent, malformed, other_host, date, repeated }).filter(([, count]) => count > 0);
  const last24Hours: HealthCounts = { lines, visits, referrals, skipped: Object.fromEntries(reasons) };
  return {
    lastBatchDate: new Date(row.lastBatchDate),
    lastBatch: row.lastBatch,
    last24Hours,
    samples: row.samples,
    hint: row.hint,
    activeHours: row.activeHours,
    firstHour: row.firstHour && new Date(row.firstHour),
  };
}
