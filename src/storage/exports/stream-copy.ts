import { Readable } from 'node:stream';
import type pg from 'pg';
import { readCopyMessages } from '../postgres/copy/read.ts';

const CHUNK_BYTES = 64 * 1024;
const BUFFERED_BYTES = 4 * CHUNK_BYTES;

/** Streams the output of COPY TO STDOUT, no faster than the stream is read. `onRow` is called for each line. */
export function streamCopy(client: pg.ClientBase, statement: string, onRow: () => void): Readable {
  let release: (() => void) | null = null;
  const stream = new Readable({
    highWaterMark: BUFFERED_BYTES,
    read() {
      release?.();
      release = null;
    },
  });
  const batch = createBatch();
  readCopyMessages(client, statement, (message) => {
    onRow();
    const chunks = batch.add(message);
    if (chunks.length === 0) return null;
    const wantsMore = chunks.map((chunk) => stream.push(chunk)).at(-1);
    return wantsMore ? null : new Promise<void>((resolve) => (release = resolve));
  }).then(
    () => endWith(stream, batch.takeRest()),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}

function endWith(stream: Readable, chunk: Buffer): boolean {
  stream.push(chunk);
  return stream.push(null);
}

/** Collects messages into chunks: a stream costs more per chunk than per byte. */
function createBatch() {
  let space = Buffer.allocUnsafe(CHUNK_BYTES);
  let used = 0;
  function takeRest(): Buffer {
    const chunk = space.subarray(0, used);
    space = Buffer.allocUnsafe(CHUNK_BYTES);
    used = 0;
    return chunk;
  }
  return {
    takeRest,
    /** Returns the chunks that are complete. The message itself is copied, because the driver reuses its memory. */
    add(message: Buffer): Buffer[] {
      const complete = used + message.length > CHUNK_BYTES && used > 0 ? [takeRest()] : [];
      if (message.length > CHUNK_BYTES) return [...complete, Buffer.from(message)];
      used += message.copy(space, used);
      return complete;
    },
  };
}
