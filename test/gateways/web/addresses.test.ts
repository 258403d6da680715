import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mayReach, parseAllowance } from '../../../src/domain/web/fetch-allowance.ts';
import { fetchPage } from '../../../src/gateways/web/fetch-page.ts';
import type { Stage } from '../../../src/gateways/web/outcome.ts';
import { type Reach, reachOf } from '../../../src/gateways/web/reach.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { startWebServer, type WebServer } from '../../support/web-server.ts';
import { ANSWERS, LITERALS, UNSUPPORTED } from './attempts.ts';

let server: WebServer;
beforeAll(async () => {
  server = await startWebServer({});
});
beforeEach(fenceLoopback);
afterAll(() => server.close());

type Names = Record<string, string[] | string[][]>;

function setUp(options: { names?: Names; allow?: string; peer?: string } = {}) {
  const { allow = '', ...rest } = options;
  const recorder = loopbackNetwork({ port: server.port, ...rest });
  const allowances = allow.split(',').flatMap((entry) => parseAllowance(entry) ?? []);
  return { ...recorder, reach: reachOf(recorder.network, allowances) };
}

/** The guard without some of its stages. */
function without(reach: Reach, ...stages: Stage[]): Reach {
  return {
    ...reach,
    isAllowed: (address, target, stage) => stages.includes(stage) || reach.isAllowed(address, target, stage),
  };
}

describe('an address in the URL is rejected before any connection', () => {
  test.each(LITERALS)('%s: %s', async (_name, host, address) => {
    const { reach, dialed, lookups } = setUp();
    const outcome = await fetchPage(`http://${host}/`, { reach });
    expect(outcome).toMatchObject({ kind: 'refused_address', stage: 'literal', address });
    expect(outcome).toHaveProperty('reason', `${address} is not on the public internet`);
    expect([...dialed, ...lookups]).toEqual([]);
  });
});

describe('an unsupported URL is rejected before any DNS lookup', () => {
  test.each(UNSUPPORTED)('%s: %s', async (_name, url) => {
    const { reach, dialed, lookups } = setUp({ names: { 'site.test': [PUBLIC] } });
    expect(await fetchPage(url, { reach })).toMatchObject({ kind: 'unsupported_url', reason: expect.any(String) });
    expect([...dialed, ...lookups]).toEqual([]);
  });
});

describe('a name is rejected if any of its addresses is', () => {
  test.each(ANSWERS)('%s: %j', async (_name, answers, address) => {
    const { reach, dialed } = setUp({ names: { 'site.test': answers } });
    const outcome = await fetchPage('http://site.test/', { reach });
    expect(outcome).toMatchObject({ kind: 'refused_address', stage: 'lookup', address });
    expect(dialed).toEqual([]);
  });

  test.each(['localhost', 'LOCALHOST', 'localhost.', 'ｌocalhost'])('%s', async (host) => {
    const { reach, dialed } = setUp({ names: { localhost: ['127.0.0.1', '::1'] } });
    expect(await fetchPage(`http://${host}/`, { reach })).toMatchObject({ kind: 'refused_address', stage: 'lookup' });
    expect(dialed).toEqual([]);
  });

  test('a name without addresses is unknown', async () => {
    const { reach, lookups } = setUp();
    const outcome = await fetchPage('http://nowhere.test/', { reach });
    expect(outcome).toMatchObject({ kind: 'unknown_host', reason: 'The host nowhere.test is unknown' });
    expect(lookups).toEqual(['nowhere.test dns']);
  });
});

describe('DNS answers that change', () => {
  const names = { 'site.test': [[PUBLIC], ['127.0.0.1']] };

  test('do not matter within a connection: the name is resolved once, and that address is used', async () => {
    const { reach, dialed, lookups } = setUp({ names });
    expect(await fetchPage('http://site.test/', { reach })).toMatchObject({ kind: 'ok', status: 200 });
    expect(lookups).toEqual(['site.test dns']);
    expect(dialed).toEqual([`${PUBLIC}:80`]);
  });

  test('are checked again at the next connection', async () => {
    const { reach, dialed } = setUp({ names });
    await fetchPage('http://site.test/', { reach });
    expect(await fetchPage('http://site.test/', { reach })).toMatchObject({ kind: 'refused_address', stage: 'lookup' });
    expect(dialed).toHaveLength(1);
  });

  test('are detected by the remote address if the connection leads elsewhere', async () => {
    const { reach } = setUp({ names, peer: '127.0.0.1' });
    const outcome = await fetchPage('http://site.test/', { reach });
    expect(outcome).toMatchObject({ kind: 'refused_address', stage: 'peer', address: '127.0.0.1' });
  });
});

describe('each layer is needed', () => {
  test.each(LITERALS)(
    '%s is connected to without the first layer, and rejected by the last',
    async (_name, host, address) => {
      const { reach, dialed } = setUp();
      const outcome = await fetchPage(`http://${host}/`, { reach: without(reach, 'literal') });
      expect(outcome).toMatchObject({ kind: 'refused_address', stage: 'peer', address });
      expect(dialed).toEqual([`${address}:80`]);
    },
  );

  test.each(ANSWERS)('the answer %s is connected to without the second layer', async (_name, answers) => {
    const { reach, dialed } = setUp({ names: { 'site.test': answers } });
    const outcome = await fetchPage('http://site.test/', { reach: without(reach, 'lookup') });
    // If the first answer is public, only the lookup could have rejected the other one.
    expect(outcome.kind).toBe(answers[0] === PUBLIC ? 'ok' : 'refused_address');
    expect(dialed).toEqual([`${answers[0]}:80`]);
  });

  test('a connection that leads elsewhere succeeds without the last layer', async () => {
    const { reach } = setUp({ names: { 'site.test': [PUBLIC] }, peer: '127.0.0.1' });
    expect(await fetchPage('http://site.test/', { reach: without(reach, 'peer') })).toMatchObject({ kind: 'ok' });
  });

  test.each(LITERALS)('%s succeeds without the first and the last layer', async (_name, host) => {
    const { reach, dialed } = setUp();
    const outcome = await fetchPage(`http://${host}/`, { reach: without(reach, 'literal', 'peer') });
    expect(outcome).toMatchObject({ kind: 'ok', body: Buffer.from('hello') });
    expect(dialed).toHaveLength(1);
  });
});

describe('what the operator allows', () => {
  test('a network, by literal and by name', async () => {
    const { reach } = setUp({ allow: '10.0.0.0/8,fd00::/16', names: { 'wiki.intern': ['10.0.0.1', 'fd00::1'] } });
    for (const host of ['10.9.9.9', '[fd00::7]', 'wiki.intern']) {
      expect(await fetchPage(`http://${host}/`, { reach })).toMatchObject({ kind: 'ok' });
    }
    for (const host of ['127.0.0.1', '[fd01::1]', '[::ffff:10.0.0.1]', '192.168.0.1']) {
      expect(await fetchPage(`http://${host}/`, { reach })).toMatchObject({ kind: 'refused_address' });
    }
  });

  test('one port of one host, which the system resolves', async () => {
    const { reach, lookups } = setUp({ allow: 'wiki.intern:8080', names: { 'wiki.intern': ['10.0.0.1'] } });
    expect(await fetchPage('http://wiki.intern:8080/', { reach })).toMatchObject({ kind: 'ok' });
    for (const url of ['http://wiki.intern/', 'https://wiki.intern/', 'http://10.0.0.1:8080/']) {
      expect(await fetchPage(url, { reach })).toMatchObject({ kind: 'refused_address' });
    }
    expect(lookups).toEqual(['wiki.intern system', 'wiki.intern dns', 'wiki.intern dns']);
  });
});

describe('ports of public hosts', () => {
  const target = (port: number) => ({ host: 'example.com', port });

  test.each([80, 443, 8080, 8443])('%i is fetched', (port) => {
    expect(mayReach('93.184.216.34', target(port), [])).toBe(true);
  });

  test.each([22, 25, 3306, 6379, 8000, 9200])('%i is fetched only if FETCH_ALLOW has it', (port) => {
    expect(mayReach('93.184.216.34', target(port), [])).toBe(false);
    expect(mayReach('93.184.216.34', target(port), [allow(`*:${port}`)])).toBe(true);
    expect(mayReach('93.184.216.34', target(port), [allow(`example.com:${port}`)])).toBe(true);
    expect(mayReach('93.184.216.34', target(port), [allow('93.184.216.0/24')])).toBe(true);
    expect(mayReach('10.0.0.1', target(port), [allow(`*:${port}`)])).toBe(false);
  });

  function allow(entry: string) {
    const allowance = parseAllowance(entry);
    if (!allowance) throw new Error(`${entry} is no allowance`);
    return allowance;
  }
});
