import type { Express, Request, RequestHandler } from 'express';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { FirehoseEnvelope } from '../../domain/logs/formats/firehose.ts';
import type { LogCounts } from '../../domain/logs/reader.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { Admit } from '../limits/admission.ts';
import { readIdempotencyKey } from '../requests/idempotency-key.ts';
import { malformedParam } from '../requests/input.ts';
import { methodNotAllowed } from '../requests/routes.ts';
import { readLogBody } from './body.ts';
import {
  answerFirehose,
  answerVerification,
  createSignatureCheck,
  firehoseRequestOf,
  serveFastlyChallenge,
  unwrapFirehose,
} from './senders.ts';

export const INGEST_PATH = '/v1/ingest/{connectorId}';
const PATH = /^\/v1\/ingest\/([^/]+)$/;

/** The services that handle a batch of log lines; `app.ts` provides them. */
export interface LogIngest {
  authenticate: (input: { connectorId: string; token: string }) => Promise<LogConnector | null>;
  ingest: (input: {
    connector: LogConnector;
    body: AsyncIterable<Buffer>;
    idempotencyKey: string | null;
  }) => Promise<LogCounts & { duplicate: boolean }>;
}

/** Not a tRPC procedure: its body is a stream, which is counted as it arrives. Checks are in the usual order. */
export function serveIngest(app: Express, { authenticate, ingest }: LogIngest, admit: Admit): void {
  const handle: RequestHandler = async (req, res, next) => {
    const match = PATH.exec(req.path);
    if (!match) return next();
    res.locals.route = INGEST_PATH;
    if (req.method !== 'POST') throw methodNotAllowed(['POST']);
    const connectorId = decode(match[1] ?? '');
    const token = tokenOf(req);
    const connector = token === null ? null : await authenticate({ connectorId, token });
    if (!connector) throw wrongToken();
    answerVerification(connector, req, res);
    await admit(req, res, connector.id, 1);
    const idempotencyKey = readIdempotencyKey(req);
    const body = readLogBody(req, createSignatureCheck(connector.secret, req));
    const requestId = firehoseRequestOf(req);
    if (requestId === null) {
      res.json(await ingest({ connector, body, idempotencyKey }));
    } else {
      const envelope = new FirehoseEnvelope();
      await ingest({ connector, body: unwrapFirehose(body, envelope), idempotencyKey: idempotencyKey ?? requestId });
      res.json(answerFirehose(requestId, envelope));
    }
  };
  serveFastlyChallenge(app);
  app.use(handle);
}

function decode(connectorId: string): string {
  try {
    return decodeURIComponent(connectorId);
  } catch {
    throw malformedParam('connectorId');
  }
}

/** Some senders cannot set headers, and have only the URL. */
function tokenOf(req: Request): string | null {
  const { authorization, 'x-api-key': apiKey, 'x-amz-firehose-access-key': accessKey } = req.headers;
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
  if (typeof apiKey === 'string') return apiKey;
  if (typeof accessKey === 'string') return accessKey;
  const start = req.originalUrl.indexOf('?');
  return start < 0 ? null : new URLSearchParams(req.originalUrl.slice(start)).get('token');
}

export function wrongToken(): Failure {
  return new Failure(
    'unauthorized',
    'Missing or invalid token. Send the token of an active log connector as "Authorization: Bearer <TOKEN>", "x-api-key" or "?token=".',
  );
}
