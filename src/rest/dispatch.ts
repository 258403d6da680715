import type { RequestHandler } from 'express';
import { unauthorized } from '../domain/shared/failures.ts';
import { appRouter } from '../routers/app.ts';
import { createCallerFactory } from '../routers/operation.ts';
import type { CreateContext } from './context.ts';
import { REPLAYED } from './idempotency-key.ts';
import { readInput } from './input.ts';
import { createRoutes } from './routes.ts';

const createCaller = createCallerFactory(appRouter);

type Call = (input: unknown) => Promise<unknown>;

/** Maps REST requests to procedures of the router. The order of the checks is part of the contract. */
export function createDispatch(createContext: CreateContext): RequestHandler {
  const findRoute = createRoutes(appRouter);

  return async (req, res) => {
    const route = findRoute(req.method, req.path);
    res.locals.route = route.meta.openapi.path;
    // Responses have no ETag, so conditional requests get the full response. Express would return 304 for `If-None-Match: *`.
    delete req.headers['if-none-match'];
    const context = await createContext(req, res, 1);
    if (route.meta.openapi.protect && !context.caller) throw unauthorized();
    const input = await readInput(route, req, res, context.caller?.keyId ?? null);
    const output = await callProcedure(createCaller(context), route.procedure, input);
    if (context.reply.isReplayed) res.setHeader(REPLAYED, 'true');
    const status = context.reply.status ?? route.meta.status ?? 200;
    if (status === 204) res.status(status).end();
    else res.status(status).json(output);
  };
}

function callProcedure(caller: ReturnType<typeof createCaller>, procedure: string, input: unknown): Promise<unknown> {
  const [noun = '', verb = ''] = procedure.split('.');
  const procedures = caller as unknown as Record<string, Record<string, Call>>;
  const call = procedures[noun]?.[verb];
  if (!call) throw new Error(`No procedure ${procedure}`);
  return call(input);
}
