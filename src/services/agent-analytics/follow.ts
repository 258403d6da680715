import { setTimeout as delay } from 'node:timers/promises';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import type { LogCounts } from '../../domain/logs/reader.ts';
import { findRotatedFiles } from '../../gateways/logs/find-files.ts';
import { type LogSource, openLogFile } from '../../gateways/logs/source.ts';
import type { LogContext } from '../context.ts';
import { FileProgress } from './file-progress.ts';
import { getActiveConnector, importSource } from './import.ts';

const LOOK_EVERY_MS = 1_000;

export interface FollowInput {
  connectorId: string;
  file: string;
  signal: AbortSignal;
  /** Called whenever lines were counted. */
  onCounts: (counts: LogCounts) => void;
  lookEveryMs?: number;
}

/**
 * Counts lines added to a log file until it is stopped. When the file is renamed its last lines are counted first. When it is
 * copied and truncated, lines that were written just before are counted from the copy.
 */
export async function followLog(context: LogContext, input: FollowInput): Promise<void> {
  const { file, signal, lookEveryMs = LOOK_EVERY_MS } = input;
  const connector = await getActiveConnector(context, input.connectorId);
  const follower = new Follower(context, connector, input);
  let source = await openLogFile(file);
  try {
    while (!signal.aborted) {
      // The file may have been replaced since the last check.
      const current = await openLogFile(file).catch(() => null);
      await follower.count(source);
      if (current && current.id !== source.id) {
        await source.close();
        source = current;
        follower.reset();
      } else {
        await current?.close();
        await delay(lookEveryMs, undefined, { signal }).catch(() => {});
      }
    }
  } finally {
    await source.close();
  }
}

class Follower {
  readonly #context: LogContext;
  readonly #connector: LogConnector;
  readonly #input: FollowInput;
  /** Bytes of the file that were counted; null before the first check. */
  #counted: number | null = null;

  constructor(context: LogContext, connector: LogConnector, input: FollowInput) {
    this.#context = context;
    this.#connector = connector;
    this.#input = input;
  }

  /** Another file is followed from now on. */
  reset(): void {
    this.#counted = null;
  }

  async count(source: LogSource): Promise<void> {
    const progress = await FileProgress.find(this.#context, this.#connector, source);
    const size = await source.measure();
    const wasTruncated = this.#counted !== null && (!progress.wasKnown || (size ?? 0) < this.#counted);
    if (wasTruncated && this.#counted !== 0) await this.#countCopies();
    await this.#import(source, progress);
    this.#counted = progress.offset;
  }

  /** Only copies of files that were already counted; others were not requested. */
  async #countCopies(): Promise<void> {
    for (const path of await findRotatedFiles(this.#input.file)) {
      const copy = await openLogFile(path).catch(() => null);
      if (copy === null) continue;
      try {
        const progress = await FileProgress.find(this.#context, this.#connector, copy);
        if (progress.wasKnown) await this.#import(copy, progress);
      } finally {
        await copy.close();
      }
    }
  }

  async #import(source: LogSource, progress: FileProgress): Promise<void> {
    const { signal, onCounts } = this.#input;
    const counts = await importSource(this.#context, this.#connector, source, progress, { signal });
    if (counts.lines > 0) onCounts(counts);
  }
}
