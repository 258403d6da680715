/** A site that allows every crawler, and returns at /counts how many requests there were and how many at once. */
import { createServer } from 'node:http';

/** Long enough that requests sent at once overlap. */
const ANSWER_MS = 2;
const counts = { requests: 0, mostAtOnce: 0 };
let atOnce = 0;

const server = createServer((request, response) => {
  if (request.url === '/counts') {
    response.end(JSON.stringify(counts));
    return;
  }
  counts.requests++;
  counts.mostAtOnce = Math.max(counts.mostAtOnce, ++atOnce);
  response.on('close', () => atOnce--);
  const body = request.url === '/robots.txt' ? 'User-agent: CCBot\nDisallow: /\n' : '<title>A page</title>';
  setTimeout(() => response.end(body), ANSWER_MS);
});
server.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
