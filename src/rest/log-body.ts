import { pipeline, Readable } from 'node:stream';
import { createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { Request } from 'express';
import { Failure, invalid } from '../domain/shared/failures.ts';
import { tooLarge } from './input.ts';
import type { SignatureCheck } from './log-senders.ts';

/** Maximum size of the body as sent, compressed or not. */
export const INGEST_BODY_MIB = 32;
const MIB = 1024 * 1024;
/** Logs compress to a tenth of their size, repetitive logs to a fiftieth. A higher ratio indicates a decompression bomb. */
const MAX_COMPRESSION_RATIO = 200;
const MAX_DECOMPRESSED_MIB = 512;
const GZIP_MAGIC = Buffer.of(0x1f, 0x8b);

const DECODERS = { gzip: createGunzip, deflate: createInflate, zstd: createZstdDecompress };

/**
 * The body of a request, decompressed as a stream: only a part of it is in memory at a time. If the connector requires a
 * signature, an invalid signature throws at the end of the body.
 */
export async function* readLogBody(req: Request, signature: SignatureCheck): AsyncGenerator<Buffer> {
  const encoding = encodingOf(req);
  if (Number(req.headers['content-length']) > INGEST_BODY_MIB * MIB) throw tooLarge(INGEST_BODY_MIB);
  const sent = new SentBody(req, signature);
  const first = await sent.next();
  const decoder = encoding ?? (first.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC) ? 'gzip' : null);
  try {
    if (decoder === null) yield* sent.from(first);
    else yield* decompress(sent, first, decoder);
  } catch (error) {
    throw describeError(error);
  }
  signature?.finish();
}

type Encoding = keyof typeof DECODERS;

function encodingOf(req: Request): Encoding | null {
  const name = (req.headers['content-encoding'] ?? 'identity').trim().toLowerCase().replace(/^x-/, '');
  if (name === 'identity' || name === '') return null;
  if (Object.hasOwn(DECODERS, name)) return name as Encoding;
  const message = 'Unsupported encoding. Use gzip, deflate, zstd or no encoding.';
  throw invalid('headers', [{ path: 'content-encoding', message, code: 'invalid_value' }]);
}

/** The body as sent. Errors do not destroy the request, so that a response can still be sent. */
class SentBody {
  received = 0;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #signature: SignatureCheck;

  constructor(req: Request, signature: SignatureCheck) {
    this.#signature = signature;
    this.#chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  /** The next chunk. Empty at the end of the body. */
  async next(): Promise<Buffer> {
    const { done, value } = await this.#chunks.next().catch((error: unknown) => Promise.reject(describeError(error)));
    if (done) return Buffer.alloc(0);
    this.received += value.length;
    if (this.received > INGEST_BODY_MIB * MIB) throw tooLarge(INGEST_BODY_MIB);
    this.#signature?.update(value);
    return value;
  }

  async *from(first: Buffer): AsyncGenerator<Buffer> {
    for (let chunk = first; chunk.length > 0; chunk = await this.next()) yield chunk;
  }
}

async function* decompress(sent: SentBody, first: Buffer, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = DECODERS[encoding]();
  pipeline(Readable.from(sent.from(first)), decoder, () => {});
  let decompressed = 0;
  for await (const chunk of decoder as AsyncIterable<Buffer>) {
    decompressed += chunk.length;
    requireSafeSize(decompressed, sent.received);
    yield chunk;
  }
}

function requireSafeSize(decompressed: number, received: number): void {
  if (decompressed > MAX_DECOMPRESSED_MIB * MIB) {
    throw new Failure('too-large', `Decompressed request body exceeds ${MAX_DECOMPRESSED_MIB} MiB`);
  }
  if (decompressed > MIB + received * MAX_COMPRESSION_RATIO) {
    throw new Failure(
      'too-large',
      `Decompressed request body exceeds ${MAX_COMPRESSION_RATIO} times its compressed size`,
    );
  }
}

/** Truncated requests and invalid compressed data are client errors. */
function describeError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET') return unreadableBody('Request body was truncated');
  if (/^(Z_|ZSTD_|ERR_)/.test(code)) return unreadableBody('Request body could not be decompressed or was truncated');
  return error;
}

export function unreadableBody(message: string): Failure {
  return invalid('body', [{ path: '', message, code: 'invalid_format' }]);
}
