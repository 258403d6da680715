import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { timeoutOf } from './deadline.ts';
import { toFetchError } from './errors.ts';
import type { FetchLimits } from './limits.ts';
import { measure, tooLarge } from './measure.ts';
import { FetchError, type FetchedPage } from './outcome.ts';

type Headers = FetchedPage['headers'];

const DECODERS: Record<string, () => Transform> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/**
 * The decompressed body, or its first `keep` bytes; the rest is not read. Compressed and decompressed bytes are counted as they
 * are streamed, so that a decompression bomb is stopped at the limit.
 */
export async function readBody(
  body: Readable,
  headers: Headers,
  limits: FetchLimits,
  {
    keep,
    keepsPartial = false,
    signal,
  }: { keep?: number | undefined; keepsPartial?: boolean; signal?: AbortSignal } = {},
): Promise<Buffer> {
  const decoder = decoderOf(headers['content-encoding']);
  if (keep === undefined && Number(headers['content-length']) > limits.wireBytes)
    throw tooLarge('wire', limits.wireBytes);
  const idle = setTimeout(() => body.destroy(timeoutOf('idle')), limits.idleTime);
  const stop = () => body.destroy(signal?.reason as Error);
  if (keepsPartial) signal?.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  let received = 0;
  let kept = 0;
  const isEnough = () => keep !== undefined && kept >= keep;
  try {
    await pipeline(
      body,
      measure('wire', limits.wireBytes, (bytes) => {
        received = bytes;
        idle.refresh();
      }),
      decoder,
      measure('decoded', limits.decodedBytes),
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) {
          chunks.push(chunk);
          kept += chunk.length;
          if (isEnough()) return;
        }
      },
    );
  } catch (error) {
    // Some servers declare an empty body as gzip, and a body that is not read to its end reports an error.
    const isHarmless = isEnough() || (received === 0 && toFetchError(error)?.problem.kind === 'bad_encoding');
    if (!isHarmless && !(keepsPartial && toFetchError(error) !== null)) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    clearTimeout(idle);
  }
  return Buffer.concat(chunks).subarray(0, keep);
}

/** Supports a single encoding, because each additional one multiplies the size that a small body can expand to. */
function decoderOf(header: string | string[] | undefined): Transform {
  const encoding = String(header ?? '')
    .trim()
    .toLowerCase();
  const make = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (make === undefined) {
    throw new FetchError(
      { kind: 'bad_encoding' },
      `The page is encoded as ${encoding.slice(0, 100)}, which is not supported`,
    );
  }
  return make();
}
