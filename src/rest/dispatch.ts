import type { IncomingMessage } from 'node:http';
import { unauthorized } from '../domain/shared/failures.ts';
import type { TracedResponse } from './access-log.ts';
import type { CreateContext } from './context.ts';
import { REPLAYED } from './idempotency-key.ts';
import { readInput } from './input.ts';
import { procedures } from './procedures.ts';
import type { Route } from './routes.ts';
import { sendText } from './send-json.ts';

/** Calls the procedure of a route and sends its output. */
export type Dispatch = (route: Route, req: IncomingMessage, res: TracedResponse) => Promise<void>;

/** The order of the checks is part of the contract. */
export function createDispatch(createContext: CreateContext): Dispatch {
  return async (route, req, res) => {
    res.locals.route = route.meta.openapi.path;
    const context = await createContext(req, res, 1);
    if (route.meta.openapi.protect && !context.caller) throw unauthorized();
    const input = await readInput(route, req, res, context.caller?.keyId ?? null);
    const procedure = procedures.get(route.procedure);
    if (!procedure) throw new Error(`No procedure ${route.procedure}`);
    const text = await procedure.run(context, input);
    if (context.reply.isReplayed) res.setHeader(REPLAYED, 'true');
    res.statusCode = context.reply.status ?? route.meta.status ?? 200;
    if (res.statusCode === 204) {
      res.end();
      return;
    }
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    sendText(res, text ?? []);
  };
}
