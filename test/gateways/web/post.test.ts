import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostMessage } from '../../../src/gateways/web/post.ts';
import { loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { startWebServer, type WebServer } from '../../support/web-server.ts';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{}' };
let site: WebServer;
const requests: string[] = [];

beforeAll(async () => {
  site = await startWebServer({
    '/hook': (request, response) => {
      requests.push(`${request.method} ${request.headers.host}`);
      response.writeHead(204).end();
    },
    '/metadata': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    '/hangs': () => {},
  });
});
afterAll(() => site.close());

function sendTo(url: string, names: Record<string, string[] | string[][]> = {}, peer?: string, timeMs = 60_000) {
  const { network, dialed, lookups } = loopbackNetwork({ port: site.port, names, ...(peer && { peer }) });
  const send = createPostMessage({ allow: [], network, timeMs });
  return { outcome: send(url, MESSAGE), dialed, lookups };
}

test('a message is sent to a public address', async () => {
  const { outcome, dialed } = sendTo('http://hooks.test/hook', { 'hooks.test': [PUBLIC] });
  expect(await outcome).toMatchObject({ kind: 'answered', status: 204 });
  expect(dialed).toEqual([`${PUBLIC}:80`]);
  expect(requests).toEqual(['POST hooks.test']);
});

test.each([
  ['in the URL', 'http://127.0.0.1/hook', undefined, 0],
  ['in another notation in the URL', 'http://2130706433/hook', undefined, 0],
  ['of IPv6', 'http://[::ffff:10.0.0.1]/hook', undefined, 0],
  ['in DNS', 'http://private.test/hook', undefined, 0],
  ['among public ones in DNS', 'http://mixed.test/hook', undefined, 0],
  ['at the other end of the connection', 'http://public.test/hook', '10.0.0.1', 1],
])('a private address %s receives nothing', async (_, url, peer, connections) => {
  const names = { 'private.test': ['10.0.0.1'], 'mixed.test': [PUBLIC, '127.0.0.1'], 'public.test': [PUBLIC] };
  const before = requests.length;
  const { outcome, dialed } = sendTo(url, names, peer);
  expect(await outcome).toMatchObject({ kind: 'refused_address', reason: expect.stringContaining('public internet') });
  expect(dialed).toHaveLength(connections);
  expect(requests).toHaveLength(before);
});

test('a name that changes to a private address after it was checked is resolved once per message', async () => {
  const rebinding = { 'rebinds.test': [[PUBLIC], ['127.0.0.1']] };
  const { outcome, dialed, lookups } = sendTo('http://rebinds.test/hook', rebinding);
  expect(await outcome).toMatchObject({ kind: 'answered', status: 204 });
  expect([dialed, lookups]).toEqual([[`${PUBLIC}:80`], ['rebinds.test dns']]);
});

test('a redirect to a private address is a response that is not followed', async () => {
  const { outcome, dialed } = sendTo('http://hooks.test/metadata', { 'hooks.test': [PUBLIC] });
  expect(await outcome).toMatchObject({ kind: 'answered', status: 302 });
  expect(dialed).toHaveLength(1);
});

test('a receiver that hangs is abandoned', async () => {
  const { outcome } = sendTo('http://hooks.test/hangs', { 'hooks.test': [PUBLIC] }, undefined, 300);
  expect(await outcome).toEqual({
    kind: 'timeout',
    phase: 'total',
    reason: 'There was no response within 0.3 seconds',
  });
});
