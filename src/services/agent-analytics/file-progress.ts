import { hash } from 'node:crypto';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { LogSource } from '../../gateways/logs/source.ts';
import { addVisits, type CountedVisits } from '../../storage/agent-analytics/visits.ts';
import { findFile, type KnownFile, listHeadLengths, moveFile } from '../../storage/log-connectors/files.ts';
import type { LogContext } from '../context.ts';

interface FilePosition {
  workspaceId: string;
  connectorId: string;
}

/**
 * The progress of counting a log file. A file is identified by its beginning: it can grow, and rotation can rename, copy or compress
 * it.
 */
export class FileProgress {
  readonly #context: LogContext;
  readonly #of: FilePosition;
  readonly #head: Pick<KnownFile, 'headBytes' | 'headDigest'>;
  #known: KnownFile | null;
  /** Bytes that are counted, or about to be. */
  offset: number;
  /** Whether part of the file was counted before. */
  readonly wasKnown: boolean;

  private constructor(context: LogContext, of: FilePosition, head: Buffer, known: KnownFile | null) {
    this.#context = context;
    this.#of = of;
    this.#head = { headBytes: head.length, headDigest: digest(head) };
    this.#known = known;
    this.offset = known?.offset ?? 0;
    this.wasKnown = known !== null;
  }

  static async find(context: LogContext, { id, workspaceId }: LogConnector, source: LogSource): Promise<FileProgress> {
    const of = { workspaceId, connectorId: id };
    const database = context.database;
    const head = await source.readHead();
    const lengths = (await listHeadLengths(database, of)).filter((length) => length <= head.length);
    let known: KnownFile | null = null;
    // The longest known beginning is the most specific.
    for (const headBytes of lengths.toSorted((a, b) => b - a)) {
      known ??= await findFile(database, of, { headBytes, headDigest: digest(head.subarray(0, headBytes)) });
    }
    return new FileProgress(context, of, head, known);
  }

  /** Saves the visits together with the position up to which they were counted. */
  async save(offset: number, visits: CountedVisits): Promise<void> {
    this.offset = offset;
    const { database, now } = this.#context;
    const file = { ...this.#head, offset };
    await database.workspaceTransaction(this.#of.workspaceId, async (tx) => {
      if (!(await moveFile(tx, this.#of, this.#known, file, now()))) {
        throw new Failure('conflict', 'Another process is importing the same file. Try again.');
      }
      await addVisits(tx, this.#of.workspaceId, visits);
    });
    this.#known = file;
  }
}

function digest(head: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', head, 'buffer'));
}
