import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface WebServer {
  port: number;
  close: () => Promise<void>;
}

const TLS = join(import.meta.dirname, 'tls');
/** Created for these tests, for the name site.test; it protects nothing. */
export const CERTIFICATE = readFileSync(join(TLS, 'cert.pem'), 'utf8');

/** Pages by path on 127.0.0.1; any other path returns `hello`. */
export function startWebServer(pages: Record<string, Handler>): Promise<WebServer> {
  return listen(createServer({ keepAliveTimeout: 1 }, answerWith(pages)));
}

export function startTlsServer(pages: Record<string, Handler>): Promise<WebServer> {
  const key = readFileSync(join(TLS, 'key.pem'), 'utf8');
  return listen(createTlsServer({ key, cert: CERTIFICATE }, answerWith(pages)));
}

function answerWith(pages: Record<string, Handler>): RequestListener {
  return (request, response) => {
    const page = pages[new URL(request.url ?? '', 'http://any').pathname];
    if (page === undefined) response.end('hello');
    else page(request, response);
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<WebServer> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
