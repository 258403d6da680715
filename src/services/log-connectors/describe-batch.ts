import { findHint } from '../../domain/log-connectors/hints.ts';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { maskLine } from '../../domain/log-connectors/mask.ts';
import type { LogReader } from '../../domain/logs/reader.ts';
import type { ReceivedBatch } from '../../storage/log-connectors/health.ts';

/** The stored summary of a batch: its counts, a masked sample line for each reason, and a hint. */
export function describeBatch(connector: LogConnector, { counts, samples }: LogReader): ReceivedBatch {
  const masked = Object.entries(samples).map(([reason, line]) => [reason, maskLine(line)]);
  return { counts, samples: Object.fromEntries(masked), hint: findHint(connector, counts, samples) };
}
