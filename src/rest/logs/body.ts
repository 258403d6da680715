import { pipeline, Readable } from 'node:stream';
import { createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { Request } from 'express';
import { type Compression, detectCompression, explainRefusal, toUtf8 } from '../../domain/logs/containers.ts';
import { Failure, invalid } from '../../domain/shared/failures.ts';
import { tooLarge } from '../requests/input.ts';
import type { SignatureCheck } from './senders.ts';

/** The maximum size of a body as it is sent, compressed or not. */
export const INGEST_BODY_MIB = 32;
const MIB = 1024 * 1024;
/** Logs shrink to a tenth, repetitive ones to a fiftieth. A body that grows more than this is an attack. */
const MAX_GROWTH = 200;
const MAX_DECOMPRESSED_MIB = 512;

const DECODERS = { gzip: createGunzip, deflate: createInflate, zstd: createZstdDecompress };

/**
 * The body of a request, decompressed and in UTF-8, as a stream: only a part of it is in memory at a time. A body that must be
 * signed ends in a failure if it is not.
 */
export async function* readLogBody(req: Request, signature: SignatureCheck): AsyncGenerator<Buffer> {
  const encoding = encodingOf(req);
  if (Number(req.headers['content-length']) > INGEST_BODY_MIB * MIB) throw tooLarge(INGEST_BODY_MIB);
  const sent = new SentBody(req, signature);
  const first = await sent.next();
  const refusal = encoding === null ? explainRefusal(first) : null;
  if (refusal !== null) throw unreadableBody(refusal);
  const decoder: Encoding | Compression | null = encoding ?? detectCompression(first);
  try {
    yield* toUtf8(decoder === null ? sent.from(first) : decompress(sent, first, decoder));
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
  const message = 'Send the body uncompressed, or with gzip, deflate or zstd';
  throw invalid('headers', [{ path: 'content-encoding', message, code: 'invalid_value' }]);
}

/** The body as it arrives. The request stays open in any case, so that a response can be sent. */
class SentBody {
  received = 0;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #signature: SignatureCheck;

  constructor(req: Request, signature: SignatureCheck) {
    this.#signature = signature;
    this.#chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  /** The next chunk; empty at the end. */
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
    throw new Failure('too-large', `The body decompresses to more than ${MAX_DECOMPRESSED_MIB} MiB`);
  }
  if (decompressed > MIB + received * MAX_GROWTH) {
    throw new Failure('too-large', `The body decompresses to more than ${MAX_GROWTH} times its compressed size`);
  }
}

/** Truncated requests and data that cannot be decompressed are errors of the sender. */
function describeError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET') return unreadableBody('Request body was truncated');
  if (/^(Z_|ZSTD_|ERR_)/.test(code)) return unreadableBody('Request body cannot be decompressed, or was truncated');
  return error;
}

export function unreadableBody(message: string): Failure {
  return invalid('body', [{ path: '', message, code: 'invalid_format' }]);
}
