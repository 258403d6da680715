/** A site that allows all requests. /counts returns the number of requests and the maximum number of concurrent ones. */
import { createServer } from 'node:http';

/** Long enough for concurrent requests to overlap. */
const RESPONSE_MS = Number(process.env.RESPONSE_MS ?? 2);
const counts = { requests: 0, maxConcurrent: 0 };
let concurrent = 0;

const server = createServer((request, response) => {
  if (request.url === '/counts') {
    response.end(JSON.stringify(counts));
    return;
  }
  counts.requests++;
  counts.maxConcurrent = Math.max(counts.maxConcurrent, ++concurrent);
  response.on('close', () => concurrent--);
  const body = request.url === '/robots.txt' ? 'User-agent: CCBot\nDisallow: /\n' : '<title>A page</title>';
  setTimeout(() => response.end(body), RESPONSE_MS);
});
server.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
