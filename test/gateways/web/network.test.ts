import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowance } from '../../../src/domain/web/fetch-allowance.ts';
import { fetchPage } from '../../../src/gateways/web/fetch-page.ts';
import { createNetwork } from '../../../src/gateways/web/network.ts';
import { reachOf } from '../../../src/gateways/web/reach.ts';
import { startNameServer } from '../../support/name-server.ts';
import { startWebServer, type WebServer } from '../../support/web-server.ts';

/** Only loopback addresses are used: these tests run on the real network. */
const LOOPBACK_V6 = [...Array<number>(15).fill(0), 1];
const signal = new AbortController().signal;

let server: WebServer;
let names: Awaited<ReturnType<typeof startNameServer>>;
beforeAll(async () => {
  server = await startWebServer({});
  names = await startNameServer({
    'both.test': { 4: [[127, 0, 0, 1]], 6: [LOOPBACK_V6] },
    'four.test': {
      4: [
        [127, 0, 0, 2],
        [127, 0, 0, 1],
      ],
    },
    'six.test': { 6: [LOOPBACK_V6] },
    'empty.test': {},
  });
});
afterAll(async () => {
  names.close();
  await server.close();
});

function reachWith(...entries: string[]) {
  return reachOf(
    createNetwork([names.address]),
    entries.flatMap((entry) => parseAllowance(entry) ?? []),
  );
}

describe('names', () => {
  test.each([
    ['both.test', ['127.0.0.1', '::1']],
    ['four.test', ['127.0.0.2', '127.0.0.1']],
    ['six.test', ['::1']],
  ])('%s has the addresses %j', async (name, addresses) => {
    const found = await createNetwork([names.address]).resolve(name, 'dns', signal);
    expect(found.toSorted()).toEqual(addresses.toSorted());
  });

  test.each(['empty.test', 'unknown.test'])('%s is an unknown host', async (name) => {
    expect(await fetchPage(`http://${name}/`, { reach: reachWith() })).toMatchObject({ kind: 'unknown_host' });
  });

  test('a name server that does not answer times out like a connection', async () => {
    const mute = createSocket('udp4').bind(0, '127.0.0.1');
    await once(mute, 'listening');
    const reach = reachOf(createNetwork([`127.0.0.1:${mute.address().port}`]), []);
    // The resolver itself reports an unknown host, after 4 seconds.
    expect(await fetchPage('http://site.test/', { reach, limits: { connectTime: 40 } })).toMatchObject({
      kind: 'timeout',
      phase: 'connect',
    });
    mute.close();
  });

  test('localhost is resolved by the system', async () => {
    expect(await createNetwork().resolve('localhost', 'system', signal)).toContain('127.0.0.1');
  });
});

describe('connections', () => {
  test('reach an allowed address, by literal, by name and by endpoint', async () => {
    const reach = reachWith('127.0.0.0/8', `localhost:${server.port}`);
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await fetchPage(`http://${host}:${server.port}/`, { reach })).toMatchObject({ kind: 'ok' });
    }
  });

  test('use the next address if one does not listen', async () => {
    const reach = reachWith('127.0.0.0/8');
    expect(await fetchPage(`http://four.test:${server.port}/`, { reach })).toMatchObject({ kind: 'ok' });
  });

  test('are not made without permission, although the server is listening', async () => {
    let connections = 0;
    const trap = createServer(() => (connections += 1));
    await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done));
    const { port } = trap.address() as { port: number };
    for (const host of ['127.0.0.1', '2130706433', 'both.test', '[::ffff:127.0.0.1]']) {
      const outcome = await fetchPage(`http://${host}:${port}/`, { reach: reachWith() });
      expect(outcome).toMatchObject({ kind: 'refused_address' });
    }
    expect(connections).toBe(0);
    trap.close();
  });
});
