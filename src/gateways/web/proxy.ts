import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { within } from './deadline.ts';
import { toFetchError } from './errors.ts';
import { forward, PROXY_ERROR_HEADER } from './forward.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { FetchError } from './outcome.ts';
import { type Reach, reach } from './reach.ts';
import { tunnel } from './tunnel.ts';
import { readUrl, targetOf } from './urls.ts';

export interface ProxyOptions {
  reach: Reach;
  /** Limits per connection to a site. */
  limits?: Partial<FetchLimits>;
}

/**
 * A forward proxy on loopback for programs that fetch by themselves, such as a browser: they can reach the same destinations as
 * `fetchPage`.
 */
export async function startProxy(options: ProxyOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const dial = (url: URL) =>
    within(limits.connectTime, 'connect', null, (signal) => reach(targetOf(url), options.reach, signal));
  const clients = new Set<Socket>();
  const server = createServer({ maxHeaderSize: limits.headerBytes });
  server.on('connection', (client: Socket) => {
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
  });
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    openTunnel(`https://${request.url}`, client, head, dial, limits).catch((error: unknown) => {
      client.end(`HTTP/1.1 ${statusOf(error)} ${reasonOf(error)}\r\nContent-Length: 0\r\n\r\n`);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    forwardPlain(request, response, dial, limits).catch((error: unknown) => {
      // No text: scripts of a page could show it, and it would count as content of the page.
      if (response.headersSent) response.destroy();
      else response.writeHead(statusOf(error), { [PROXY_ERROR_HEADER]: reasonOf(error) }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server, clients) };
}

type Dial = (url: URL) => Promise<Socket>;

async function openTunnel(authority: string, client: Socket, head: Buffer, dial: Dial, limits: FetchLimits) {
  const site = await dial(readUrl(authority));
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  site.write(head);
  tunnel(client, site, limits);
}

/** The proxy cannot verify TLS for a plain request, so https requires a tunnel. */
async function forwardPlain(request: IncomingMessage, response: ServerResponse, dial: Dial, limits: FetchLimits) {
  const url = readUrl(request.url ?? '');
  if (url.protocol !== 'http:') throw new FetchError({ kind: 'unsupported_url' }, 'https requires CONNECT');
  await forward(request, response, url, await dial(url), limits);
}

const STATUSES: Record<string, number> = { unsupported_url: 400, refused_address: 403, timeout: 504 };

function statusOf(error: unknown): number {
  return STATUSES[toFetchError(error)?.problem.kind ?? ''] ?? 502;
}

/** A single line, because it is also used as the status line. */
function reasonOf(error: unknown): string {
  return (toFetchError(error)?.message ?? 'The request failed').replace(/[^\x20-\x7e]/g, '?');
}

async function close(server: Server, clients: Set<Socket>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const client of clients) client.destroy();
  await closed;
}
