import type { IncomingMessage, ServerResponse } from 'node:http';
import { startWebServer } from './web-server.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface Site {
  /** The page that is checked. */
  url: string;
  port: number;
  requests: IncomingMessage[];
  /** The maximum number of concurrent requests. */
  mostAtOnce: number;
  close: () => Promise<void>;
}

export interface SiteOptions {
  robots?: Answer;
  page?: Answer;
  /** Requests wait for each other: responses are sent after this many milliseconds without a new request. */
  takes?: number;
}

export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** A site on 127.0.0.1 with a robots.txt and one page, which counts requests. */
export async function startSite({
  robots = answer(404),
  page = answer(200, 'A page'),
  takes = 0,
}: SiteOptions = {}): Promise<Site> {
  let atOnce = 0;
  let waiting: (() => void)[] = [];
  let pause: NodeJS.Timeout | undefined;
  function answerAll() {
    const all = waiting;
    waiting = [];
    for (const respond of all) respond();
  }
  const counted = (respond: Answer) => (request: IncomingMessage, response: ServerResponse) => {
    site.requests.push(request);
    site.mostAtOnce = Math.max(site.mostAtOnce, ++atOnce);
    response.on('close', () => atOnce--);
    waiting.push(() => respond(response, request));
    clearTimeout(pause);
    pause = setTimeout(answerAll, takes);
  };
  const server = await startWebServer({ '/robots.txt': counted(robots), '/page': counted(page) });
  const site: Site = {
    url: `http://127.0.0.1:${server.port}/page`,
    port: server.port,
    requests: [],
    mostAtOnce: 0,
    close: server.close,
  };
  return site;
}
