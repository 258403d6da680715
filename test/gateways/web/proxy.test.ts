import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchLimits } from '../../../src/gateways/web/limits.ts';
import { startProxy } from '../../../src/gateways/web/proxy.ts';
import { reachOf } from '../../../src/gateways/web/reach.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { CERTIFICATE, startTlsServer, startWebServer, type WebServer } from '../../support/web-server.ts';
import { ANSWERS, LITERALS } from './attempts.ts';
import { PAGES } from './pages.ts';

let server: WebServer;
let tls: WebServer;
const proxies: { close: () => Promise<void> }[] = [];
beforeAll(async () => {
  const echo = {
    '/echo': (from: any, to: any) => text(from).then((body) => to.end(JSON.stringify([from.headers, body]))),
  };
  [server, tls] = await Promise.all([startWebServer({ ...PAGES, ...echo }), startTlsServer(PAGES)]);
});
beforeEach(fenceLoopback);
afterEach(() => Promise.all(proxies.splice(0).map((proxy) => proxy.close())));
afterAll(() => Promise.all([server.close(), tls.close()]));

async function setUp(
  options: { limits?: Partial<FetchLimits>; answers?: string[]; peer?: string; secure?: boolean } = {},
) {
  const { limits = {}, answers = [PUBLIC], peer, secure = false } = options;
  const port = secure ? tls.port : server.port;
  const recorder = loopbackNetwork({ port, names: { 'site.test': answers }, ...(peer === undefined ? {} : { peer }) });
  const proxy = await startProxy({ reach: reachOf(recorder.network, []), limits });
  proxies.push(proxy);
  return { dialed: recorder.dialed, port: Number(new URL(proxy.url).port) };
}

/** A plain request in absolute form. */
async function ask(port: number, path: string, options: { method?: string; headers?: any; body?: string } = {}) {
  const { body, ...rest } = options;
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...rest }).end(body);
  const [response] = await once(asked, 'response');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response).catch(() => 'truncated'),
  };
}

/** The first line of the response to CONNECT, and the socket. */
async function tunnelTo(port: number, authority: string): Promise<{ line: string; socket: Socket }> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  return { line: String(head).split('\r\n')[0] ?? '', socket };
}

describe('rejects', () => {
  const hosts = LITERALS.filter(([, host]) => /^[\x21-\x7e]+$/.test(host));

  test.each(hosts)('%s: %s, with and without a tunnel', async (_name, host) => {
    const { port, dialed } = await setUp();
    expect((await tunnelTo(port, `${host}:443`)).line).toMatch(/^HTTP\/1.1 403 /);
    expect(await ask(port, `http://${host}/`)).toMatchObject({ status: 403 });
    expect(dialed).toEqual([]);
  });

  test.each(ANSWERS)('a name with the answer %s', async (_name, answers) => {
    const { port, dialed } = await setUp({ answers });
    expect((await tunnelTo(port, 'site.test:443')).line).toMatch(/^HTTP\/1.1 403 /);
    expect(await ask(port, 'http://site.test/')).toMatchObject({ status: 403 });
    expect(dialed).toEqual([]);
  });

  test('a connection whose remote address differs', async () => {
    const { port } = await setUp({ peer: '127.0.0.1' });
    expect((await tunnelTo(port, 'site.test:443')).line).toMatch(/^HTTP\/1.1 403 /);
  });

  test.each(['/', 'https://site.test/', 'ftp://site.test/', 'http://me:x@site.test/'])(
    '%s, which is not a proxy request',
    async (path) => {
      const { port, dialed } = await setUp();
      expect(await ask(port, path)).toMatchObject({ status: 400 });
      expect(dialed).toEqual([]);
    },
  );

  test('an unknown host', async () => {
    const { port } = await setUp();
    expect((await tunnelTo(port, 'nowhere.test:443')).line).toBe('HTTP/1.1 502 The host nowhere.test is unknown');
  });
});

describe('forwards', () => {
  test('a request with its body, without the headers meant for the proxy', async () => {
    const { port, dialed } = await setUp();
    const headers = {
      'proxy-authorization': 'x',
      connection: 'x-mine',
      'x-mine': '1',
      'x-kept': '1',
      host: 'other.test',
    };
    const { body } = await ask(port, 'http://site.test/echo', { method: 'POST', headers, body: 'hello' });
    const [received, sent] = JSON.parse(body);
    expect(sent).toBe('hello');
    expect(received).toMatchObject({ host: 'site.test', 'x-kept': '1', connection: 'close' });
    expect(Object.keys(received)).not.toContain('proxy-authorization');
    expect(Object.keys(received)).not.toContain('x-mine');
    expect(dialed).toEqual([`${PUBLIC}:80`]);
  });

  test('a redirect unchanged: the client sends another request for the next URL', async () => {
    const { port } = await setUp();
    const location = 'http://127.0.0.1/';
    expect(await ask(port, `http://site.test/to?location=${location}`)).toMatchObject({
      status: 302,
      headers: { location },
    });
  });

  test('TLS through a tunnel, end to end', async () => {
    const { port, dialed } = await setUp({ secure: true });
    const { line, socket } = await tunnelTo(port, 'site.test:443');
    expect(line).toBe('HTTP/1.1 200 Connection established');
    const secured = connectTls({ socket, servername: 'site.test', ca: CERTIFICATE });
    secured.write('GET / HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n');
    expect(await text(secured)).toContain('hello');
    expect(dialed).toEqual([`${PUBLIC}:443`]);
  });
});

describe('limits', () => {
  test.each([
    ['/silent', { headersTime: 40 }, 504],
    ['/drip-headers', { headersTime: 40 }, 504],
    ['/giant-header', { headerBytes: 10_000 }, 502],
    ['/reset', {}, 502],
  ])('a request: %s', async (path, limits, status) => {
    const { port } = await setUp({ limits });
    expect(await ask(port, `http://site.test${path}`)).toMatchObject({ status });
  });

  test.each([
    ['/drip', { totalTime: 60 }],
    ['/endless', { wireBytes: 1_000_000 }],
    ['/stall', { idleTime: 40 }],
  ])('a body and a tunnel: %s', async (path, limits) => {
    const { port } = await setUp({ limits });
    expect(await ask(port, `http://site.test${path}`)).toMatchObject({ body: 'truncated' });
    const { socket } = await tunnelTo(port, 'site.test:80');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
  });
});
