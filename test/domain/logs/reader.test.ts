import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrintable, type LogCounts, LogReader, type LogReaderOptions } from '../../../src/domain/logs/reader.ts';

const OPTIONS: LogReaderOptions = {
  kind: 'combined',
  fieldMap: {},
  domain: 'acme.com',
  now: new Date('2026-11-15T12:00:00Z'),
  keptDays: 30,
};
const AGENT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';

test('bytes are printable if all of them are ASCII without control characters', () => {
  const printable = fc.integer({ min: 0x20, max: 0x7e });
  const bytes = fc.array(fc.oneof({ weight: 20, arbitrary: printable }, fc.integer({ min: 0, max: 255 })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(bytes, fc.nat(3), (values, skipped) => {
      const all = Uint8Array.from(values).subarray(skipped);
      expect(isPrintable(all)).toBe(all.every((byte) => byte >= 0x20 && byte < 0x7f));
    }),
    { numRuns: 1000 },
  );
});

interface Fields {
  host?: string;
  time?: string;
  request?: string;
  agent?: string;
}

function line({
  host = 'acme.com',
  time = '14/Nov/2026:09:30:00 +0000',
  request = 'GET /a HTTP/1.1',
  agent = AGENT,
}: Fields = {}): string {
  return `${host} 203.0.113.7 - - [${time}] "${request}" 200 5316 "-" "${agent}"`;
}

function read(text: string | Buffer, options: Partial<LogReaderOptions> = {}): LogCounts & { cells: string[] } {
  const reader = new LogReader({ ...OPTIONS, ...options });
  reader.write(Buffer.from(text));
  reader.end();
  const cells = reader.tally.cells.flatMap(({ day, domain, bot, pages }) =>
    [...pages].map(([path, { visits }]) => `${day} ${bot} ${domain}${path} ${visits}`),
  );
  return { ...reader.counts, cells };
}

describe('a visit', () => {
  test('is counted by its day in UTC, its crawler, its host and its path', () => {
    const text = [
      line(),
      line({ host: 'www.ACME.com:443' }),
      line({ host: 'shop.acme.com' }),
      line({ time: '15/Nov/2026:01:30:00 +0200' }),
      line({ request: 'GET /a?b HTTP/1.1', agent: 'ClaudeBot/1.0' }),
    ].join('\n');
    expect(read(text)).toEqual({
      lines: 5,
      visits: 5,
      referrals: 0,
      skipped: {},
      cells: [
        '2026-11-14 GPTBot acme.com/a 3',
        '2026-11-14 ClaudeBot acme.com/a 1',
        '2026-11-14 GPTBot shop.acme.com/a 1',
      ],
    });
  });

  test('of a log without hosts counts for the domain of its connector', () => {
    const text = `${line({ host: '' }).trim()}\n`;
    expect(read(text).cells).toEqual(['2026-11-14 GPTBot acme.com/a 1']);
    expect(read(text.replaceAll(/^/gm, '- '), {}).cells).toEqual(['2026-11-14 GPTBot acme.com/a 1']);
  });

  test.each<[string, Fields, LogCounts['skipped']]>([
    ['of a person', { agent: 'Mozilla/5.0 (Macintosh) Firefox/140.0' }, { not_agent: 1 }],
    ['that only mentions a crawler', { request: 'GET /?ua=GPTBot HTTP/1.1', agent: 'curl/8.9.1' }, { not_agent: 1 }],
    ['of another host', { host: 'other.com' }, { other_host: 1 }],
    ['of a host with only the same ending', { host: 'notacme.com' }, { other_host: 1 }],
    ['of an address, which is not a host', { host: '[2001:db8::1]:443' }, {}],
    ['of a single label, which is not a host', { host: 'localhost' }, {}],
    ['just within 24 hours ahead', { time: '16/Nov/2026:12:00:00 +0000' }, {}],
    ['more than 24 hours ahead', { time: '16/Nov/2026:12:00:01 +0000' }, { date: 1 }],
    ['of the oldest stored day', { time: '16/Oct/2026:00:00:00 +0000' }, {}],
    ['of the day before that', { time: '15/Oct/2026:23:59:59 +0000' }, { date: 1 }],
    ['of the year 1', { time: '01/Jan/0001:00:00:00 +0000' }, { malformed: 1 }],
    ['of the year 9999', { time: '31/Dec/9999:00:00:00 +0000' }, { date: 1 }],
    ['of an invalid day', { time: '31/Feb/2026:00:00:00 +0000' }, { malformed: 1 }],
    ['without a path', { request: '-' }, { malformed: 1 }],
    ['with a NUL', { request: 'GET /a\0b HTTP/1.1' }, { malformed: 1 }],
    ['with bytes that are not text', { request: 'GET /\ufffd HTTP/1.1' }, { malformed: 1 }],
  ])('%s', (_, fields, skipped) => {
    const visits = Object.keys(skipped).length === 0 ? 1 : 0;
    expect(read(line(fields))).toMatchObject({ lines: 1, visits, skipped });
  });
});

describe('a JSON record', () => {
  const record = { timestamp: '2026-11-14T09:30:00Z', host: 'acme.com', path: '/a?b', user_agent: AGENT };
  const json = { kind: 'json' } as const;
  const cells = ['2026-11-14 GPTBot acme.com/a 1'];

  test.each<[string, object]>([
    ['of a plain feed', record],
    [
      'of nginx',
      { time_iso8601: '2026-11-14T09:30:00+00:00', host: 'acme.com', request_uri: '/a', http_user_agent: AGENT },
    ],
    ['of Caddy', { ts: 1794648600.25, request: { host: 'acme.com', uri: '/a', headers: { 'User-Agent': [AGENT] } } }],
    ['with a request line', { time: 1794648600000, host: 'acme.com', request: 'GET /a HTTP/1.1', ua: AGENT }],
    ['with a whole address', { time: 1794648600, url: 'https://acme.com/a?b', userAgent: AGENT }],
    ['of a log shipper, with the original line', { message: line(), host: 'web-1' }],
  ])('%s', (_, value) => {
    expect(read(JSON.stringify(value), json)).toEqual({ lines: 1, visits: 1, referrals: 0, skipped: {}, cells });
    expect(read(JSON.stringify([value]), json).cells).toEqual(cells);
  });

  test('with escaped slashes, as some programs write them', () => {
    const text = JSON.stringify({ ...record, user_agent: 'Googlebot/2.1' }).replaceAll('/', String.raw`\/`);
    expect(read(text, json)).toMatchObject({ visits: 1, cells: ['2026-11-14 Googlebot acme.com/a 1'] });
  });

  test('with custom names, given by the map', () => {
    const fieldMap = { time: 'when', host: 'site', path: 'page.path', userAgent: 'client.agent' };
    const value = { when: '2026-11-14T09:30:00Z', site: 'acme.com', page: { path: '/a' }, client: { agent: AGENT } };
    expect(read(JSON.stringify(value), { ...json, fieldMap }).cells).toEqual(cells);
    expect(read(JSON.stringify(value), json)).toMatchObject({ visits: 0, skipped: { malformed: 1 } });
  });

  test.each([
    ['truncated', JSON.stringify(record).slice(0, -1)],
    ['without a path', JSON.stringify({ ...record, path: undefined })],
    ['without a time', JSON.stringify({ ...record, timestamp: undefined })],
    ['with a path that is not text', JSON.stringify({ ...record, path: { a: 1 } })],
    ['with a NUL in its path', JSON.stringify({ ...record, path: '/\0' })],
    ['that is a string', '"GPTBot"'],
    ['that is null', 'null GPTBot'],
  ])('%s is malformed', (_, text) => {
    expect(read(text, json)).toMatchObject({ lines: 1, visits: 0, skipped: { malformed: 1 } });
  });
});

describe('garbage', () => {
  const kinds = fc.constantFrom('combined' as const, 'json' as const);
  const counted = ({ lines, visits, skipped }: LogCounts) =>
    visits + Object.values(skipped).reduce((sum, count) => sum + count, 0) === lines;

  test('between good lines is skipped, and each line is counted once, as a visit or for a reason', () => {
    const bad = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
      fc.integer({ min: 1, max: line().length - 1 }).map((end) => Buffer.from(line().slice(0, end))),
      fc.nat(line().length - 1).map((at) => Buffer.from(line().slice(0, at) + '\0' + line().slice(at))),
      fc.constant(Buffer.from(line().replaceAll('"', "'"))),
      fc.constant(Buffer.from(line({ time: '99/Foo/99999:99:99:99 +9999' }))),
      fc.constant(Buffer.from(`GPTBot ${'"['.repeat(2000)}`)),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bad, fc.constant(null)), { maxLength: 30 }), (parts) => {
        const text = Buffer.concat(parts.flatMap((part) => [part ?? Buffer.from(line()), Buffer.from('\n')]));
        const { cells, ...counts } = read(text);
        expect(counts.visits).toBe(parts.filter((part) => part === null).length);
        expect(counts.lines).toBe(parts.length);
        expect(counted(counts)).toBe(true);
        expect(cells.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of any kind stops neither reader', () => {
    fc.assert(
      fc.property(
        kinds,
        fc.array(fc.oneof(fc.uint8Array(), fc.constant(Buffer.from('[{"ua":"GPTBot'))), { maxLength: 20 }),
        (kind, parts) => {
          expect(counted(read(Buffer.concat(parts), { kind }))).toBe(true);
        },
      ),
    );
  });

  test('of a megabyte in one line is skipped', () => {
    const long = 'x'.repeat(1024 * 1024);
    const text = `${line({ request: `GET /${long} HTTP/1.1` })}\n${line()}\n${long}GPTBot\n${line()}`;
    expect(read(text)).toMatchObject({ lines: 4, visits: 2, skipped: { malformed: 2 } });
    const records = [
      { ua: AGENT, path: long },
      { ua: AGENT, path: '/', host: 'acme.com', ts: 1794648600 },
    ];
    expect(read(JSON.stringify(records), { kind: 'json' })).toMatchObject({
      lines: 2,
      visits: 1,
      skipped: { malformed: 1 },
    });
  });
});
