import type { Database } from './database.ts';
import { joinSql, quoteName, rawSql, type Sql, sql } from './fragments.ts';

/** Tables whose ids contain the time at which a row was created, and the times that were written in the zone of that row. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  Workspace: ['updatedDate'],
  Tag: ['updatedDate'],
  Prompt: ['updatedDate'],
  ApiKey: ['revokedDate'],
  OAuthClient: [],
  OAuthGrant: [],
  BrandReport: ['updatedDate', 'setUpDate'],
  CrawlabilityCheck: ['completedDate'],
  ContentCheck: ['completedDate'],
  QueryFanOut: [],
  LogConnector: ['deletedDate'],
  Annotation: [],
  Recommendation: [],
};

/** The last migration of the first version whose connections are all in UTC. */
const FIRST_IN_UTC = '20261129000000_agent_page_totals';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The time in the ULID at the end of an id. Without a subquery, so that Citus can run it on every shard. */
const idTime = (() => {
  const digits = Array.from(
    { length: 10 },
    (_, i) => `(strpos('${CROCKFORD}', substr(right(id, 26), ${i + 1}, 1)) - 1) * ${32 ** (9 - i)}::bigint`,
  );
  return rawSql(`to_timestamp((${digits.join(' + ')}) / 1000.0)`);
})();
const hasIdTime = sql`right(id, 26) ~ ${`^[${CROCKFORD}]{26}$`}`;
/** Ids and rows are created within the same request. */
const isRight = (time: Sql) => sql`abs(extract(epoch FROM ${time} - ${idTime})) < 60`;
const CREATED = rawSql('"createdDate"');

export interface TimeDifference {
  table: string;
  /** How far the time of creation is ahead of the time in the id. */
  minutes: number;
  rows: number;
}

/** Rows that were written in another time zone than UTC. Zones differ by multiples of 15 minutes. */
export async function measureShiftedTimes({ query }: Pick<Database, 'query'>): Promise<TimeDifference[]> {
  const seconds = sql`extract(epoch FROM ${CREATED} - ${idTime})`;
  const found: TimeDifference[] = [];
  for (const table of Object.keys(TABLES)) {
    const rows = await query<Omit<TimeDifference, 'table'>>`
        SELECT (round(${seconds} / 900) * 15)::int AS minutes, count(*)::int AS rows FROM ${quoteName(table)}
        WHERE ${hasIdTime} AND abs(${seconds}) BETWEEN 840 AND 54000 AND abs(${seconds} - round(${seconds} / 900) * 900) < 60
        GROUP BY 1 ORDER BY 1`;
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
}

export interface RepairedColumn {
  table: string;
  column: string;
  repaired: number;
  /** Times that may have been written after the upgrade. */
  left: number;
}

/** When the database was upgraded to the first version whose connections are all in UTC. Null if it is not. */
export async function readUpgradeDate({ query }: Database): Promise<Date | null> {
  const [row] = await query<{ finished_at: Date }>`
    SELECT finished_at FROM _prisma_migrations
    WHERE migration_name = ${FIRST_IN_UTC} AND finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return row?.finished_at ?? null;
}

export async function isTimeZone({ query }: Database, zone: string): Promise<boolean> {
  return (await query`SELECT 1 FROM pg_timezone_names WHERE name = ${zone}`).length > 0;
}

/**
 * Corrects rows that were written in `zone` before the upgrade. The time in the id shows which rows are wrong, and that the corrected
 * time is right, so a row is never corrected twice.
 */
export async function repairShiftedTimes(
  database: Database,
  { zone, before }: { zone: string; before: Date },
): Promise<RepairedColumn[]> {
  const repaired: RepairedColumn[] = [];
  for (const table of Object.keys(TABLES)) {
    repaired.push(...(await database.transaction((tx) => repairTable(tx, table, { zone, before }))));
  }
  return repaired;
}

async function repairTable(
  tx: Database,
  table: string,
  { zone, before }: { zone: string; before: Date },
): Promise<RepairedColumn[]> {
  const correct = (time: Sql) => sql`((${time} AT TIME ZONE ${zone}) AT TIME ZONE 'UTC')`;
  const isWrong = sql`${hasIdTime} AND ${idTime} < ${before} AND NOT ${isRight(CREATED)} AND ${isRight(correct(CREATED))}`;
  /** A time between the upgrade and now may be right. */
  const isOld = (time: Sql) => sql`(${correct(time)} < ${before} AND (${time} < ${before} OR ${time} > now()))`;

  const columns = (TABLES[table] ?? []).map((column) => ({ column, time: quoteName(column) }));
  const counts = columns.map(({ time }) => sql`count(*) FILTER (WHERE ${isOld(time)})::int, count(${time})::int`);
  const selected = joinSql([sql`count(*)::int`, sql`count(*)::int`, ...counts]);
  const [row] = await tx.query<{
    counts: number[];
  }>`SELECT ARRAY[${selected}] AS counts FROM ${quoteName(table)} WHERE ${isWrong}`;
  const changes = columns.map(
    ({ time }) => sql`${time} = CASE WHEN ${isOld(time)} THEN ${correct(time)} ELSE ${time} END`,
  );
  await tx.query`
      UPDATE ${quoteName(table)} SET ${joinSql([sql`${CREATED} = ${correct(CREATED)}`, ...changes])}
      WHERE ${isWrong}`;
  return ['createdDate', ...columns.map(({ column }) => column)].map((column, i) => {
    const [changed = 0, all = 0] = row?.counts.slice(i * 2, i * 2 + 2) ?? [];
    return { table, column, repaired: changed, left: all - changed };
  });
}
