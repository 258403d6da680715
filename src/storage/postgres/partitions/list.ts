import type { PartitionDays } from '../../../domain/answers/partitions.ts';
import type { Database } from '../database.ts';
import { quoteName, rawSql, type Sql, sql } from '../fragments.ts';

/** The tables that are partitioned by month, in the order in which their rows are deleted. */
export const PARTITIONED_TABLES = ['Citation', 'AnswerBody', 'Answer'] as const;
export type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

/** The schema of the partitions. */
export const SCHEMA = 'partitions';

export interface Partition extends PartitionDays {
  name: string;
}

/** Lists the partitions of a table by day. There are no gaps between them, so that rows of every day can be inserted. */
export async function listPartitions({ query }: Database, table: PartitionedTable): Promise<Partition[]> {
  const rows = await query<{ name: string; bound: string }>`
    SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = ${`"${table}"`}::regclass`;
  return rows
    .map(({ name, bound }) => ({ name, ...readBound(bound) }))
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}

/** `FOR VALUES FROM ('2026-11-01') TO (MAXVALUE)` */
function readBound(bound: string): PartitionDays {
  const [, from = '', before = ''] = /FROM \((.+)\) TO \((.+)\)/.exec(bound) ?? [];
  return { from: readDay(from), before: readDay(before) };
}

function readDay(value: string): string | null {
  return value.startsWith("'") ? value.slice(1, -1) : null;
}

/** Whether a partition has no rows. */
export async function isEmptyPartition({ query }: Database, name: string): Promise<boolean> {
  return (await query`SELECT 1 FROM ${quotePartition(name)} LIMIT 1`).length === 0;
}

/** Roughly, as PostgreSQL estimates it. */
export async function estimateRows({ query }: Database, table: PartitionedTable): Promise<number> {
  const [row] = await query<{ rows: number }>`
    SELECT coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 AS rows
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ${`"${table}"`}::regclass`;
  return Math.round(row?.rows ?? 0);
}

export function quotePartition(name: string): Sql {
  return sql`${rawSql(SCHEMA)}.${quoteName(name)}`;
}
