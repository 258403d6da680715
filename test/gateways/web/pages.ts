import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Redirects that fail, each with the resulting error. */
export const BAD_REDIRECTS: [name: string, location: string, kind: string][] = [
  ['name', 'http://inside.test/', 'refused_address'],
  ['unknown name', 'http://nowhere.test/', 'unknown_host'],
  ['literal', 'http://127.0.0.1/', 'refused_address'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/', 'refused_address'],
  ['decimal', 'http://2130706433/', 'refused_address'],
  ['IPv6 literal', 'http://[::1]/', 'refused_address'],
  ['mapped literal', 'https://[::ffff:127.0.0.1]/', 'refused_address'],
  ['port of a literal', 'http://127.0.0.1:6379/', 'refused_address'],
  ['protocol-relative', '//127.0.0.1/', 'refused_address'],
  ['backslashes', '\\\\127.0.0.1\\', 'refused_address'],
  ['file', 'file:///etc/passwd', 'unsupported_url'],
  ['gopher', 'gopher://127.0.0.1:6379/_FLUSHALL', 'unsupported_url'],
  ['data', 'data:text/html,hello', 'unsupported_url'],
  ['credentials', 'http://me:secret@site.test/', 'unsupported_url'],
  ['no URL', 'http://[', 'unsupported_url'],
];

const query = (request: IncomingMessage) => new URL(request.url ?? '', 'http://any').searchParams;
const MiB = Buffer.alloc(1024 * 1024);
const DROP = 10;

/** Repeats an action until the client disconnects. */
function repeat(response: ServerResponse, act: () => void): void {
  const timer = setInterval(act, DROP);
  response.on('close', () => clearInterval(timer));
}

function bomb(encoding: string, make: () => Buffer): Handler {
  return (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(make());
}

function pour(response: ServerResponse, chunk: Buffer): void {
  while (!response.destroyed && response.write(chunk));
  response.once('drain', () => pour(response, chunk));
}

export const PAGES: Record<string, Handler> = {
  '/missing': ({ headers, url }, response) => {
    const agent = headers['user-agent']?.split('/')[0];
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`${headers.host} ${url} ${agent}`);
  },
  '/encoded': (request, response) => {
    response.writeHead(200, { 'content-encoding': query(request).get('as') ?? '' });
    response.end(Buffer.from(query(request).get('body') ?? '', 'base64url'));
  },
  '/two-encodings': (_request, response) =>
    response
      .writeHead(
        200,
        [
          ['content-encoding', 'gzip'],
          ['content-encoding', 'gzip'],
        ].flat(),
      )
      .end(gzipSync(gzipSync('x'))),

  '/to': (request, response) => response.writeHead(302, { location: query(request).get('location') ?? '' }).end(),
  '/hops': (request, response) => {
    const left = Number(query(request).get('left'));
    if (left > 0) response.writeHead(301, { location: `?left=${left - 1}` });
    response.end();
  },
  '/loop': (_request, response) => response.writeHead(307, { location: '/loop' }).end(),
  '/slow-loop': (_request, response) => {
    setTimeout(() => response.writeHead(308, { location: '/slow-loop' }).end(), 20);
  },
  '/endless-redirect': (_request, response) => pour(response.writeHead(303, { location: '/' }), MiB),

  '/silent': () => {},
  '/drip-headers': ({ socket }, response) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    repeat(response, () => socket.write('x-drop: 1\r\n'));
  },
  '/hints': (_request, response) => repeat(response, () => response.writeEarlyHints({ link: '</a>; rel=preload' })),
  '/stall': (_request, response) => response.write('a beginning'),
  '/drip': (_request, response) => repeat(response, () => response.write('.')),
  '/drip-gzip': (_request, response) => {
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
    gzip.pipe(response.writeHead(200, { 'content-encoding': 'gzip' }));
    repeat(response, () => gzip.write('.'));
  },

  '/announced': (_request, response) => response.writeHead(200, { 'content-length': 99e9 }).write('a beginning'),
  '/announced-twice': (_request, response) =>
    response.writeHead(200, { 'content-length': 99e9 }).write('more than enough'),
  '/endless': (_request, response) => pour(response, MiB),
  '/endless-gzip': (_request, response) => pour(response.writeHead(200, { 'content-encoding': 'gzip' }), gzipSync(MiB)),
  '/gzip-bomb': bomb('gzip', () => Buffer.concat(Array<Buffer>(1024).fill(gzipSync(MiB)))),
  '/brotli-bomb': bomb('br', () =>
    brotliCompressSync(Buffer.alloc(64 * MiB.length), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ),
  '/deflate-bomb': bomb('deflate', () => deflateSync(Buffer.alloc(16 * MiB.length))),
  '/giant-header': (_request, response) => response.writeHead(200, { 'x-giant': 'x'.repeat(12_000) }).end(),
  '/many-headers': (_request, response) => {
    for (let n = 0; n < 1000; n += 1) response.setHeader(`x-header-${n}`, 'x'.repeat(20));
    response.end();
  },

  '/reset': ({ socket }) => socket.resetAndDestroy(),
  '/cut': ({ socket }, response) =>
    response.writeHead(200, { 'content-length': 100 }).write('a', () => socket.destroy()),
  '/nonsense': ({ socket }) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
};
