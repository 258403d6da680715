import { describe, expect, test } from 'vitest';
import { createVerify } from '../../../../src/domain/crawlers/verification.ts';
import type { LogKind } from '../../../../src/domain/logs/formats/formats.ts';
import { LogReader } from '../../../../src/domain/logs/reader.ts';

const UA = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';
const NOW = new Date('2026-11-15T12:00:00Z');
const LISTS = new Map([['https://openai.com/gptbot.json', { prefixes: ['203.0.113.0/24'], date: NOW.getTime() }]]);

/** What is counted for a line: `bot host/path status verification`, or the reason for which it is skipped. */
function read(kind: LogKind, line: string): string {
  const verify = createVerify(LISTS, NOW.getTime());
  const reader = new LogReader({ kind, fieldMap: {}, domain: 'acme.com', now: NOW, keptDays: 30, verify });
  reader.write(Buffer.from(`${line}\n`));
  reader.end();
  const [cell] = reader.tally.cells;
  const [page] = cell?.pages ?? [];
  if (!cell || !page) return Object.keys(reader.counts.skipped).join(' ');
  const [path, { verified, spoofed }] = page;
  const verification = verified > 0 ? 'verified' : spoofed > 0 ? 'spoofed' : 'unverified';
  return `${cell.day} ${cell.bot} ${cell.domain}${path} ${cell.status} ${verification}`;
}

const VERIFIED = '2026-11-14 GPTBot acme.com/pricing 200 verified';
const UNVERIFIED = '2026-11-14 GPTBot acme.com/pricing 200 unverified';
const SPOOFED = '2026-11-14 GPTBot acme.com/pricing 200 spoofed';
const REST = `[14/Nov/2026:09:30:00 +0000] "GET /pricing?a=1 HTTP/1.1" 200 5316 "-" "${UA}"`;

describe('the address of the visitor', () => {
  test.each([
    ['a public peer outside the list', `198.51.100.7 - - ${REST}`, SPOOFED],
    ['a private peer', `10.0.0.1 - - ${REST}`, UNVERIFIED],
    ['a peer of a container network', `172.18.0.1 - - ${REST}`, UNVERIFIED],
    ['a peer of a home network', `192.168.1.1 - - ${REST}`, UNVERIFIED],
    ['a loopback peer', `127.0.0.1 - - ${REST}`, UNVERIFIED],
    ['an IPv6 unique local peer', `fd00::7 - - ${REST}`, UNVERIFIED],
    ['a peer behind carrier-grade NAT', `100.64.3.4 - - ${REST}`, UNVERIFIED],
    ['an edge of Cloudflare', `172.68.10.20 - - ${REST}`, UNVERIFIED],
    ['an anonymized address', `198.51.100.0 - - ${REST}`, UNVERIFIED],
    ["nginx's main format", `10.0.0.1 - - ${REST} "203.0.113.7"`, VERIFIED],
    ["nginx's main format without a proxy", `203.0.113.7 - - ${REST} "-"`, VERIFIED],
    ["nginx's main format, spoofed behind a proxy", `10.0.0.1 - - ${REST} "198.51.100.7"`, SPOOFED],
    ['a list in the main format', `10.0.0.1 - - ${REST} "198.51.100.9, 203.0.113.7, 10.0.0.2"`, VERIFIED],
    ['a public peer that claims another address', `198.51.100.7 - - ${REST} "203.0.113.7"`, SPOOFED],
    ['a named field', `127.0.0.1 - - ${REST} rt=0.005 xff="203.0.113.7"`, VERIFIED],
    ['an upstream in a named field', `127.0.0.1 - - ${REST} upstream="198.51.100.7:80"`, UNVERIFIED],
    ['Forwarded', `127.0.0.1 - - ${REST} "for=203.0.113.7;proto=https"`, VERIFIED],
    ['Forwarded with the other fields first', `127.0.0.1 - - ${REST} "Proto=https;For=203.0.113.7"`, VERIFIED],
    ["Forwarded in Apache's quotes", `127.0.0.1 - - ${REST} "for=\\"203.0.113.7:47011\\";by=_edge"`, VERIFIED],
    ["Forwarded in nginx's quotes", `127.0.0.1 - - ${REST} "for=\\x22203.0.113.7\\x22, for=10.0.0.2"`, VERIFIED],
    ['spaces before commas', `127.0.0.1 - - ${REST} "198.51.100.9 ,203.0.113.7 , 10.0.0.2"`, VERIFIED],
    ['an anonymized IPv6 address', `2001:db9:1:2:0:0:0:0 - - ${REST}`, UNVERIFIED],
    ['an anonymized mapped address', `::ffff:198.51.100.0 - - ${REST}`, UNVERIFIED],
  ])('combined, %s', (_, line, expected) => {
    expect(read('combined', line)).toBe(expected);
  });

  const record = {
    time: '2026-11-14T09:30:00Z',
    host: 'acme.com',
    request_uri: '/pricing',
    status: 200,
    user_agent: UA,
  };
  test.each([
    ['http_x_forwarded_for', { remote_addr: '10.0.0.1', http_x_forwarded_for: '203.0.113.7' }, VERIFIED],
    ['a list', { remote_addr: '10.0.0.1', http_x_forwarded_for: '198.51.100.1, 203.0.113.7' }, VERIFIED],
    ['http_cf_connecting_ip', { remote_addr: '172.68.1.1', http_cf_connecting_ip: '203.0.113.7' }, VERIFIED],
    ['http_true_client_ip', { remote_addr: '10.0.0.1', http_true_client_ip: '203.0.113.7' }, VERIFIED],
    ['forwarded', { remote_addr: '10.0.0.1', forwarded: 'for="203.0.113.7"' }, VERIFIED],
    ['a public peer', { remote_addr: '198.51.100.7', http_x_forwarded_for: '203.0.113.7' }, SPOOFED],
    ['a private peer', { remote_addr: '10.0.0.1' }, UNVERIFIED],
    ['True-Client-IP', { remote_addr: '10.0.0.1', 'true-client-ip': '203.0.113.7' }, VERIFIED],
    ['all headers', { remote_addr: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } }, VERIFIED],
    [
      'a header that was sent twice',
      { remote_addr: '10.0.0.1', x_forwarded_for: ['198.51.100.1', '203.0.113.7'] },
      VERIFIED,
    ],
  ])('json, %s', (_, addresses, expected) => {
    expect(read('json', JSON.stringify({ ...record, ...addresses }))).toBe(expected);
  });
});

describe('the host of a text line', () => {
  test.each([
    ['an address first', `203.0.113.7 - frank ${REST}`, VERIFIED],
    ['a list of addresses first', `203.0.113.7, 10.0.0.9 - - ${REST}`, VERIFIED],
    ['a list of addresses, then the peer', `203.0.113.7, 10.0.0.9 10.0.0.1 - - ${REST}`, VERIFIED],
    ['a forwarded address, then the peer', `203.0.113.7 10.0.0.1 - - ${REST}`, VERIFIED],
    ['a host, then a list of addresses', `acme.com 203.0.113.7, 10.0.0.9 - - ${REST}`, VERIFIED],
    ['the address of the server', `198.51.100.20 203.0.113.7 - - ${REST}`, VERIFIED],
    ['a single label', `localhost 203.0.113.7 - - ${REST}`, VERIFIED],
    ['nginx without a server name', `_ 203.0.113.7 - - ${REST}`, VERIFIED],
    ['a machine', `ip-10-0-1-5.eu-central-1.compute.internal 203.0.113.7 - - ${REST}`, VERIFIED],
    ['a machine with a public name', `ec2-198-51-100-7.compute-1.amazonaws.com 203.0.113.7 - - ${REST}`, VERIFIED],
    ['another website', `example.org 203.0.113.7 - - ${REST}`, 'other_host'],
    ['lighttpd', `203.0.113.7 acme.com - ${REST}`, VERIFIED],
    ['lighttpd, another website', `203.0.113.7 example.org - ${REST}`, 'other_host'],
    ['lighttpd, requested by address', `203.0.113.7 198.51.100.20 - ${REST}`, VERIFIED],
    ['a name that was looked up', `crawl-7.example.net - - ${REST}`, UNVERIFIED],
  ])('%s', (_, line, expected) => {
    expect(read('combined', line)).toBe(expected);
  });

  test('is a subdomain in the second column of lighttpd', () => {
    expect(read('combined', `203.0.113.7 shop.acme.com:8080 - ${REST}`)).toContain('shop.acme.com/pricing');
  });
});

describe('fields after the status', () => {
  const before = '203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200';
  test.each([
    ['before the size', `${before} 0.012 5316 "-" "${UA}"`],
    ['after the size', `${before} 5316 0.012 "-" "${UA}"`],
    ['several', `${before} 5316 0.012 0.010, 0.002 - "-" "${UA}"`],
    ['before the user agent', `${before} 5316 "-" 0.012 "${UA}"`],
    ['at the end', `${before} 5316 "-" "${UA}" 0.012 0.010 .`],
    ['no size', `${before} - "-" "${UA}"`],
  ])('%s', (_, line) => {
    expect(read('combined', line)).toBe(VERIFIED);
  });

  const proxied = '10.0.0.1 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200';
  test.each([
    ['the visitor, as Tomcat writes it', `${proxied} 5316 203.0.113.7 "-" "${UA}"`],
    ['the visitor and a proxy', `${proxied} 5316 203.0.113.7, 10.0.0.2 "-" "${UA}"`],
    ['the visitor in quotes', `${proxied} 5316 "203.0.113.7" "-" "${UA}"`],
    ['the visitor, with an escape in the referrer', `${proxied} 5316 203.0.113.7 "a\\"b" "${UA}"`],
    ['the server that answered', `${before} 5316 10.0.0.5:8080 "-" "${UA}"`],
  ])('an address before the referrer: %s', (_, line) => {
    expect(read('combined', line)).toBe(VERIFIED);
  });

  test('but other words are not expected there', () => {
    expect(read('combined', `${before} 5316 HIT "-" "${UA}"`)).toBe('malformed');
  });
});

describe('HAProxy', () => {
  const start =
    '203.0.113.7:33317 [14/Nov/2026:09:30:00.655] http-in static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0';
  const request = '"GET /pricing HTTP/1.1"';
  test.each([
    ['captures the user agent', `${start} {${UA}} ${request}`],
    ['captures the host and the user agent', `${start} {acme.com|${UA}} {} ${request}`],
    [
      'captures the referrer too, through syslog',
      `Nov 14 09:30:00 lb haproxy[14389]: ${start} {https://example.org/|${UA}|acme.com} ${request}`,
    ],
  ])('%s', (_, line) => {
    expect(read('combined', line)).toBe(VERIFIED);
  });

  test('the visitor is in a captured X-Forwarded-For', () => {
    const line = `${start.replace('203.0.113.7', '10.0.0.1')} {acme.com|${UA}|203.0.113.7} ${request}`;
    expect(read('combined', line)).toBe(VERIFIED);
  });
});

describe('a line wrapped in another format', () => {
  const line = `203.0.113.7 - - ${REST}`;
  test.each<[string, LogKind, string]>([
    ['syslog, RFC 3164', 'combined', `<190>Nov 14 09:30:00 web-1 nginx: ${line}`],
    ['syslog, RFC 3164 without a host', 'combined', `<190>Nov 14 09:30:00 nginx: ${line}`],
    ['a syslog file', 'combined', `Nov  4 09:30:00 web-1 nginx[123]: ${line}`],
    ['a file of rsyslog with ISO times', 'combined', `2026-11-14T09:30:00.123456+00:00 web-1 nginx: ${line}`],
    ['syslog, RFC 5424', 'combined', `<190>1 2026-11-14T09:30:00.003Z web-1 nginx 123 - - ${line}`],
    [
      'syslog, RFC 5424 with data',
      'combined',
      `<190>1 2026-11-14T09:30:00Z web-1 nginx - ID47 [a@1 b="c]\\"d"][e@2] ${line}`,
    ],
    ['syslog with octet counting', 'combined', `312 <190>1 2026-11-14T09:30:00Z web-1 nginx - - - ${line}`],
    ['Kubernetes CRI', 'combined', `2026-11-14T09:30:00.123456789Z stdout F ${line}`],
    ['journald', 'combined', `Nov 14 09:30:00 web-1 nginx[4711]: ${line}`],
    ['journald, short-iso', 'combined', `2026-11-14T09:30:00+0000 web-1 nginx[4711]: ${line}`],
    ['journald, JSON', 'json', JSON.stringify({ _HOSTNAME: 'web-1', MESSAGE: line })],
    [
      'Docker json-file',
      'json',
      JSON.stringify({ log: `${line}\n`, stream: 'stdout', time: '2026-11-14T09:30:00.1Z' }),
    ],
    ['a log shipper', 'json', JSON.stringify({ '@timestamp': '2026-11-14T09:31:00Z', host: 'web-1', message: line })],
    [
      'Docker json-file with JSON inside',
      'json',
      JSON.stringify({
        log: `${JSON.stringify({ ts: 1794648600, host: 'acme.com', uri: '/pricing', status: 200, ua: UA, ip: '203.0.113.7' })}\n`,
        stream: 'stdout',
        time: '2026-11-14T09:30:00.1Z',
      }),
    ],
    [
      'Kubernetes CRI with JSON inside',
      'json',
      `2026-11-14T09:30:00.123456789Z stdout F ${JSON.stringify({ ts: 1794648600, host: 'acme.com', uri: '/pricing', status: 200, ua: UA, ip: '203.0.113.7' })}`,
    ],
    ['a byte order mark', 'combined', `\ufeff${line}`],
  ])('%s', (_, kind, text) => {
    expect(read(kind, text)).toBe(VERIFIED);
  });
});

describe('the record of', () => {
  test.each<[string, LogKind, string]>([
    [
      'Istio',
      'json',
      JSON.stringify({
        authority: 'acme.com',
        bytes_sent: 5316,
        downstream_remote_address: '203.0.113.7:50123',
        method: 'GET',
        path: '/pricing?a=1',
        response_code: 200,
        start_time: '2026-11-14T09:30:00.123Z',
        user_agent: UA,
        x_forwarded_for: null,
      }),
    ],
    [
      'Istio behind a load balancer',
      'json',
      JSON.stringify({
        authority: 'acme.com:443',
        downstream_remote_address: '10.0.3.4:50123',
        path: '/pricing',
        response_code: 200,
        start_time: '2026-11-14T09:30:00.123Z',
        user_agent: UA,
        x_forwarded_for: '203.0.113.7,10.0.2.2',
      }),
    ],
    [
      'ECS',
      'json',
      JSON.stringify({
        '@timestamp': '2026-11-14T09:30:00.000Z',
        host: { name: 'web-1' },
        url: { domain: 'acme.com', path: '/pricing', query: 'a=1' },
        http: { request: { method: 'GET' }, response: { status_code: 200 } },
        user_agent: { original: UA, name: 'GPTBot' },
        source: { ip: '203.0.113.7' },
      }),
    ],
    [
      'ECS with dotted names',
      'json',
      JSON.stringify({
        '@timestamp': '2026-11-14T09:30:00.000Z',
        'url.domain': 'acme.com',
        'url.original': '/pricing?a=1',
        'http.response.status_code': 200,
        'user_agent.original': UA,
        'source.address': '203.0.113.7',
      }),
    ],
    [
      'Traefik',
      'json',
      JSON.stringify({
        ClientAddr: '203.0.113.7:50123',
        ClientHost: '203.0.113.7',
        DownstreamStatus: 200,
        OriginStatus: 200,
        RequestAddr: 'acme.com',
        RequestHost: 'acme.com',
        RequestMethod: 'GET',
        RequestPath: '/pricing?a=1',
        StartUTC: '2026-11-14T09:30:00.123456Z',
        'request_User-Agent': UA,
        level: 'info',
        msg: '',
        time: '2026-11-15T09:30:01Z',
      }),
    ],
    [
      'an AWS load balancer',
      'combined',
      `https 2026-11-14T09:30:00.123456Z app/web/50dc6c495c0c9188 203.0.113.7:2817 10.0.0.1:80 0.000 0.001 0.000 200 200 34 366 "GET https://acme.com:443/pricing?a=1 HTTP/1.1" "${UA}" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 arn:aws:x "Root=1-58337262-36d228ad5d99923122bbe354" "acme.com" "-" 0 2026-11-14T09:30:00.1Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`,
    ],
    [
      'a classic AWS load balancer',
      'combined',
      `2026-11-14T09:30:00.123456Z my-elb 203.0.113.7:2817 10.0.0.1:80 0.000073 0.001048 0.000057 200 200 0 29 "GET https://acme.com:443/pricing HTTP/1.1" "${UA}" - -`,
    ],
    [
      'Azure Front Door',
      'json',
      JSON.stringify({
        time: '2026-11-14T09:30:00.1234567Z',
        category: 'FrontDoorAccessLog',
        properties: {
          httpMethod: 'GET',
          requestUri: 'https://acme.com:443/pricing?a=1',
          userAgent: UA,
          clientIp: '203.0.113.7',
          httpStatusCode: '200',
        },
      }),
    ],
    [
      'CloudFront real-time logs',
      'cloudfront',
      `1794648600.123\t203.0.113.7\t0.002\t200\t5316\tGET\thttps\td111.cloudfront.net\t/pricing\t87\tFRA56-P3\tid==\tacme.com\t0.002\tHTTP/2.0\tIPv4\t${UA.replaceAll(' ', '%20')}\t-\t-\ta=1\tHit\t-\tTLSv1.3\tcipher\tHit\t-\t-\ttext/html\t5316\t-\t-\t2817\tHit\tDE\tgzip\t*/*\t*\tHost:acme.com\tHost\t1`,
    ],
    [
      'CloudFront real-time logs with the distribution in x-host-header',
      'cloudfront',
      `1794648600.123\t203.0.113.7\t0.002\t200\t5316\tGET\thttps\tacme.com\t/pricing\t87\tFRA56-P3\tid==\td111.cloudfront.net\t0.002\tHTTP/2.0\tIPv4\t${UA.replaceAll(' ', '%20')}\t-\t-\ta=1\tHit\t-\tTLSv1.3\tcipher\tHit\t-\t-\ttext/html\t5316\t-\t-\t2817\tHit\tDE\tgzip\t*/*\t*\tHost:acme.com\tHost\t1`,
    ],
    [
      'IIS behind a proxy, with spaces as +',
      'w3c',
      `#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status x-forwarded-for\n2026-11-14 09:30:00 GET /pricing 10.0.0.9 ${UA.replaceAll(' ', '+')} 200 198.51.100.9,+203.0.113.7`,
    ],
    [
      'Istio in its text format',
      'combined',
      `[2026-11-14T09:30:00.310Z] "GET /pricing?a=1 HTTP/2" 200 - via_upstream - "-" 0 154 226 100 "203.0.113.7" "${UA}" "cc21d9b0" "acme.com" "10.0.1.12:8080" outbound|80||web.default.svc.cluster.local 10.0.0.1:32 10.0.0.1:8080 10.1.1.1:55 - default`,
    ],
    [
      'Envoy in its text format, behind a proxy',
      'combined',
      `[2026-11-14T09:30:00.310Z] "GET /pricing HTTP/2" 200 - 154 0 226 - "203.0.113.7, 10.0.0.4" "${UA}" "cc21d9b0" "acme.com" "-"`,
    ],
    ['docker logs --timestamps', 'combined', `2026-11-14T09:30:00.123456789Z 203.0.113.7 - - ${REST}`],
    ['docker compose logs', 'combined', `web-1  | 203.0.113.7 - - ${REST}`],
    ['journald, short-precise', 'combined', `Nov 14 09:30:00.123456 web1 nginx[12]: 203.0.113.7 - - ${REST}`],
    ['journald, short-full', 'combined', `Sat 2026-11-14 09:30:00 UTC web1 nginx[12]: 203.0.113.7 - - ${REST}`],
    ['syslog with a year', 'combined', `<190>Nov 14 2026 09:30:00 web1 nginx: 203.0.113.7 - - ${REST}`],
    ['syslog of an IPv6 host', 'combined', `<134>Nov  4 09:30:00 fe80::1 nginx: 203.0.113.7 - - ${REST}`],
    [
      'Caddy with wall time',
      'json',
      JSON.stringify({
        ts: '2026/11/14 09:30:00.123',
        request: { remote_ip: '203.0.113.7', host: 'acme.com', uri: '/pricing', headers: { 'User-Agent': [UA] } },
        status: 200,
      }),
    ],
    [
      'Traefik with local time only',
      'json',
      JSON.stringify({
        ClientHost: '10.0.0.3',
        DownstreamStatus: 200,
        RequestHost: 'acme.com',
        RequestPath: '/pricing',
        StartLocal: '2026-11-14T10:30:00+01:00',
        'request_User-Agent': UA,
        'request_Cf-Connecting-Ip': '203.0.113.7',
      }),
    ],
  ])('%s', (_, kind, text) => {
    expect(read(kind, text)).toBe(VERIFIED);
  });
});

test('a user agent whose bytes nginx has escaped is recognized', () => {
  const line = `203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 1 "-" "Perplexity\\xE2\\x80\\x91User/1.0"`;
  expect(read('combined', line)).toBe('2026-11-14 Perplexity-User acme.com/pricing 200 unverified');
});
