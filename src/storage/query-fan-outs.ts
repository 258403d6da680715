import {
  countQueries,
  type ExpandedQuery,
  type FanOutResult,
  type ListedFanOut,
  type QueryFanOut,
} from '../domain/query-fan-outs/fan-outs.ts';
import { ENGINES } from '../domain/shared/engines.ts';
import type { Database } from './postgres/database.ts';
import type { QueryFanOut as FanOutRow } from './prisma/client.ts';

export async function insertQueryFanOut(
  tx: Database,
  fanOut: Pick<QueryFanOut, 'id' | 'workspaceId' | 'query'>,
  now: Date,
): Promise<void> {
  await tx.prisma.queryFanOut.create({ data: { ...fanOut, status: 'pending', createdDate: now } });
}

export async function findQueryFanOut({ query }: Database, fanOutId: string): Promise<QueryFanOut | null> {
  const [row] = await query<FanOutRow>`SELECT * FROM "QueryFanOut" WHERE id = ${fanOutId}`;
  return row ? toFanOut(row) : null;
}

export async function listQueryFanOuts(
  database: Database,
  { workspaceId, before, take }: { workspaceId: string; before: string | null; take: number },
): Promise<ListedFanOut[]> {
  const rows = await database.query<Omit<ListedFanOut, 'createdDate'> & { createdDate: Date }>`
    SELECT id, "workspaceId", query, status, "queriesCount", "createdDate" FROM "QueryFanOut"
    WHERE "workspaceId" = ${workspaceId} AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** Completes a fan-out that is still pending; a completed one is not changed. */
export async function endQueryFanOut(
  { prisma }: Database,
  { workspaceId, id }: Pick<QueryFanOut, 'workspaceId' | 'id'>,
  results: readonly FanOutResult[],
): Promise<void> {
  await prisma.queryFanOut.updateMany({
    where: { workspaceId, id, status: 'pending' },
    data: { status: 'completed', results: results as object[], queriesCount: countQueries(results) },
  });
}

function toFanOut({ id, workspaceId, query, status, createdDate, results }: FanOutRow): QueryFanOut {
  return {
    id,
    workspaceId,
    query,
    status: status as QueryFanOut['status'],
    createdDate: createdDate.toISOString(),
    engines: [...ENGINES],
    results: ((results ?? []) as unknown as FanOutResult[]).map(toResult),
  };
}

/** Restores the documented field order, which jsonb does not preserve. */
function toResult({
  engine,
  state,
  failureReason,
  intent,
  reasoningForCount,
  emptyReason,
  expandedQueries,
}: FanOutResult): FanOutResult {
  return {
    engine,
    state,
    ...(failureReason !== undefined && { failureReason }),
    ...(intent !== undefined && { intent }),
    reasoningForCount,
    ...(emptyReason !== undefined && { emptyReason }),
    expandedQueries: expandedQueries.map(({ query, type, userIntent, reasoning, observed }) => ({
      query,
      type,
      userIntent,
      reasoning,
      ...(observed !== undefined && { observed: pickObserved(observed) }),
    })),
  };
}

function pickObserved({ engine, date, prompt, isSimulated }: NonNullable<ExpandedQuery['observed']>) {
  return { engine, date, ...(prompt !== undefined && { prompt }), ...(isSimulated && { isSimulated }) };
}
