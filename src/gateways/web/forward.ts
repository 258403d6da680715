import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { timeoutOf, within } from './deadline.ts';
import type { FetchLimits } from './limits.ts';
import { measure } from './measure.ts';

/** Marks responses of the proxy itself, to distinguish them from those of a site. Sites cannot send it. */
export const PROXY_ERROR_HEADER = 'x-sightline-proxy-error';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers meant for the proxy. */
const HOP_BY_HOP = new Set([
  ...'connection keep-alive proxy-connection proxy-authorization proxy-authenticate te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
  PROXY_ERROR_HEADER,
]);

/** Forwards a request to a site over a checked connection, and returns the response without decoding it. */
export async function forward(
  from: IncomingMessage,
  back: ServerResponse,
  url: URL,
  site: Socket,
  limits: FetchLimits,
): Promise<void> {
  try {
    await within(limits.totalTime, 'total', null, async (signal) => {
      const { method, headers } = from;
      const path = url.pathname + url.search;
      const sent = { ...endToEnd(headers), host: url.host, connection: 'close' };
      const onward = send({
        createConnection: () => site,
        maxHeaderSize: limits.headerBytes,
        method,
        path,
        headers: sent,
        signal,
      });
      const answer = within(limits.headersTime, 'headers', signal, () => answerTo(onward));
      await Promise.all([pipeline(from, onward), answer]);
      const response = await answer;
      back.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
      site.setTimeout(limits.idleTime, () => response.destroy(timeoutOf('idle')));
      await pipeline(response, measure('wire', limits.wireBytes), back);
    });
  } finally {
    site.destroy();
  }
}

function answerTo(onward: ReturnType<typeof send>): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    onward.on('response', done).on('error', fail);
  });
}

function endToEnd(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)));
}
