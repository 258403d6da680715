import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FetchOptions, fetchPage } from '../../../src/gateways/web/fetch-page.ts';
import { reachOf } from '../../../src/gateways/web/reach.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { CERTIFICATE, startTlsServer, startWebServer, type WebServer } from '../../support/web-server.ts';
import { BAD_REDIRECTS, PAGES } from './pages.ts';

let server: WebServer;
let tls: WebServer;
beforeAll(async () => {
  [server, tls] = await Promise.all([startWebServer(PAGES), startTlsServer(PAGES)]);
});
beforeEach(fenceLoopback);
afterAll(() => Promise.all([server.close(), tls.close()]));

const NAMES = { 'site.test': [PUBLIC], 'other.test': [PUBLIC], 'inside.test': ['10.0.0.1'] };
/** Long enough for a busy machine. Tests of a limit set it. */
const LIMITS = { connectTime: 20_000, headersTime: 20_000, idleTime: 20_000, totalTime: 30_000, wireBytes: 50_000 };

function get(path: string, limits: FetchOptions['limits'] = {}, options: FetchOptions = {}) {
  const url = path.startsWith('http') ? path : `http://site.test${path}`;
  const port = url.startsWith('https:') ? tls.port : server.port;
  const { network, dialed } = loopbackNetwork({ port, names: NAMES });
  const outcome = fetchPage(url, { reach: reachOf(network, []), limits: { ...LIMITS, ...limits }, ...options });
  return outcome.then((result) => ({ ...result, dialed }));
}

describe('a page', () => {
  test('is returned with its status, headers, body and URL', async () => {
    expect(await get('/missing?q=1#part')).toMatchObject({
      kind: 'ok',
      status: 404,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('site.test /missing?q=1 Sightline'),
      finalUrl: 'http://site.test/missing?q=1',
      redirects: [],
    });
  });

  test.each([
    ['identity', (text: string) => Buffer.from(text)],
    ['gzip', gzipSync],
    ['X-GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is decompressed from %s', async (encoding, encode) => {
    const body = encode('hello '.repeat(500)).toString('base64url');
    expect(await get(`/encoded?as=${encoding}&body=${body}`)).toMatchObject({
      kind: 'ok',
      body: Buffer.from('hello '.repeat(500)),
    });
  });

  test('can be empty although it is declared as compressed', async () => {
    expect(await get('/encoded?as=gzip&body=')).toMatchObject({ kind: 'ok', body: Buffer.alloc(0) });
  });
});

describe('the beginning of a page', () => {
  test.each([
    ['/endless', {}],
    ['/endless-gzip', {}],
    ['/announced-twice', { idleTime: 300 }],
    ['/drip', {}],
  ])('is the only part read of %s', async (path, limits) => {
    const outcome = await get(path, { wireBytes: 1_000_000, ...limits }, { keep: 5 });
    expect(outcome).toMatchObject({ kind: 'ok', status: 200 });
    expect('body' in outcome && outcome.body).toHaveLength(5);
  });

  test('is the whole page if that is shorter', async () => {
    expect(await get('/', {}, { keep: 1000 })).toMatchObject({ kind: 'ok', body: Buffer.from('hello') });
  });
});

describe('turns', () => {
  test('are taken for each host in the chain, and waiting for them does not count toward the timeout', async () => {
    const hosts: string[] = [];
    const inTurn = async <T>(host: string, work: () => Promise<T>) => {
      hosts.push(host);
      if (hosts.length === 1) await delay(2_100);
      return work();
    };
    const path = '/to?location=http://other.test/hops?left=3';
    expect(await get(path, { totalTime: 2_000 }, { inTurn })).toMatchObject({ kind: 'ok' });
    expect(hosts).toEqual(['site.test:80', 'other.test:80', 'other.test:80', 'other.test:80', 'other.test:80']);
  });
});

describe('redirects', () => {
  test('are followed, and the chain is returned', async () => {
    expect(await get('/hops?left=5')).toMatchObject({
      kind: 'ok',
      finalUrl: 'http://site.test/hops?left=0',
      redirects: [5, 4, 3, 2, 1].map((left) => `http://site.test/hops?left=${left}`),
    });
  });

  test('are followed at most five times', async () => {
    const outcome = await get('/hops?left=6');
    expect(outcome).toMatchObject({ kind: 'too_many_redirects', reason: 'The page redirects more than 5 times' });
    expect(outcome.dialed).toHaveLength(6);
    expect(await get('/loop')).toMatchObject({ kind: 'too_many_redirects', finalUrl: 'http://site.test/loop' });
  });

  test.each(BAD_REDIRECTS)('are checked: %s -> %s', async (_name, location, kind) => {
    const outcome = await get(`/to?${new URLSearchParams({ location }).toString()}`);
    expect(outcome).toMatchObject({ kind, reason: expect.any(String) });
    expect(outcome.dialed).toEqual([`${PUBLIC}:80`]);
  });

  test.each([
    ['another port', 'http://site.test:8080/', `${PUBLIC}:8080`],
    ['another host', '//other.test/', `${PUBLIC}:80`],
  ])('to %s open a new connection', async (_name, location, dialed) => {
    const outcome = await get(`/to?${new URLSearchParams({ location }).toString()}`);
    expect(outcome.dialed).toEqual([`${PUBLIC}:80`, dialed]);
  });

  test('to a name whose address has changed are rejected', async () => {
    const names = { 'site.test': [[PUBLIC], ['127.0.0.1']] };
    const { network, dialed } = loopbackNetwork({ port: server.port, names });
    const outcome = await fetchPage('http://site.test/hops?left=1', { reach: reachOf(network, []) });
    expect(outcome).toMatchObject({ kind: 'refused_address', stage: 'lookup', address: '127.0.0.1' });
    expect(dialed).toHaveLength(1);
  });
});

describe('time', () => {
  test.each([
    ['no headers', '/silent', { headersTime: 40 }, 'headers'],
    ['trickled headers', '/drip-headers', { headersTime: 40 }, 'headers'],
    ['a body that stalls', '/stall', { idleTime: 40 }, 'idle'],
    ['a trickled body', '/drip', { totalTime: 60 }, 'total'],
    ['a trickled compressed body', '/drip-gzip', { totalTime: 60 }, 'total'],
    ['endless early hints', '/hints', { totalTime: 60 }, 'total'],
    ['slow redirects', '/slow-loop', { totalTime: 50 }, 'total'],
  ])('is limited: %s', async (_name, path, limits, phase) => {
    expect(await get(path, limits)).toMatchObject({ kind: 'timeout', phase, reason: expect.any(String) });
  });

  test.each(['resolve', 'dial'] as const)('is limited: a %s that never ends', async (act) => {
    const { network } = loopbackNetwork({ port: server.port, names: NAMES });
    const reach = reachOf({ ...network, [act]: () => new Promise(() => {}) }, []);
    expect(await get('/', { connectTime: 30 }, { reach })).toMatchObject({ kind: 'timeout', phase: 'connect' });
  });

  test('is limited: a TLS handshake that never ends', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { network } = loopbackNetwork({ port: (mute.address() as AddressInfo).port, names: NAMES });
    const outcome = await get('https://site.test/', { connectTime: 40 }, { reach: reachOf(network, []) });
    expect(outcome).toMatchObject({ kind: 'timeout', phase: 'connect' });
    mute.close();
  });
});

describe('size', () => {
  test.each([
    ['an announced length', '/announced', {}, 'wire'],
    ['an endless body', '/endless', {}, 'wire'],
    ['an endless compressed body', '/endless-gzip', { decodedBytes: 1e9 }, 'wire'],
    ['a gzip bomb of 1 GiB', '/gzip-bomb', { wireBytes: 5e6, decodedBytes: 1e6 }, 'decoded'],
    ['a brotli bomb of 64 MiB', '/brotli-bomb', { decodedBytes: 1e6 }, 'decoded'],
    ['a deflate bomb', '/deflate-bomb', { decodedBytes: 1e6 }, 'decoded'],
    ['one giant header', '/giant-header', { headerBytes: 8000 }, 'headers'],
    ['many headers', '/many-headers', { headerBytes: 10_000 }, 'headers'],
  ])('is limited: %s', async (_name, path, limits, measure) => {
    const before = process.memoryUsage().rss;
    expect(await get(path, limits)).toMatchObject({ kind: 'too_large', measure, reason: expect.any(String) });
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  test('of a redirect body is ignored', async () => {
    expect(await get('/endless-redirect')).toMatchObject({ kind: 'ok', redirects: [expect.any(String)] });
  });
});

describe('encodings', () => {
  test.each(['gzip, gzip', 'gzip,br', 'identity, gzip', 'zstd', 'compress', '__proto__', 'constructor'])(
    '%s is rejected',
    async (as) => {
      const body = gzipSync(gzipSync('hello')).toString('base64url');
      expect(await get(`/encoded?${new URLSearchParams({ as, body }).toString()}`)).toMatchObject({
        kind: 'bad_encoding',
      });
    },
  );

  test('two headers are rejected as well', async () => {
    expect(await get('/two-encodings')).toMatchObject({ kind: 'bad_encoding' });
  });

  test.each([
    ['gzip', 'corrupt', Buffer.from('hello')],
    ['gzip', 'truncated', gzipSync('hello').subarray(0, -6)],
    ['deflate', 'corrupt', Buffer.from('hello')],
    ['br', 'corrupt', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['br', 'truncated', brotliCompressSync('hello '.repeat(50)).subarray(0, -3)],
  ])('%s that is %s is rejected', async (as, _how, bytes) => {
    const body = bytes.toString('base64url');
    expect(await get(`/encoded?${new URLSearchParams({ as, body }).toString()}`)).toMatchObject({
      kind: 'bad_encoding',
      reason: 'The page cannot be decompressed',
    });
  });
});

describe('connections', () => {
  test.each([
    ['/reset', 'connection_reset'],
    ['/cut', 'connection_reset'],
    ['/nonsense', 'bad_response'],
  ])('%s ends as %s', async (path, kind) => {
    expect(await get(path)).toMatchObject({ kind, reason: expect.any(String) });
  });

  test('that are refused by the server are reported', async () => {
    const closed = await startWebServer({});
    await closed.close();
    const { network } = loopbackNetwork({ port: closed.port, names: NAMES });
    expect(await get('/', {}, { reach: reachOf(network, []) })).toMatchObject({ kind: 'connection_refused' });
  });

  test('200 slow hosts do not delay a healthy one', async () => {
    const stalling = await startWebServer(PAGES);
    const { network } = loopbackNetwork({ port: stalling.port, names: NAMES });
    const slow = Array.from({ length: 200 }, () => get('/stall', {}, { reach: reachOf(network, []) }));
    expect(await get('/')).toMatchObject({ kind: 'ok' });
    expect(await Promise.race([...slow, Promise.resolve('none of them has ended')])).toBe('none of them has ended');
    await stalling.close();
    for (const outcome of await Promise.all(slow)) expect(outcome).toMatchObject({ kind: 'connection_reset' });
  });
});

describe('TLS', () => {
  test('keeps the name of the URL, although it connects to an address', async () => {
    const outcome = await get('https://site.test/', {}, { ca: CERTIFICATE });
    expect(outcome).toMatchObject({ kind: 'ok', dialed: [`${PUBLIC}:443`] });
  });

  test.each([
    ['an untrusted certificate', 'https://site.test/', undefined, /SELF_SIGNED/],
    ['a certificate for another name', 'https://other.test/', CERTIFICATE, /ALTNAME/],
    ['a certificate for a name, at an address', `https://${PUBLIC}/`, CERTIFICATE, /ALTNAME/],
  ])('rejects %s', async (_name, url, ca, reason) => {
    const outcome = await get(url, {}, ca === undefined ? {} : { ca });
    expect(outcome).toMatchObject({ kind: 'tls_fault', reason: expect.stringMatching(reason) });
  });

  test('rejects a server without TLS', async () => {
    const { network } = loopbackNetwork({ port: server.port, names: NAMES });
    const outcome = await get('https://site.test/', {}, { reach: reachOf(network, []) });
    expect(outcome).toMatchObject({ kind: 'tls_fault' });
  });
});
