import { createHash } from 'node:crypto';
import { hashToken, type LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import type { LogCounts } from '../../domain/logs/reader.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { otherRequestWithKey } from '../../domain/shared/idempotency.ts';
import { addVisits } from '../../storage/agent-analytics/visits.ts';
import { claimBatch } from '../../storage/log-connectors/batches.ts';
import { saveReceived } from '../../storage/log-connectors/health.ts';
import { limitStatements, REQUEST_STATEMENT_MS } from '../../storage/postgres/deadlines.ts';
import type { LogContext } from '../context.ts';
import { describeBatch } from '../log-connectors/describe-batch.ts';
import { openReader } from './open-reader.ts';

/** The maximum number of counters per batch: they are kept in memory until the batch is complete. */
const MOST_COUNTERS = 300_000;

export interface IngestInput {
  connector: LogConnector;
  body: AsyncIterable<Buffer>;
  idempotencyKey: string | null;
}

/**
 * Counts a batch of log lines. It is counted once, regardless of how often it is sent, and not at all if it is truncated: the
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
    reader.write(chunk);
    if (reader.tally.size > MOST_COUNTERS)
      throw new Failure('too-large', 'Too many different pages. Send fewer lines.');
  }
  reader.end();

  const { counts, tally } = reader;
  const key = idempotencyKey === null ? null : hashToken(`key ${idempotencyKey}`);
  const batch = { workspaceId, connectorId, content: new Uint8Array(content.digest()), key, counts };
  // The body may arrive slowly, but the statements must not take long.
  return limitStatements(REQUEST_STATEMENT_MS, () =>
    database.workspaceTransaction(workspaceId, async (tx) => {
      const earlier = await claimBatch(tx, batch, now());
      if (earlier === 'other') throw otherRequestWithKey();
      if (earlier) return { ...earlier, duplicate: true };
      await addVisits(tx, workspaceId, tally);
      await saveReceived(tx, { workspaceId, connectorId }, describeBatch(connector, reader), now());
      return { ...counts, duplicate: false };
    }),
  );
}
