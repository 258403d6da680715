import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Failure } from '../domain/shared/failures.ts';
import { newRequestId } from './monitoring/access-log.ts';

export interface HttpServer {
  port: number;
  /** Stops accepting connections, finishes requests in flight, and closes remaining connections at the deadline. */
  close: (deadlineMs: number) => Promise<void>;
}

/** Longer than the idle timeout of common load balancers, which is 60 s: otherwise they send requests to closed connections. */
const KEEP_ALIVE_MS = 65_000;
/** How long a new connection may take to send the headers of its first request. */
const FIRST_REQUEST_MS = 10_000;

export interface ListenOptions {
  host: string;
  port: number;
  /** The setting of the port, for error messages. */
  setting?: 'PORT' | 'METRICS_PORT' | 'HEALTH_PORT';
  firstRequestMs?: number;
  /** Called for each request that cannot be read, with the id in its response. */
  onUnreadable?: ((facts: { requestId: string; status: number }) => void) | undefined;
}

export async function listen(
  handle: RequestListener,
  { host, port, setting = 'PORT', firstRequestMs = FIRST_REQUEST_MS, onUnreadable }: ListenOptions,
): Promise<HttpServer> {
  const inFlight = new Set<ServerResponse>();
  let closing = false;
  const server = createServer((req, res) => {
    inFlight.add(res);
    res.once('close', () => inFlight.delete(res));
    if (closing) res.setHeader('Connection', 'close');
    handle(req, res);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  closeSilentConnections(server, firstRequestMs);
  server.on('clientError', (error, socket) => rejectUnreadable(error, socket, onUnreadable));
  await new Promise<void>((done, fail) => {
    server.once('error', (cause) => fail(explainConflict(cause, { host, port, setting })));
    server.listen(port, host, done);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async close(deadlineMs) {
      closing = true;
      // Keep-alive connections would keep the server open after their last request.
      for (const res of inFlight) if (!res.headersSent) res.setHeader('Connection', 'close');
      const closed = new Promise<void>((done) => server.close(() => done()));
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      await closed;
      clearTimeout(deadline);
    },
  };
}

/** Listens on all of the ports for a moment, so that a conflict is reported before anything else starts. */
export async function checkPorts(ports: ListenOptions[]): Promise<void> {
  const opened: HttpServer[] = [];
  try {
    for (const port of ports) opened.push(await listen((_, res) => void res.writeHead(503).end(), port));
  } finally {
    for (const server of opened) await server.close(0);
  }
}

/** Says which setting to change. */
function explainConflict(
  cause: NodeJS.ErrnoException,
  { host, port, setting }: Required<Pick<ListenOptions, 'host' | 'port' | 'setting'>>,
): Failure {
  const messages: Record<string, string> = {
    EADDRINUSE: `${setting} ${port} is already in use. Set ${setting} to another port, or to 0 to use any free port.`,
    EACCES: `${setting} must be a port that this user can listen on, and ${port} is not: ${cause.message}`,
  };
  const otherwise = `HOST must be an address of this machine, and ${host} is not: ${cause.message}`;
  return Object.assign(new Failure('unavailable', messages[cause.code ?? ''] ?? otherwise), { cause });
}

/** Connections without a request cost memory and file descriptors. */
function closeSilentConnections(server: Server, afterMs: number): void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), afterMs).unref();
    timers.set(socket, timer);
    socket.once('close', () => clearTimeout(timer));
  });
  server.on('request', ({ socket }) => clearTimeout(timers.get(socket)));
}

/** Answers what is not a readable request. Node would answer without a body. */
function rejectUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  onUnreadable: ListenOptions['onUnreadable'],
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const requestId = newRequestId();
  const body = JSON.stringify({
    message: isTooLarge ? 'The URL and the headers exceed 16 KiB' : 'Invalid HTTP request',
  });
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': `${body.length}`,
    'X-Request-Id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  onUnreadable?.({ requestId, status: Number.parseInt(status, 10) });
}
