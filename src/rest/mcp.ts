import type { Express, Request, Response } from 'express';
import { isTrustedSource, type Origins } from '../domain/assistants/origins.ts';
import { forbidden, unauthorized } from '../domain/shared/failures.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { CreateContext } from './context.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import { DEFAULT_BODY_MIB, readJson } from './requests/input.ts';

export const MCP_PATH = '/mcp';

export interface McpEndpoint {
  /** Answers an authenticated request. */
  handle: (req: Request, res: Response, context: RequestContext, body: unknown) => Promise<void>;
  origins: Origins;
  /** URL of the protected resource metadata. Null if OAuth is off: clients would otherwise try to register. */
  resourceMetadata: string | null;
}

/** Serves MCP with the authentication and the rate limit of the API. Each message of a batch counts as a request. */
export function serveMcp(
  app: Express,
  { handle, origins, resourceMetadata }: McpEndpoint,
  createContext: CreateContext,
  rateLimit: RateLimit,
): void {
  app.all(MCP_PATH, async (req, res) => {
    res.locals.route = MCP_PATH;
    const { host, origin } = req.headers;
    if (!isTrustedSource({ host, origin }, origins)) {
      throw forbidden('The Host or Origin header is not trusted. Set PUBLIC_URL to the address that clients use.');
    }
    const context = await createContext(req, res, 1);
    if (!context.caller) throw unauthorized(resourceMetadata ?? undefined);
    const body =
      req.method === 'POST'
        ? await readJson(req, res, { key: context.caller.keyId, mebibytes: DEFAULT_BODY_MIB })
        : undefined;
    if (Array.isArray(body) && body.length > 1) await rateLimit(res, context.caller.keyId, body.length - 1);
    await handle(req, res, context, body);
  });
}
