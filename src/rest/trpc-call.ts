import type { IncomingMessage } from 'node:http';
import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { Failure } from '../domain/shared/failures.ts';
import { appRouter } from '../routers/app.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { TracedResponse } from './access-log.ts';
import { readPlainBody } from './body.ts';
import { DEFAULT_BODY_MIB } from './input.ts';
import { parseBody, waitForLargeBody } from './large-bodies.ts';
import { type Procedure, procedures } from './procedures.ts';
import { sendText } from './send-json.ts';
import type { TextPieces } from './serialize-output.ts';
import { headersOfReply, TRPC_ROUTE, type TrpcOptions } from './trpc.ts';

/** A request that contains one call. */
export interface SingleCall {
  path: string;
  procedure: Procedure;
  /** The query string, with the question mark. */
  search: string;
}

const MIB = 1024 * 1024;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;
const ONE_INPUT = /^\?input=[^&]*$/;

/**
 * Finds the call of a request that has nothing unusual about it. Everything else, such as a batch, a stream or a wrong method, is
 * left to tRPC's HTTP adapter, which returns the same responses but takes about 240 µs more.
 */
export function findSingleCall(req: IncomingMessage, path: string, search: string): SingleCall | null {
  const procedure = procedures.get(path);
  if (!procedure?.hasInput || !isPlain(req)) return null;
  const isSimple = procedure.type === 'query' ? isSimpleQuery(req, search) : isSimpleMutation(req, search, procedure);
  return isSimple ? { path, procedure, search } : null;
}

function isPlain({ headers }: IncomingMessage): boolean {
  return headers['trpc-accept'] === undefined && !headers.accept?.includes('jsonl') && isHost(headers.host);
}

let knownHost = '';

function isHost(host = ''): boolean {
  if (host === knownHost) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  knownHost = host;
  return true;
}

function isSimpleQuery({ method, headers }: IncomingMessage, search: string): boolean {
  const type = headers['content-type'];
  return method === 'GET' && (search === '' || ONE_INPUT.test(search)) && (type === undefined || JSON_TYPE.test(type));
}

function isSimpleMutation({ method, headers }: IncomingMessage, search: string, { meta }: Procedure): boolean {
  if (method !== 'POST' || search !== '' || !JSON_TYPE.test(headers['content-type'] ?? '')) return false;
  const length = headers['content-length'];
  return length !== undefined && Number(length) <= limitOf(meta) * MIB;
}

function limitOf({ bodyMiB }: Procedure['meta']): number {
  return bodyMiB ?? DEFAULT_BODY_MIB;
}

export type ServeSingleCall = (call: SingleCall, req: IncomingMessage, res: TracedResponse) => Promise<void>;

/** Sends the responses of tRPC's HTTP adapter. */
export function createServeSingleCall({ createContext, asTRPCError, onError }: TrpcOptions): ServeSingleCall {
  const { _config: config } = appRouter._def;

  return async ({ path, procedure, search }, req, res) => {
    res.locals.route = TRPC_ROUTE;
    const mebibytes = limitOf(procedure.meta);
    await waitForLargeBody(req, res, { key: req.headers.authorization ?? '', mebibytes });
    let ctx: RequestContext | undefined;
    let input: unknown;
    try {
      const fail = (error: unknown) => {
        throw asTRPCError(error);
      };
      ctx = await createContext(req, res, 1).catch(fail);
      // Without a caller, the procedure rejects the call before it reads the input.
      if (ctx.caller || !procedure.meta.openapi?.protect) {
        input = await readSent(procedure, req, search).catch(fail);
      }
      const data = await procedure.run(ctx, input);
      send(res, 200, headersOfReply(ctx), data ? ['{"result":{"data":', ...data, '}}'] : ['{"result":{}}']);
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      onError(error, res);
      const shape = getTRPCErrorShape({ config, ctx, error, input, path, type: procedure.type });
      send(res, getHTTPStatusCodeFromError(error), headersOfReply(ctx, error), [JSON.stringify({ error: shape })]);
    }
  };
}

async function readSent({ type }: Procedure, req: IncomingMessage, search: string): Promise<unknown> {
  try {
    if (type === 'mutation') return await parseBody(await readPlainBody(req), { isLenient: true });
    const text = new URLSearchParams(search).get('input');
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: cause instanceof Error ? cause.message : 'Invalid input',
      cause,
    });
  }
}

function send(res: TracedResponse, status: number, headers: Record<string, string>, body: TextPieces): void {
  res.statusCode = status;
  res.setHeader('content-type', 'application/json');
  for (const [name, text] of Object.entries(headers)) res.setHeader(name.toLowerCase(), text);
  res.setHeader('vary', 'trpc-accept, accept');
  sendText(res, body);
}
