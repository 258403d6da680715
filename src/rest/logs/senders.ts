import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { FirehoseEnvelope } from '../../domain/logs/formats/firehose.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { methodNotAllowed } from '../requests/routes.ts';

const FASTLY_CHALLENGE = '/.well-known/fastly/logging/challenge';
const VERIFY = 'x-vercel-verify';

/** Fastly checks whether a host accepts logs. Any service can send them: the connector's token decides. */
export function serveFastlyChallenge(app: Express): void {
  app.use((req, res, next) => {
    if (req.path !== FASTLY_CHALLENGE) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    res.type('text/plain').send('*\n');
  });
}

/** Vercel verifies the owner of the endpoint with a code: the one shown to the user, or the one it sends. */
export function answerVerification({ kind, verifyCode }: LogConnector, req: Request, res: Response): void {
  if (kind !== 'vercel') return;
  const sent = req.headers[VERIFY];
  const code = verifyCode ?? (typeof sent === 'string' && /^[\w.-]{1,200}$/.test(sent) ? sent : null);
  if (code !== null) res.set(VERIFY, code);
}

/** Checks the signature of a body as it arrives; null if the connector has no secret. */
export function createSignatureCheck(secret: string | null, req: Request) {
  if (secret === null) return null;
  const expected = createHmac('sha1', secret);
  const sent = Buffer.from(String(req.headers['x-vercel-signature'] ?? ''), 'hex');
  return {
    update: (chunk: Buffer) => void expected.update(chunk),
    /** Throws if the body was not signed with the secret. */
    finish() {
      const digest = expected.digest();
      if (sent.length !== digest.length || !timingSafeEqual(sent, digest)) throw wrongSignature();
    },
  };
}

export type SignatureCheck = ReturnType<typeof createSignatureCheck>;

function wrongSignature(): Failure {
  return new Failure(
    'unauthorized',
    'Missing or invalid signature. Sign the body with the secret of the log connector and send the signature in "x-vercel-signature".',
  );
}

/** Amazon Data Firehose gives each request an id, which the response must repeat. */
export function firehoseRequestOf(req: Request): string | null {
  const id = req.headers['x-amz-firehose-request-id'];
  return typeof id === 'string' && /^[\w-]{1,200}$/.test(id) ? id : null;
}

export async function* unwrapFirehose(body: AsyncIterable<Buffer>, envelope: FirehoseEnvelope): AsyncGenerator<Buffer> {
  for await (const chunk of body) yield* envelope.open(chunk);
}

/** The response that it accepts as success. */
export function answerFirehose(requestId: string, { timestamp }: FirehoseEnvelope) {
  return { requestId, timestamp };
}
