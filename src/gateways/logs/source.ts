import { type FileHandle, open } from 'node:fs/promises';
import {
  CONTAINER_HEAD_BYTES,
  detectCompression,
  detectUtf16,
  explainRefusal,
  toUtf8,
} from '../../domain/logs/containers.ts';
import type { ScanShape } from '../../domain/logs/scan/name-scanner.ts';
import type { PrefilteredPart } from '../../domain/logs/scan/prefilter.ts';
import { type Failure, invalid } from '../../domain/shared/failures.ts';
import { type PrefilteredFile, prefilterInThread } from './prefilter.ts';
import { type Container, readContent, skip, UNREADABLE } from './read-file.ts';

/** The number of leading bytes that identify a log. */
export const HEAD_BYTES = 4096;

/** Smaller files are read before a thread has started. */
const WORTH_A_THREAD = 16 * 1024 * 1024;

/** A log to read, decompressed and in UTF-8. */
export interface LogSource {
  /** Identifies the file, regardless of its name. */
  id: string;
  /** Bytes on disk; null if not known in advance. */
  size: number | null;
  /** How many of them have been read. */
  position: () => number;
  /** Bytes on disk now. */
  measure: () => Promise<number | null>;
  /** The beginning of the content; shorter than `HEAD_BYTES` only if there is no more. */
  readHead: () => Promise<Buffer>;
  /** The content after the first `offset` bytes. Chunks are reused. */
  readFrom: (offset: number) => AsyncIterable<Buffer>;
  /** The same, prefiltered in a thread, which starts immediately; null for small files. */
  prefilterFrom: (offset: number, shape: ScanShape) => AsyncIterable<PrefilteredPart> | null;
  close: () => Promise<void>;
}

export async function openLogFile(path: string): Promise<LogSource> {
  const file = await open(path).catch((error: Error) => {
    throw invalidFile(error.message, 'not_found');
  });
  try {
    return await describeFile(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function describeFile(file: FileHandle): Promise<LogSource> {
  const { ino, dev, size } = await file.stat();
  const container = detectContainer(await readPart(file, 0, CONTAINER_HEAD_BYTES));
  let position = 0;
  let prefiltered: PrefilteredFile | null = null;

  const onRead = (bytes: number) => {
    position = bytes;
  };
  const readFrom = (offset: number) => explainErrors(readContent(file.fd, container, offset, onRead));
  return {
    id: `${dev} ${ino}`,
    size,
    position: () => position,
    measure: async () => (await file.stat()).size,
    readHead: () => collect(readFrom(0), HEAD_BYTES),
    readFrom,
    prefilterFrom(offset, shape) {
      const left = container === 'plain' ? size - offset : size;
      if (left < WORTH_A_THREAD) return null;
      prefiltered = prefilterInThread({ fd: file.fd, container, offset, shape }, onRead);
      return explainErrors(prefiltered);
    },
    async close() {
      await prefiltered?.close();
      await file.close();
    },
  };
}

async function* explainErrors<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw error instanceof Error && error.message === UNREADABLE ? invalidFile(UNREADABLE, 'invalid_format') : error;
  }
}

function detectContainer(head: Buffer): Container {
  const refusal = explainRefusal(head);
  if (refusal !== null) throw invalidFile(refusal, 'invalid_format');
  return detectCompression(head) ?? (detectUtf16(head) === null ? 'plain' : 'utf-16');
}

function invalidFile(message: string, code: string): Failure {
  return invalid('body', [{ path: 'file', message, code }]);
}

/** A stream can be read only once: its beginning is kept until the rest is requested. */
export function openLogStream(stream: AsyncIterable<Buffer>): LogSource {
  const chunks = toUtf8(stream);
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
    measure: async () => null,
    async readHead() {
      for (let length = 0; length < HEAD_BYTES; ) {
        const { value, done } = await readOn().next();
        if (done) break;
        held.push(Buffer.from(value));
        length += value.length;
      }
      const head = Buffer.concat(held).subarray(0, HEAD_BYTES);
      const refusal = explainRefusal(head);
      if (refusal !== null) throw invalidFile(refusal, 'invalid_format');
      return head;
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
