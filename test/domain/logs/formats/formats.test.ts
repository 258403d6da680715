import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVerify, type Verification } from '../../../../src/domain/crawlers/verification.ts';
import type { PageVisits } from '../../../../src/domain/logs/count/visit-counters.ts';
import { createFormat, type LogKind } from '../../../../src/domain/logs/formats/formats.ts';
import { CLOUDFRONT_FIELDS, IIS_FIELDS } from '../../../../src/domain/logs/formats/w3c.ts';
import { type LogCounts, LogReader } from '../../../../src/domain/logs/reader.ts';
import { GPTBOT } from '../../../support/agent-analytics.ts';

const TIME = Date.parse('2026-11-14T09:30:00Z');
const PERCENT = GPTBOT.replaceAll(' ', '%20');
const PLUS = GPTBOT.replaceAll(' ', '+');

/** Records as their senders document them. */
const CLOUDFLARE = {
  ClientIP: '203.0.113.7',
  ClientRequestHost: 'acme.com',
  ClientRequestMethod: 'GET',
  ClientRequestURI: '/pricing?plan=team',
  ClientRequestUserAgent: GPTBOT,
  EdgeEndTimestamp: '2026-11-14T09:30:01Z',
  EdgeResponseBytes: 5316,
  EdgeResponseStatus: 404,
  EdgeStartTimestamp: '2026-11-14T09:30:00Z',
  RayID: '9f2a1c3b4d5e6f70',
};
const VERCEL = {
  id: '1573817187330377061717300000',
  requestId: '643af4e3-975a-4cc7-9e7a-1eda11539d90',
  deploymentId: 'dpl_233NRGRjVZX1caZrXWtz5g1TAksD',
  source: 'static',
  host: 'acme-9xk2.vercel.app',
  timestamp: TIME + 12,
  projectId: 'gdufoJxB6b9b1fEqr1jUtFkyavUU',
  level: 'info',
  path: '/pricing',
  statusCode: 404,
  proxy: {
    timestamp: TIME,
    method: 'GET',
    scheme: 'https',
    host: 'acme.com',
    path: '/pricing?plan=team',
    userAgent: [GPTBOT],
    referer: '',
    statusCode: 404,
    clientIp: '203.0.113.7',
    region: 'fra1',
    cacheId: 'pdx1-1573817187330',
  },
};
const CLOUDFRONT: Record<string, string> = {
  date: '2026-11-14',
  time: '09:30:00',
  'x-edge-location': 'FRA56-P3',
  'c-ip': '203.0.113.7',
  'cs-method': 'GET',
  'cs(Host)': 'd111111abcdef8.cloudfront.net',
  'cs-uri-stem': '/pricing',
  'cs-uri-query': 'plan=team',
  'sc-status': '404',
  'cs(User-Agent)': PERCENT,
  'x-edge-request-id': 'SOX4xwn4XV6Q4rgb7XiVGOHms_BGlTAC4KyHmureZmBNrjGdRLiNIQ==',
  'x-host-header': 'acme.com',
};
const IIS: Record<string, string> = {
  date: '2026-11-14',
  time: '09:30:00',
  's-ip': '10.0.0.4',
  'cs-method': 'GET',
  'cs-uri-stem': '/pricing',
  'cs-uri-query': 'plan=team',
  's-port': '443',
  'c-ip': '203.0.113.7',
  'cs(User-Agent)': PLUS,
  'cs-host': 'acme.com',
  'sc-status': '404',
};

function columns(names: string[], values: Record<string, string>, separator: string): string {
  return `#Version: 1.0\n#Fields: ${names.join(' ')}\n${names.map((name) => values[name] ?? '-').join(separator)}\n`;
}

const LISTS = new Map([['https://openai.com/gptbot.json', { prefixes: ['203.0.113.0/24'], date: TIME }]]);
const verify = createVerify(LISTS, TIME);

function verificationOf({ verified, spoofed }: PageVisits): Verification {
  if (verified > 0) return 'verified';
  return spoofed > 0 ? 'spoofed' : 'unverified';
}

function read(kind: LogKind, text: string): LogCounts & { cells: string[] } {
  const reader = new LogReader({
    kind,
    fieldMap: {},
    domain: 'acme.com',
    now: new Date('2026-11-15T12:00:00Z'),
    keptDays: 30,
    verify,
  });
  reader.write(Buffer.from(text));
  reader.end();
  const cells = reader.tally.cells.flatMap(({ day, domain, bot, status, pages }) =>
    [...pages].map(([path, page]) => `${day} ${bot} ${domain}${path} ${status} ${verificationOf(page)} ${page.visits}`),
  );
  return { ...reader.counts, cells };
}

const COUNTED = ['2026-11-14 GPTBot acme.com/pricing 404 verified 1'];
const iisNames = [...IIS_FIELDS.split(' '), 'cs-host'];

describe('the documented record of', () => {
  test.each<[string, LogKind, string]>([
    ['Cloudflare Logpush', 'cloudflare', JSON.stringify(CLOUDFLARE)],
    [
      'Cloudflare Logpush with unix timestamps',
      'cloudflare',
      JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: TIME / 1000 }),
    ],
    [
      'Cloudflare Logpush with unixnano timestamps',
      'cloudflare',
      JSON.stringify(CLOUDFLARE).replace('"2026-11-14T09:30:00Z"', `${TIME}000000`),
    ],
    ['a Vercel drain, as lines', 'vercel', JSON.stringify(VERCEL)],
    ['a Vercel drain, as an array', 'vercel', JSON.stringify([VERCEL])],
    ['CloudFront, as a file', 'cloudfront', columns(CLOUDFRONT_FIELDS.split(' '), CLOUDFRONT, '\t')],
    ['CloudFront, as JSON', 'cloudfront', JSON.stringify(CLOUDFRONT)],
    ['IIS', 'w3c', columns(iisNames, IIS, ' ')],
    [
      'Akamai DataStream 2',
      'json',
      JSON.stringify({
        version: 2,
        reqId: '1239f220',
        reqTimeSec: `${TIME / 1000}.123`,
        reqHost: 'acme.com',
        reqPath: '/pricing',
        queryStr: 'plan=team',
        statusCode: '404',
        UA: encodeURIComponent(GPTBOT),
        cliIP: '203.0.113.7',
      }),
    ],
    [
      'Akamai DataStream 2 without a slash, behind a proxy',
      'json',
      JSON.stringify({
        reqTimeSec: String(TIME / 1000),
        reqHost: 'acme.com',
        reqPath: 'pricing',
        queryStr: 'plan=team',
        statusCode: '404',
        UA: PERCENT,
        cliIP: '10.0.0.1',
        xForwardedFor: '203.0.113.7',
      }),
    ],
    [
      'Akamai DataStream 2 with its path encoded',
      'json',
      JSON.stringify({
        reqTimeSec: String(TIME / 1000),
        reqHost: 'acme.com',
        reqPath: '%2Fpricing',
        statusCode: '404',
        UA: PERCENT,
        cliIP: '203.0.113.7',
      }),
    ],
    [
      'Google Cloud CDN',
      'json',
      JSON.stringify({
        insertId: '1x2y3z',
        timestamp: '2026-11-14T09:30:00.123456Z',
        resource: { type: 'http_load_balancer' },
        httpRequest: {
          requestMethod: 'GET',
          requestUrl: 'https://acme.com/pricing?plan=team',
          status: 404,
          userAgent: GPTBOT,
          remoteIp: '203.0.113.7',
        },
      }),
    ],
    [
      'Netlify',
      'json',
      JSON.stringify({
        timestamp: '2026-11-14T09:30:00.000Z',
        url: 'https://acme.com/pricing?plan=team',
        method: 'GET',
        status_code: 404,
        user_agent: GPTBOT,
        client_ip: '203.0.113.7',
      }),
    ],
    [
      'Fastly, in the format of the guide',
      'json',
      JSON.stringify({
        time: '2026-11-14T09:30:00+0000',
        host: 'acme.com',
        url: '/pricing?plan=team',
        status: 404,
        user_agent: GPTBOT,
        client_ip: '203.0.113.7',
      }),
    ],
    [
      'Caddy',
      'json',
      JSON.stringify({
        ts: TIME / 1000 + 0.25,
        request: { host: 'acme.com', uri: '/pricing', client_ip: '203.0.113.7', headers: { 'User-Agent': [GPTBOT] } },
        status: 404,
      }),
    ],
  ])('%s', (_, kind, text) => {
    expect(read(kind, text)).toMatchObject({ visits: 1, cells: COUNTED });
  });
});

describe('fields in any order', () => {
  const shuffle = (names: string[]) => fc.shuffledSubarray(names, { minLength: names.length, maxLength: names.length });
  const reorder = (record: object, names: string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, record[name as keyof typeof record]])));

  test('give the same result in JSON records', () => {
    for (const [kind, record] of [
      ['cloudflare', CLOUDFLARE],
      ['vercel', VERCEL],
    ] as const) {
      fc.assert(
        fc.property(shuffle(Object.keys(record)), (names) => {
          expect(read(kind, reorder(record, names)).cells).toEqual(COUNTED);
        }),
        { numRuns: 30 },
      );
    }
  });

  test('give the same result in columns, and each block of lines is parsed with its #Fields line', () => {
    for (const [kind, names, values, separator] of [
      ['cloudfront', CLOUDFRONT_FIELDS.split(' '), CLOUDFRONT, '\t'],
      ['w3c', iisNames, IIS, ' '],
    ] as const) {
      fc.assert(
        fc.property(fc.array(shuffle([...names]), { minLength: 1, maxLength: 3 }), (orders) => {
          const text = orders
            .map((order, i) => columns(order, { ...values, 'x-edge-request-id': String(i) }, separator))
            .join('');
          expect(read(kind, text)).toMatchObject({
            visits: orders.length,
            cells: [COUNTED[0]?.replace(/1$/, String(orders.length))],
          });
        }),
        { numRuns: 30 },
      );
    }
  });
});

describe('optional fields', () => {
  const OPTIONAL = {
    cloudflare: [
      'ClientIP',
      'ClientRequestHost',
      'EdgeResponseStatus',
      'RayID',
      'EdgeEndTimestamp',
      'ClientRequestMethod',
    ],
    cloudfront: ['c-ip', 'x-host-header', 'sc-status', 'x-edge-request-id', 'cs-uri-query', 'cs(Host)'],
    w3c: ['c-ip', 'cs-host', 'sc-status', 'cs-uri-query', 's-port', 'cs-username'],
  };

  test.each(['cloudflare', 'cloudfront', 'w3c'] as const)('of %s can be missing, in any combination', (kind) => {
    fc.assert(
      fc.property(fc.subarray(OPTIONAL[kind]), (missing) => {
        const isThere = (name: string) => !missing.includes(name);
        const text =
          kind === 'cloudflare'
            ? JSON.stringify(Object.fromEntries(Object.entries(CLOUDFLARE).filter(([name]) => isThere(name))))
            : columns(
                (kind === 'w3c' ? iisNames : CLOUDFRONT_FIELDS.split(' ')).filter(isThere),
                kind === 'w3c' ? IIS : CLOUDFRONT,
                ' ',
              );
        const status = ['EdgeResponseStatus', 'sc-status'].some((name) => missing.includes(name)) ? 0 : 404;
        const isAddressed = ['ClientIP', 'c-ip'].every(isThere);
        const cell = `2026-11-14 GPTBot acme.com/pricing ${status} ${isAddressed ? 'verified' : 'unverified'} 1`;
        expect(read(kind, text)).toMatchObject({ visits: 1, cells: [cell] });
      }),
      { numRuns: 40 },
    );
  });

  test.each<[string, LogKind, string]>([
    [
      'a Cloudflare record without a path',
      'cloudflare',
      JSON.stringify({ ...CLOUDFLARE, ClientRequestURI: undefined }),
    ],
    ['a truncated Cloudflare record', 'cloudflare', JSON.stringify(CLOUDFLARE).slice(0, -1)],
    ['a truncated Vercel entry', 'vercel', JSON.stringify(VERCEL).slice(0, -1)],
    ['a line with a missing column', 'w3c', columns(iisNames, IIS, ' ').trimEnd().slice(0, -' acme.com'.length)],
    ['a line without a user agent', 'w3c', columns(['date', 'time', 'cs-uri-stem', 'x'], { ...IIS, x: PLUS }, ' ')],
    ['a line without a day', 'w3c', columns(['time', 'cs-uri-stem', 'cs(User-Agent)'], IIS, ' ')],
  ])('do not include %s', (_, kind, text) => {
    expect(read(kind, text)).toMatchObject({ visits: 0, skipped: { malformed: 1 } });
  });
});

describe('late and repeated records', () => {
  const LATE = { EdgeStartTimestamp: '2026-11-13T23:59:59Z' };

  test('a late record counts for its day, regardless of the records around it', () => {
    const records = [CLOUDFLARE, { ...CLOUDFLARE, ...LATE, RayID: 'b' }, { ...CLOUDFLARE, RayID: 'c' }];
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: 3 }), (some) => {
        const { cells } = read('cloudflare', some.map((record) => JSON.stringify(record)).join('\n'));
        expect(cells.toSorted()).toEqual([
          '2026-11-13 GPTBot acme.com/pricing 404 verified 1',
          '2026-11-14 GPTBot acme.com/pricing 404 verified 2',
        ]);
      }),
    );
  });

  test.each<[LogKind, (id: string) => string]>([
    ['cloudflare', (id) => `${JSON.stringify({ ...CLOUDFLARE, RayID: id })}\n`],
    ['vercel', (id) => `${JSON.stringify({ ...VERCEL, requestId: id })}\n`],
    ['cloudfront', (id) => `${JSON.stringify({ ...CLOUDFRONT, 'x-edge-request-id': id })}\n`],
    ['json', (reqId) => `${JSON.stringify({ reqId, time: TIME, path: '/pricing', ua: GPTBOT })}\n`],
  ])('%s: a repeated request counts once', (kind, write) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 }), (ids) => {
        const different = new Set(ids).size;
        const repeated = ids.length - different;
        expect(read(kind, ids.map(write).join(''))).toMatchObject({
          lines: ids.length,
          visits: different,
          skipped: repeated > 0 ? { repeated } : {},
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('records that are not requests', () => {
  test.each<[string, LogKind, string]>([
    ["Cloudflare's test upload", 'cloudflare', '{"content":"tests"}'],
    ['the output of a Vercel function', 'vercel', JSON.stringify({ ...VERCEL, proxy: undefined, message: GPTBOT })],
    [
      'a Vercel page that is regenerated in the background',
      'vercel',
      JSON.stringify({ ...VERCEL, proxy: { ...VERCEL.proxy, statusCode: -1 } }),
    ],
    ['a comment in a W3C log', 'w3c', `#Remark: ${GPTBOT}`],
  ])('%s is not a visit and not an error', (_, kind, text) => {
    expect(read(kind, text)).toMatchObject({ lines: 1, visits: 0, skipped: { not_agent: 1 } });
  });
});

describe('columns', () => {
  test('default to those of IIS or CloudFront without a #Fields line', () => {
    const line = (names: string, values: Record<string, string>, separator: string) =>
      names
        .split(' ')
        .map((name) => values[name] ?? '-')
        .join(separator);
    expect(read('w3c', line(IIS_FIELDS, IIS, ' ')).cells).toEqual(COUNTED);
    expect(read('cloudfront', line(CLOUDFRONT_FIELDS, CLOUDFRONT, '\t')).cells).toEqual(COUNTED);
  });

  test('are read after a byte order mark', () => {
    const names = iisNames.toReversed();
    const fields = columns(names, IIS, ' ').replace('#Version: 1.0\n', '');
    expect(read('w3c', `\ufeff${fields}`).cells).toEqual(COUNTED);
  });

  test('can be quoted, with spaces inside', () => {
    const names = ['date', 'time', 'cs-uri-stem', 'cs(User-Agent)', 'c-ip', 'sc-status'];
    expect(read('w3c', columns(names, { ...IIS, 'cs(User-Agent)': `"${GPTBOT}"` }, ' ')).cells).toEqual(COUNTED);
  });

  test('can be encoded once or twice, and a path has one spelling', () => {
    const twice = { ...CLOUDFRONT, 'cs(User-Agent)': GPTBOT.replaceAll(' ', '%2520'), 'cs-uri-stem': '/a%2520b' };
    expect(read('cloudfront', columns(CLOUDFRONT_FIELDS.split(' '), twice, '\t')).cells).toEqual([
      '2026-11-14 GPTBot acme.com/a%20b 404 verified 1',
    ]);
  });

  test('the name of the distribution is not a host: without x-host-header a line belongs to the domain of the connector', () => {
    const names = CLOUDFRONT_FIELDS.split(' ').filter((name) => name !== 'x-host-header');
    expect(read('cloudfront', columns(names, CLOUDFRONT, '\t')).cells).toEqual(COUNTED);
  });

  test('of a part that was already counted are known after it is skipped', () => {
    const names = iisNames.toReversed();
    const [head = '', fields = '', line = ''] = columns(names, IIS, ' ').split(/(?<=\n)/);
    const reader = new LogReader({
      kind: 'w3c',
      fieldMap: {},
      domain: 'acme.com',
      now: new Date('2026-11-15T12:00:00Z'),
      keptDays: 30,
    });
    reader.readHeaders(Buffer.from(head + fields + line));
    reader.write(Buffer.from(line));
    expect(reader.counts).toEqual({ lines: 1, visits: 1, referrals: 0, skipped: {} });
  });
});

test('no garbage stops a reader, and every line is counted once', () => {
  const kinds = fc.constantFrom<LogKind>('cloudflare', 'vercel', 'cloudfront', 'w3c');
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .constantFrom('#Fields:', '#Fields: \n', '{"proxy":', 'GPTBot\t\t', '\n', '"', '[{')
      .map((text) => Buffer.from(text)),
    fc.nat(300).map((end) => Buffer.from(JSON.stringify(VERCEL).slice(0, end))),
  );
  fc.assert(
    fc.property(kinds, fc.array(piece, { maxLength: 20 }), (kind, pieces) => {
      const { lines, visits, skipped } = read(kind, Buffer.concat(pieces).toString('latin1'));
      expect(visits + Object.values(skipped).reduce((sum, count) => sum + count, 0)).toBe(lines);
    }),
  );
});

test('only formats with columns must read a log from its beginning', () => {
  const kinds: LogKind[] = ['combined', 'json', 'cloudflare', 'vercel', 'cloudfront', 'w3c'];
  expect(kinds.filter((kind) => createFormat(kind, {}).learn)).toEqual(['cloudfront', 'w3c']);
});
