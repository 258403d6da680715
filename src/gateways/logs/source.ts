import { type FileHandle, open } from 'node:fs/promises';
import type { ScanShape } from '../../domain/logs/scan/name-scanner.ts';
import type { PrefilteredPart } from '../../domain/logs/scan/prefilter.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { type PrefilteredFile, prefilterInThread } from './prefilter.ts';
import { readPacked, readPlain, skip } from './read-file.ts';

/** As much of the beginning of a log as tells it from any other. */
export const HEAD_BYTES = 4096;

/** Less is read before a thread has started. */
const WORTH_A_THREAD = 16 * 1024 * 1024;
const GZIP = Buffer.of(0x1f, 0x8b);

/** A log to read, unpacked as it comes. */
export interface LogSource {
  /** The same for as long as it is the same file, whatever its name. */
  id: string;
  /** Bytes on the disk; null where they are not known beforehand. */
  size: number | null;
  /** How many of them have been read. */
  position: () => number;
  /** The beginning, unpacked; less than `HEAD_BYTES` only if there is no more. */
  readHead: () => Promise<Buffer>;
  /** What follows the first `offset` unpacked bytes. Chunks are lent until the next one. */
  readFrom: (offset: number) => AsyncIterable<Buffer>;
  /** The same, prefiltered in a thread, which begins at once; null where that is not worth it. */
  prefilterFrom: (offset: number, shape: ScanShape) => AsyncIterable<PrefilteredPart> | null;
  close: () => Promise<void>;
}

export async function openLogFile(path: string): Promise<LogSource> {
  const file = await open(path).catch((error: Error) => {
    throw invalid('body', [{ path: 'file', message: error.message, code: 'not_found' }]);
  });
  const { ino, dev, size } = await file.stat();
  const isPacked = (await readPart(file, 0, GZIP.length)).equals(GZIP);
  let position = 0;
  let prefiltered: PrefilteredFile | null = null;

  const onRead = (bytes: number) => {
    position = bytes;
  };
  const readFrom = (offset: number) => (isPacked ? readPacked : readPlain)(file.fd, offset, onRead);
  return {
    id: `${dev} ${ino}`,
    size,
    position: () => position,
    readHead: () => collect(readFrom(0), HEAD_BYTES),
    readFrom,
    prefilterFrom(offset, shape) {
      const left = isPacked ? size : size - offset;
      if (left < WORTH_A_THREAD) return null;
      prefiltered = prefilterInThread({ fd: file.fd, isPacked, offset, shape }, onRead);
      return prefiltered;
    },
    async close() {
      await prefiltered?.close();
      await file.close();
    },
  };
}

/** A stream can be read but once: its beginning is kept until the rest is asked for. */
export function openLogStream(stream: AsyncIterable<Buffer>): LogSource {
  const chunks = stream[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let position = 0;
  async function* readOn(): AsyncGenerator<Buffer> {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      position += next.value.length;
      yield next.value;
    }
  }
  async function* readAll(): AsyncGenerator<Buffer> {
    yield* held.splice(0);
    yield* readOn();
  }
  return {
    id: 'stream',
    size: null,
    position: () => position,
    async readHead() {
      for (let length = 0; length < HEAD_BYTES; ) {
        const { value, done } = await readOn().next();
        if (done) break;
        held.push(Buffer.from(value));
        length += value.length;
      }
      return Buffer.concat(held).subarray(0, HEAD_BYTES);
    },
    readFrom: (offset) => skip(readAll(), offset),
    prefilterFrom: () => null,
    close: async () => {},
  };
}

async function readPart(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** A copy of the first bytes. */
async function collect(chunks: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(Buffer.from(chunk));
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}
