import { expect, test } from 'vitest';
import { maskLine } from '../../../src/domain/log-connectors/mask.ts';

const REST = '[14/Nov/2026:09:30:00 +0000] "GET /a HTTP/1.1" 200 5 "-" "GPTBot/1.3"';

test.each([
  ['the user of a combined line', `203.0.113.7 - carol ${REST}`],
  ['the user of a lighttpd line', `203.0.113.7 acme.com carol ${REST}`],
  ['the user of a record', '{"remote_user":"carol","user":"carol","http_user_agent":"GPTBot/1.3"}'],
  ['cookies in an object', '{"Cookies":{"sid":"carol"},"user_agent":"GPTBot/1.3"}'],
  ['tokens and sessions', '{"access_token":"carol","session_id":"carol","api_key":"carol","ua":"GPTBot/1.3"}'],
  ['the query and the cookie of a CloudFront line', '2026-11-14\t09:30:00\tGET\t/a\tGPTBot/1.3\tq=carol\tsid=carol'],
  ['a Windows account', '2026-11-14 09:30:00 GET /a - 443 ACME\\carol 203.0.113.7 GPTBot/1.3'],
  ['credentials in a URL', '"GET https://carol:secret@acme.com/a HTTP/1.1" "GPTBot/1.3"'],
  ['an encoded query', '"GET /a%3Fname%3Dcarol HTTP/1.1" "GPTBot/1.3"'],
  ['a cookie that the sample cuts off', '{"user_agent":"GPTBot/1.3","http_cookie":"sid=carol; cart=carol'],
  ['a list of cookies that the sample cuts off', '{"user_agent":"GPTBot/1.3","cookies":["carol","carol'],
  ['a short signed token', '"GET /a/eyJh.eyJjYXJvbCI6MX0carol.x HTTP/1.1" "GPTBot/1.3"'],
])('masks %s, and keeps the user agent', (_, line) => {
  const masked = maskLine(line);
  expect(masked).not.toMatch(/carol|203\.0/);
  expect(masked).toContain('GPTBot/1.3');
});

test.each([
  ['letters', 'a'.repeat(300_000)],
  ['tokens', `"${'token'.repeat(60_000)}`],
  ['halves of signed tokens', 'eyJ-'.repeat(75_000)],
  ['dashes', ' - a'.repeat(75_000)],
])('masks a line with 300,000 characters of %s without reading them again for each', (_, long) => {
  expect(maskLine(`203.0.113.7 ${REST} ${long}`).length).toBeLessThan(600);
});
