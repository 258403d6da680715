import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTrafficRoom, GPTBOT, logLine, sendLog, type TestConnector } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let room: Awaited<ReturnType<typeof createTrafficRoom>>;

beforeAll(async () => {
  server = await startTestApp({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  room = await createTrafficRoom(server);
});

const HOUR = 3_600_000;
const wait = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR);
};
const show = async ({ id }: TestConnector) => (await room.send('GET', `${room.base}/log-connectors/${id}`)).body;
const rest = `[14/Nov/2026:09:30:00 +0000] "GET /a?key=x HTTP/1.1" 200`;

describe('a connector', () => {
  test('shows nothing before its first batch', async () => {
    const connector = await room.connect();
    const { token: _, ...shown } = connector;
    expect(await show(connector)).toEqual(shown);
  });

  test('shows its last batch and 24 hours, in the list too', async () => {
    const connector = await room.connect();
    await sendLog(connector, logLine({ path: '/old' }));
    wait(20);
    await sendLog(connector, `${logLine()}${logLine({ host: 'example.org' })}GPTBot frank@example.org 203.0.113.9\n`);
    const shown = await show(connector);
    expect(shown).toMatchObject({
      lastBatchDate: '2026-11-16T08:00:00.000Z',
      lastBatch: { lines: 3, visits: 1, referrals: 0, skipped: { other_host: 1, malformed: 1 } },
      last24Hours: { lines: 4, visits: 2, referrals: 0, skipped: { other_host: 1, malformed: 1 } },
      samples: {
        malformed: 'GPTBot …@… x.x.x.x',
        other_host: expect.stringMatching(/^example\.org x\.x\.x\.x - - \[14\/Nov/),
      },
      silent: false,
    });
    expect((await room.send('GET', `${room.base}/log-connectors`)).body.items).toEqual([shown]);
    wait(10);
    expect(await show(connector)).toMatchObject({ last24Hours: { lines: 3, visits: 1 } });
  });

  test.each([
    ['vercel', JSON.stringify({ time: 1794648600, host: 'acme.com', uri: '/a', ua: GPTBOT }), 'looks like `json`'],
    [
      'combined',
      `2026-11-14 09:30:00 203.0.113.7 GET /a ${GPTBOT.replaceAll(' ', '+')} 200`,
      'send the line that begins with `#Fields:` first',
    ],
    [
      'w3c',
      `2026-11-14 09:30:00 203.0.113.7 GET /a ${GPTBOT.replaceAll(' ', '+')} 200`,
      'send the line that begins with `#Fields:` first',
    ],
    [
      'combined',
      '1794648600.586    921 203.0.113.7 TCP_MISS/200 507 GET http://acme.com/a - DIRECT/10.0.0.1 text/html',
      'the native log format of Squid is not supported',
    ],
    [
      'combined',
      `${'79a59df900b949e5'.repeat(4)} acme [14/Nov/2026:09:30:00 +0000] 203.0.113.7 - 3E57427F3 REST.GET.OBJECT a.html "GET /a.html HTTP/1.1" 200 - 113 - 7 - "-" "${GPTBOT}" -`,
      'server access logs of S3 are not supported',
    ],
    [
      'combined',
      '2026/11/14 09:30:00 [error] 123#0: *1 open() "/srv/a" failed, client: 203.0.113.7, server: acme.com',
      'error logs are not supported',
    ],
    [
      'combined',
      '[14-Nov-2026 09:30:00 UTC] PHP Warning:  Undefined variable $x in /srv/a.php on line 3',
      'error logs are not supported',
    ],
    [
      'combined',
      '203.0.113.7:33317 [14/Nov/2026:09:30:00.655] in static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 "GET /a HTTP/1.1"',
      'HAProxy does not log the user agent',
    ],
    [
      'combined',
      `#Software: IIS\n2026-11-14 09:30:00 10.0.0.4 GET /a - 443 - 203.0.113.7 ${GPTBOT.replaceAll(' ', '+')} - 200 0 0 5`,
      'looks like `w3c`',
    ],
    ['combined', JSON.stringify({ time: 1794648600, host: 'acme.com', uri: '/a', ua: GPTBOT }), 'looks like `json`'],
    ['json', `203.0.113.7 - - ${rest} 5316 "-" "GPTBot/1.3"`, 'looks like `combined`'],
    ['json', JSON.stringify({ time: 1794648600, client: GPTBOT, uri: '/a' }), 'set `fieldMap`'],
    [
      'cloudflare',
      JSON.stringify({ time: 1794648600, host: 'acme.com', uri: '/a', ua: 'curl/8' }),
      'looks like `json`',
    ],
    [
      'combined',
      `example.org 203.0.113.7 - - ${rest} 1 "-" "GPTBot/1.3"`,
      'the lines are for example.org, and the connector is for acme.com',
    ],
  ])('of kind %s hints at the problem: %s', async (kind, line, hint) => {
    const connector = await room.connect({ kind });
    await sendLog(connector, `${line}\n`);
    expect((await show(connector)).hint).toContain(hint);
  });

  test('masks addresses, queries, users and secrets in samples', async () => {
    const connector = await room.connect();
    await sendLog(connector, `2001:db8::7 203.0.113.7 - frank ${rest} GPTBot cookie\n`);
    const { malformed } = (await show(connector)).samples;
    expect(malformed).not.toMatch(/2001|203\.0|frank|key=x/);
    expect(malformed).toContain('GPTBot');
  });

  test('is silent after a day without batches, if batches came regularly', async () => {
    const [regular, once] = [await room.connect(), await room.connect()];
    await sendLog(once, logLine());
    for (let i = 0; i < 4; i++) {
      await sendLog(regular, logLine({ path: `/${i}` }));
      wait(2);
    }
    wait(22);
    expect((await show(regular)).silent).toBe(false);
    wait(0.5);
    expect((await show(regular)).silent).toBe(true);
    expect((await show(once)).silent).toBe(false);
  });

  test('that receives one batch a day is silent a day and a half after the last', async () => {
    const daily = await room.connect();
    for (let i = 0; i < 4; i++) {
      await sendLog(daily, logLine({ path: `/${i}` }));
      wait(24);
    }
    wait(1);
    expect((await show(daily)).silent).toBe(false);
    wait(12);
    expect((await show(daily)).silent).toBe(true);
  });

  test('404: is not found in another workspace', async () => {
    const other = await createTrafficRoom(server);
    const { id } = await other.connect();
    expect((await room.send('GET', `${room.base}/log-connectors/${id}`)).status).toBe(404);
  });
});

describe('trusted proxies', () => {
  test('are shown as prefixes, and can be changed', async () => {
    const connector = await room.connect({ trustedProxies: ['198.51.100.7', '2001:db8::/32'] });
    expect(await show(connector)).toMatchObject({ trustedProxies: ['198.51.100.7/32', '2001:db8::/32'] });
    const path = `${room.base}/log-connectors/${connector.id}`;
    expect((await room.send('PATCH', path, { body: { trustedProxies: [] } })).body.trustedProxies).toBeUndefined();
  });

  test('400: must be addresses or prefixes', async () => {
    const body = { kind: 'combined', domain: 'acme.com', trustedProxies: ['proxy.example.com'] };
    const reply = await room.send('POST', `${room.base}/log-connectors`, { body });
    expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'trustedProxies.0']);
  });
});

describe('detection', () => {
  const detect = async (lines: string[], fieldMap?: object) =>
    (await room.send('POST', `${room.base}/log-connectors/detect`, { body: { lines, fieldMap } })).body;

  test('returns the kind, and the parsed fields of each line', async () => {
    const line = `acme.com 203.0.113.7 - - ${rest} 5316 "-" "GPTBot/1.3"`;
    expect(await detect([line, 'nonsense'])).toEqual({
      kind: 'combined',
      understood: 1,
      lines: [
        {
          time: '2026-11-14T09:30:00.000Z',
          host: 'acme.com',
          path: '/a',
          status: 200,
          userAgent: 'GPTBot/1.3',
          bot: 'GPTBot',
          assistant: null,
          hasAddress: true,
        },
        null,
      ],
      hint: null,
    });
  });

  test('returns the host without its port', async () => {
    const line = `acme.com:443 203.0.113.7 - - ${rest} 5316 "-" "GPTBot/1.3"`;
    expect((await detect([line])).lines).toMatchObject([{ host: 'acme.com' }]);
  });

  test.each([
    ['json', ['{"ts":1794648600,"request":{"host":"acme.com","uri":"/a","headers":{"User-Agent":["x"]}}}']],
    ['cloudflare', ['{"EdgeStartTimestamp":1794648600,"ClientRequestURI":"/","ClientRequestUserAgent":"x"}']],
    ['vercel', ['{"timestamp":1794648600000,"proxy":{"timestamp":1794648600000,"path":"/","userAgent":["x"]}}']],
    ['w3c', ['#Fields: date time cs-uri-stem cs(User-Agent)', '2026-11-14 09:30:00 / x']],
    [
      'cloudfront',
      ['#Fields: date time x-edge-location cs-uri-stem cs(User-Agent)', '2026-11-14\t09:30:00\tFRA\t/\tx'],
    ],
    ['combined', ['203.0.113.7 acme.com - [14/Nov/2026:09:30:00 +0000] "GET / HTTP/1.1" 200 1 "-" "x"']],
    [
      'combined',
      [
        'h2 2026-11-14T09:30:00.1Z app/web/1 203.0.113.7:1 10.0.0.1:80 0.0 0.0 0.0 200 200 1 1 "GET https://acme.com:443/ HTTP/2.0" "x" - -',
      ],
    ],
    ['combined', ['203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET / HTTP/1.1" 200 1 "-" "x"\r']],
    [null, ['nonsense']],
  ])('%s', async (kind, lines) => {
    expect((await detect(lines)).kind).toBe(kind);
  });

  test('explains lines that match no kind', async () => {
    expect(await detect([`203.0.113.7 - - ${rest} 5316`])).toMatchObject({
      kind: null,
      hint: 'the referrer and the user agent are missing: the log format is `common`, use `combined`',
    });
  });
});
