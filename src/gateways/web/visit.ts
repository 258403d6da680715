import type { Socket } from 'node:net';
import { Client } from 'undici';
import { readBody } from './body.ts';
import { within } from './deadline.ts';
import type { FetchLimits } from './limits.ts';
import { FetchError, type FetchedPage } from './outcome.ts';
import { type Reach, reach } from './reach.ts';
import { secure } from './secure.ts';
import { redirectOf, targetOf } from './urls.ts';

export interface VisitOptions {
  reach: Reach;
  limits: FetchLimits;
  headers: Record<string, string>;
  /** Certificate authorities to trust instead of Node's defaults. */
  ca: string | undefined;
  keep: number | undefined;
  /** Whether the received part of a truncated body is used. */
  keepsPartial: boolean;
}

const CLOSED = 'The server closed the connection without a response';

/** The final page, or the URL of a redirect. */
export type Visit = { next: URL } | Pick<FetchedPage, 'status' | 'headers' | 'body'>;

/** Sends one request on a new connection: slow hosts do not delay others, and redirects do not reuse connections. */
export async function visit(url: URL, options: VisitOptions, signal: AbortSignal): Promise<Visit> {
  const client = await openClient(url, options, signal);
  try {
    return await ask(client, url, options, signal);
  } finally {
    await client.destroy();
  }
}

export type ConnectOptions = Pick<VisitOptions, 'reach' | 'limits' | 'ca'>;

/** A client for one request. Its caller destroys it. */
export async function openClient(url: URL, options: ConnectOptions, signal: AbortSignal): Promise<Client> {
  return clientOn(await open(url, options, signal), url, options.limits);
}

/** An undici client on a checked connection, which cannot open another one. Its timeouts are too coarse, so ours are used. */
function clientOn(socket: Socket, url: URL, { headerBytes }: FetchLimits): Client {
  const sockets = [socket];
  return new Client(url.origin, {
    connect: (_options, done) => {
      const next = sockets.pop();
      // undici hangs if it receives the connection synchronously.
      setImmediate(() => {
        if (next === undefined || next.destroyed) done(new FetchError({ kind: 'connection_reset' }, CLOSED), null);
        else done(null, next);
      });
    },
    maxHeaderSize: headerBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

async function ask(client: Client, url: URL, options: VisitOptions, outer: AbortSignal): Promise<Visit> {
  const { headers, limits, keep, keepsPartial } = options;
  const path = url.pathname + url.search;
  const response = await within(limits.headersTime, 'headers', outer, (signal) =>
    client.request({ method: 'GET', path, headers, signal }),
  );
  // Destroying the client discards the unread body, which is reported as an error of the body.
  response.body.on('error', () => {});
  const next = redirectOf(response.statusCode, response.headers.location, url);
  if (next !== null) return { next };
  const body = await readBody(response.body, response.headers, limits, { keep, keepsPartial, signal: outer });
  return { status: response.statusCode, headers: response.headers, body };
}

function open(url: URL, options: ConnectOptions, outer: AbortSignal): Promise<Socket> {
  const target = targetOf(url);
  return within(options.limits.connectTime, 'connect', outer, async (signal) => {
    const socket = await reach(target, options.reach, signal);
    return url.protocol === 'https:' ? await secure(socket, target.host, options.ca, signal) : socket;
  });
}
