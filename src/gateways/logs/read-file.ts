import { createReadStream, readSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { type Compression, toUtf8 } from '../../domain/logs/containers.ts';

const CHUNK_BYTES = 256 * 1024;
const DECODERS = { gzip: createGunzip, zstd: createZstdDecompress };

/** The message of errors in compressed files. Only the message of an error in a thread is passed on. */
export const UNREADABLE = 'The file cannot be decompressed, or is truncated';

/** `plain` files can be read from any position, all others only from their beginning. */
export type Container = 'plain' | 'utf-16' | Compression;

/** Called with the number of bytes of the file that have been read. */
type OnRead = (position: number) => void;

/** The content of an open file after the first `from` bytes. Chunks are reused. */
export function readContent(fd: number, container: Container, from: number, onRead: OnRead): AsyncGenerator<Buffer> {
  return container === 'plain' ? readPlain(fd, from, onRead) : readEncoded(fd, container, from, onRead);
}

async function* readPlain(fd: number, from: number, onRead: OnRead): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let position = from; ; ) {
    const length = readSync(fd, buffer, 0, CHUNK_BYTES, position);
    if (length === 0) return;
    position += length;
    onRead(position);
    yield buffer.subarray(0, length);
    // Reading synchronously is cheaper, but must not block other work.
    await turn();
  }
}

async function* readEncoded(
  fd: number,
  container: Exclude<Container, 'plain'>,
  from: number,
  onRead: OnRead,
): AsyncGenerator<Buffer> {
  const file = createReadStream('', { fd, start: 0, autoClose: false, highWaterMark: CHUNK_BYTES });
  let position = 0;
  file.on('data', (chunk) => {
    position += chunk.length;
    onRead(position);
  });
  const content = container === 'utf-16' ? file : file.pipe(DECODERS[container]({ chunkSize: CHUNK_BYTES }));
  try {
    yield* skip(toUtf8(content), from);
  } catch (error) {
    throw describeError(error);
  }
}

function describeError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(Z_|ZSTD_)/.test(code) ? new Error(UNREADABLE, { cause: error }) : error;
}

export async function* skip(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left > 0 ? chunk.subarray(left) : chunk;
    left = Math.max(0, left - chunk.length);
  }
}
