import { createHash } from 'node:crypto';
import { hashToken, type LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import type { LogCounts } from '../../domain/logs/reader.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { addVisits } from '../../storage/agent-analytics/visits.ts';
import { limitStatements, REQUEST_STATEMENT_MS } from '../../storage/deadlines.ts';
import { claimBatch } from '../../storage/log-connectors/batches.ts';
import type { LogContext } from '../context.ts';
import { openReader } from './open-reader.ts';

/** Counters that one batch may need: what is counted of it is held in memory until it has come to its end. */
const MOST_COUNTERS = 300_000;

export interface IngestInput {
  connector: LogConnector;
  body: AsyncIterable<Buffer>;
  idempotencyKey: string | null;
}

/**
 * Counts a batch of log lines. It is counted once, however often it is sent, and not at all unless it comes to its end: the
 * batch and its visits are saved in one transaction.
 */
export async function ingestLog(
  context: LogContext,
  { connector, body, idempotencyKey }: IngestInput,
): Promise<LogCounts & { duplicate: boolean }> {
  const { database, now } = context;
  const { id: connectorId, workspaceId } = connector;
  const reader = await limitStatements(REQUEST_STATEMENT_MS, () => openReader(context, connector));
  const content = createHash('sha256');
  for await (const chunk of body) {
    content.update(chunk);
    reader.push(chunk);
    if (reader.tally.size > MOST_COUNTERS)
      throw new Failure('too-large', 'Too many different pages: send less at once');
  }
  reader.end();

  const digests = [new Uint8Array(content.digest())];
  if (idempotencyKey !== null) digests.push(hashToken(`key ${idempotencyKey}`));
  const { counts } = reader;
  // The body may take its time; PostgreSQL may not.
  return limitStatements(REQUEST_STATEMENT_MS, () =>
    database.transact(async (query) => {
      const earlier = await claimBatch(query, { workspaceId, connectorId, digests, counts }, now());
      if (earlier) return { ...earlier, duplicate: true };
      if (counts.visits > 0) await addVisits(query, workspaceId, reader.tally.cells);
      return { ...counts, duplicate: false };
    }),
  );
}
