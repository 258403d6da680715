import type { IncomingMessage } from 'node:http';
import type { TracedResponse } from './access-log.ts';
import type { Dispatch } from './dispatch.ts';
import type { Routes } from './routes.ts';
import { TRPC_ROUTE } from './trpc.ts';
import { findSingleCall, type ServeSingleCall } from './trpc-call.ts';

const TRPC_PATH = `${TRPC_ROUTE}/`;

/** A request that calls a procedure. */
export interface DirectCall {
  path: string;
  serve: (req: IncomingMessage, res: TracedResponse) => Promise<void>;
}

/** URLs that are written the same way in every parser. */
const PLAIN_URL = /^\/(?:v1|trpc)\/[!"$-~]*$/;

/**
 * Finds the procedure that a request calls. Such requests bypass Express, whose routing takes longer than most services. Express
 * handles all others: pages, files, streams, errors, and unusual requests.
 */
export function createFindCall({
  routes,
  dispatch,
  serveSingleCall,
}: {
  routes: Routes;
  dispatch: Dispatch;
  serveSingleCall: ServeSingleCall;
}): (req: IncomingMessage) => DirectCall | null {
  return (req) => {
    const { method = '', url = '' } = req;
    if (!PLAIN_URL.test(url)) return null;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    if (path.startsWith(TRPC_PATH)) {
      const call = findSingleCall(req, path.slice(TRPC_PATH.length), url.slice(path.length));
      return call && { path, serve: (...request) => serveSingleCall(call, ...request) };
    }
    const route = routes.find(method, path);
    return route && { path, serve: (...request) => dispatch(route, ...request) };
  };
}
