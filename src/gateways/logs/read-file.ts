import { createReadStream, readSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

const CHUNK_BYTES = 256 * 1024;

/** Told how many bytes of the file have been read. */
type OnRead = (position: number) => void;

/** What follows the first bytes of an open file. Chunks are lent until the next one. */
export async function* readPlain(fd: number, from: number, onRead: OnRead): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let position = from; ; ) {
    const length = readSync(fd, buffer, 0, CHUNK_BYTES, position);
    if (length === 0) return;
    position += length;
    onRead(position);
    yield buffer.subarray(0, length);
    // Reading at once is cheaper than having it done, but others must get their turn.
    await turn();
  }
}

/** What follows the first unpacked bytes of an open file. */
export async function* readPacked(fd: number, from: number, onRead: OnRead): AsyncGenerator<Buffer> {
  const packed = createReadStream('', { fd, start: 0, autoClose: false, highWaterMark: CHUNK_BYTES });
  let position = 0;
  packed.on('data', (chunk) => {
    position += chunk.length;
    onRead(position);
  });
  yield* skip(packed.pipe(createGunzip({ chunkSize: CHUNK_BYTES })), from);
}

export async function* skip(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left > 0 ? chunk.subarray(left) : chunk;
    left = Math.max(0, left - chunk.length);
  }
}
