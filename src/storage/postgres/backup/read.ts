import { createHash } from 'node:crypto';
import { type BackupHeader, type BackupTrailer, END_OF_TABLE, type TableHeader } from './format.ts';

/** Receives the parts of a backup in order. `rows` must be read to its end. */
export interface BackupVisitor {
  onHeader?: (header: BackupHeader) => Promise<void> | void;
  onTable: (table: TableHeader, rows: AsyncIterable<Buffer>) => Promise<void>;
}

const NEWLINE = 10;
const AFTER_A_LINE = Buffer.concat([Buffer.from('\n'), END_OF_TABLE]);

/** Reads the lines of a backup, and checks the checksum at the end. */
export async function readBackup(lines: AsyncIterable<Buffer>, visitor: BackupVisitor): Promise<BackupTrailer> {
  const reader = new LineReader(lines);
  const header = await readHeader(reader);
  if (header.formatVersion !== 1) throw new Error(`it was created by a newer version (${header.version})`);
  await visitor.onHeader?.(header);
  for (;;) {
    const sha256 = reader.digest();
    const next = parse(await reader.readLine()) as TableHeader | BackupTrailer;
    if (!('sha256' in next)) {
      await visitor.onTable(next, reader.readTable());
      continue;
    }
    if (next.sha256 !== sha256) throw new Error('it is damaged: its checksum does not match');
    return next;
  }
}

async function readHeader(reader: LineReader): Promise<BackupHeader> {
  const header = parse(await reader.readLine().catch(refuseFile), refuseFile);
  return 'format' in header && header.format === 'sightline-backup' ? header : refuseFile();
}

/** A file that cannot be read or decompressed has another reason. */
function refuseFile(error?: Error & { code?: unknown }): never {
  if (error?.code !== undefined) throw error;
  throw new Error('it is not a backup of Sightline');
}

function parse(line: string, refuse = refuseLine): BackupHeader | TableHeader | BackupTrailer {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed === 'object' && parsed !== null) return parsed as BackupHeader;
  } catch {}
  return refuse();
}

function refuseLine(): never {
  throw new Error('it is damaged: a line cannot be read');
}

class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #sha256 = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The checksum of the data read so far. */
  digest(): string {
    return this.#sha256.copy().digest('hex');
  }

  async readLine(): Promise<string> {
    let end: number;
    while ((end = this.#rest.indexOf(NEWLINE)) < 0) await this.#fill();
    return this.#take(end + 1)
      .subarray(0, -1)
      .toString();
  }

  /** The rows up to the end of the table, in parts of whole lines. */
  async *readTable(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, END_OF_TABLE.length).equals(END_OF_TABLE)) break;
      const end = this.#rest.indexOf(AFTER_A_LINE);
      const length = end < 0 ? this.#rest.lastIndexOf(NEWLINE, -1 - END_OF_TABLE.length) + 1 : end + 1;
      if (length > 0) yield this.#take(length);
      if (end < 0) await this.#fill();
    }
    this.#take(END_OF_TABLE.length);
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#sha256.update(taken);
    return taken;
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new Error('it is truncated');
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }
}
