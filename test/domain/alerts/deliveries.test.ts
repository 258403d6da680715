import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { ATTEMPT_DELAYS, nextDelay, readRetryAfter, readStatus } from '../../../src/domain/alerts/deliveries.ts';
import { SECRET_BYTES, signMessage, toSecret } from '../../../src/domain/alerts/sign.ts';

const now = new Date('2026-11-18T12:00:00.500Z');

test('the attempts are at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the one before', () => {
  expect(ATTEMPT_DELAYS).toEqual([0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect([1, 2, 9, 10].map((attempts) => nextDelay(attempts, null))).toEqual([5, 300, 86_400, null]);
});

test('a receiver can ask for more time than the schedule, up to a day, and not for less', () => {
  expect([60, 1, 1_000_000].map((retryAfter) => nextDelay(1, retryAfter))).toEqual([60, 5, 86_400]);
});

test.each([
  ['120', 120],
  ['Wed, 18 Nov 2026 12:01:00 GMT', 60],
  ['Wed, 18 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  [undefined, null],
])('Retry-After: %s means %s seconds', (header, seconds) => expect(readRetryAfter(header, now)).toBe(seconds));

test('only 2xx is a success, and 410 means that the receiver is gone', () => {
  expect([200, 204, 301, 307, 404, 410, 429, 500].map(readStatus)).toEqual([
    'delivered',
    'delivered',
    'failed',
    'failed',
    'failed',
    'gone',
    'failed',
    'failed',
  ]);
});

test('signatures are those of Standard Webhooks, with each of two secrets', () => {
  const [current, previous, other] = [1, 2, 3].map((byte) => toSecret(Buffer.alloc(SECRET_BYTES, byte))) as [
    string,
    string,
    string,
  ];
  const body = '{"type":"test","text":"ä"}';
  const sent = new Date();
  const headers = signMessage([current, previous], { id: 'dlv_1', body }, sent);
  expect(new Webhook(current).verify(body, headers)).toEqual({ type: 'test', text: 'ä' });
  expect(new Webhook(previous).verify(body, headers)).toEqual({ type: 'test', text: 'ä' });
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow('No matching signature');
  expect(new Webhook(current).sign('dlv_1', sent, body)).toBe(headers['webhook-signature']?.split(' ')[0]);
});
