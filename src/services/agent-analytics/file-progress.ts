import { hash } from 'node:crypto';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import type { VisitCell } from '../../domain/logs/count/visit-counters.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { LogSource } from '../../gateways/logs/source.ts';
import { addVisits } from '../../storage/agent-analytics/visits.ts';
import { findFile, type KnownFile, listHeadLengths, moveFile } from '../../storage/log-connectors/files.ts';
import type { LogContext } from '../context.ts';

interface FilePosition {
  workspaceId: string;
  connectorId: string;
}

/**
 * How far a log file is counted. A file is known by its beginning: it may grow, be renamed or packed when logs are rotated, and
 * is still the same file.
 */
export class FileProgress {
  readonly #context: LogContext;
  readonly #of: FilePosition;
  readonly #head: Pick<KnownFile, 'headBytes' | 'headDigest'>;
  #known: KnownFile | null;
  /** Bytes that are counted, or about to be. */
  offset: number;

  private constructor(context: LogContext, of: FilePosition, head: Buffer, known: KnownFile | null) {
    this.#context = context;
    this.#of = of;
    this.#head = { headBytes: head.length, headDigest: digest(head) };
    this.#known = known;
    this.offset = known?.offset ?? 0;
  }

  static async find(context: LogContext, { id, workspaceId }: LogConnector, source: LogSource): Promise<FileProgress> {
    const of = { workspaceId, connectorId: id };
    const db = context.database;
    const head = await source.readHead();
    const lengths = (await listHeadLengths(db, of)).filter((length) => length <= head.length);
    let known: KnownFile | null = null;
    // The longest beginning that is known says most.
    for (const headBytes of lengths.toSorted((a, b) => b - a)) {
      known ??= await findFile(db, of, { headBytes, headDigest: digest(head.subarray(0, headBytes)) });
    }
    return new FileProgress(context, of, head, known);
  }

  /** Saves the visits together with the place up to which they were counted: both or neither. */
  async save(offset: number, cells: VisitCell[]): Promise<void> {
    this.offset = offset;
    const { database, now } = this.#context;
    const file = { ...this.#head, offset };
    await database.transact(async (query) => {
      if (!(await moveFile(query, this.#of, this.#known, file, now()))) {
        throw new Failure('conflict', 'Somebody else is importing the same file; what they counted stays. Try again');
      }
      if (cells.length > 0) await addVisits(query, this.#of.workspaceId, cells);
    });
    this.#known = file;
  }
}

function digest(head: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', head, 'buffer'));
}
