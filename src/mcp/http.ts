import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { RequestContext } from '../routers/operation.ts';
import { createMcpServer, type McpOptions } from './server.ts';

/** Answers one authenticated HTTP request. `body` is the parsed body, if there is one. */
export type HandleMcp = (
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  body: unknown,
) => Promise<void>;

/** Streamable HTTP for clients of both protocol generations. Every request is served by a new server, without a session. */
export function createMcpHttp({ waitMs }: Pick<McpOptions, 'waitMs'>): HandleMcp {
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const context = authInfo?.extra?.context as RequestContext;
      return createMcpServer({ waitMs, getContext: async () => context });
    },
    { legacy: 'stateless' },
  );
  const handle = toNodeHandler(handler);
  return async (req, res, context, body) => {
    const auth = { token: '', clientId: context.caller?.keyId ?? '', scopes: [], extra: { context } };
    await handle(Object.assign(req, { auth }) as Parameters<typeof handle>[0], res, body);
  };
}
