import type { IncomingMessage } from 'node:http';

/** The length of a body that is neither compressed nor chunked. Null for any other. */
export function plainLengthOf({ headers }: IncomingMessage): number | null {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = headers;
  return length === undefined || encoding !== 'identity' ? null : Number(length);
}

/** The connection ended before the body. */
export class TruncatedBodyError extends Error {
  constructor() {
    super('Request body was truncated');
  }
}

/** Reads a body with a `Content-Length` as it was sent. The caller limits its length. */
export function readPlainBody(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    if (req.destroyed) return reject(new TruncatedBodyError());
    // A separate allocation, which can be moved to a thread. It is not filled with zeros, because the body fills it.
    const body = Buffer.allocUnsafeSlow(Number(req.headers['content-length']));
    let received = 0;
    req.on('data', (chunk: Buffer) => {
      body.set(chunk, received);
      received += chunk.length;
    });
    const fail = () => reject(new TruncatedBodyError());
    req.once('error', fail).once('close', fail);
    req.once('end', () => {
      req.off('error', fail).off('close', fail);
      resolve(body);
    });
  });
}
