import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ScriptedReply {
  status?: number;
  headers?: Record<string, string>;
  /** Text is sent unchanged, anything else as JSON. */
  body?: unknown;
  /** Never responds. */
  hangs?: boolean;
}

export interface ProviderRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Null if nothing was sent. */
  body: any;
}

export interface ProviderServer {
  url: string;
  requests: ProviderRequest[];
  /** Sets the next responses, in order; the last one is repeated. */
  script: (...replies: (ScriptedReply | ((request: ProviderRequest) => ScriptedReply))[]) => void;
  close: () => Promise<void>;
}

/** A provider on loopback that returns scripted responses and records requests. */
export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ProviderServer['requests'] = [];
  let queue: Parameters<ProviderServer['script']> = [];
  function answer(request: IncomingMessage, response: ServerResponse, sent: string) {
    const { method = '', url: path = '', headers } = request;
    const asked = { method, path, headers, body: sent === '' ? null : JSON.parse(sent) };
    requests.push(asked);
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    const reply = typeof next === 'function' ? next(asked) : next;
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, reply.headers);
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  }
  const server = createServer((request, response) => {
    // A caller that aborted while sending does not wait for a response.
    text(request).then(
      (sent) => answer(request, response, sent),
      () => {},
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script(...replies) {
      queue = replies;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
