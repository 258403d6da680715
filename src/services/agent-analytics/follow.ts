import { setTimeout as delay } from 'node:timers/promises';
import type { LogCounts } from '../../domain/logs/reader.ts';
import { type LogSource, openLogFile } from '../../gateways/logs/source.ts';
import type { LogContext } from '../context.ts';
import { getActiveConnector, importSource } from './import.ts';

const LOOK_EVERY_MS = 1_000;

export interface FollowInput {
  connectorId: string;
  file: string;
  signal: AbortSignal;
  /** Told whenever lines were counted. */
  onCounts: (counts: LogCounts) => void;
  lookEveryMs?: number;
}

/** Counts what is added to a log file until told to stop. When the file is rotated its last lines are counted first. */
export async function followLog(
  context: LogContext,
  { connectorId, file, signal, onCounts, lookEveryMs = LOOK_EVERY_MS }: FollowInput,
): Promise<void> {
  const connector = await getActiveConnector(context, connectorId);
  let source = await openLogFile(file);
  async function count(from: LogSource) {
    const counts = await importSource(context, connector, from, { signal });
    if (counts.lines > 0) onCounts(counts);
  }
  try {
    while (!signal.aborted) {
      // Between two looks the file may have got a successor.
      const current = await openLogFile(file).catch(() => null);
      await count(source);
      if (current && current.id !== source.id) {
        await source.close();
        source = current;
      } else {
        await current?.close();
        await delay(lookEveryMs, undefined, { signal }).catch(() => {});
      }
    }
  } finally {
    await source.close();
  }
}
