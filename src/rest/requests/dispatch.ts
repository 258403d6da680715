import type { IncomingMessage } from 'node:http';
import { unauthorized } from '../../domain/shared/failures.ts';
import { appRouter } from '../../routers/app.ts';
import { createCallerFactory, type RequestContext } from '../../routers/operation.ts';
import type { CreateContext } from '../context.ts';
import type { TracedResponse } from '../monitoring/access-log.ts';
import { sendText, serializeOutput } from '../responses/send-json.ts';
import { REPLAYED } from './idempotency-key.ts';
import { readInput } from './input.ts';
import type { Route } from './routes.ts';

/** Calls the procedure of a route and sends its output. */
export type Dispatch = (route: Route, req: IncomingMessage, res: TracedResponse) => Promise<void>;

const createCaller = createCallerFactory(appRouter);

/** The order of the checks is part of the contract. */
export function createDispatch(createContext: CreateContext): Dispatch {
  return async (route, req, res) => {
    res.locals.route = route.meta.openapi.path;
    const context = await createContext(req, res, 1);
    if (route.meta.openapi.protect && !context.caller) throw unauthorized();
    const input = await readInput(route, req, res, context.caller?.keyId ?? null);
    const output = await callProcedure(context, route.procedure, input);
    if (context.reply.isReplayed) res.setHeader(REPLAYED, 'true');
    res.statusCode = context.reply.status ?? route.meta.status ?? 200;
    if (res.statusCode === 204) {
      res.end();
      return;
    }
    const text = await serializeOutput(output);
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    sendText(res, text);
  };
}

/** Calls a procedure by its path in the router, such as `tags.create`. */
function callProcedure(context: RequestContext, path: string, input: unknown): Promise<unknown> {
  const [noun = '', name = ''] = path.split('.');
  const caller = createCaller(context) as unknown as Record<string, Record<string, (input: unknown) => unknown>>;
  return caller[noun]?.[name]?.(input) as Promise<unknown>;
}
