import { expect, test } from 'vitest';
import { formatEvent } from '../src/log.ts';

const TIME = '2026-11-14T09:30:00.123Z';

/** Removes colors, which depend on the terminal that runs the tests. */
function format(event: Parameters<typeof formatEvent>[0]): string {
  // oxlint-disable-next-line no-control-regex -- escape sequences start with a control character
  return formatEvent(event).replaceAll(/\u001b\[\d+m/g, '');
}

test('an event is one line with its time, level, message and fields', () => {
  expect(format({ level: 30, time: TIME, msg: 'request', method: 'GET', path: '/v1/tags', status: 200, ms: 4 })).toBe(
    '09:30:00 INFO  request method=GET path=/v1/tags status=200 ms=4\n',
  );
});

test('fields that are not simple words are written as JSON on the same line', () => {
  const line = format({ level: 40, time: TIME, msg: 'queue warning', text: 'two\nlines', result: { requested: 3 } });

  expect(line).toBe('09:30:00 WARN  queue warning text="two\\nlines" result={"requested":3}\n');
});

test('an error is followed by its stack, indented', () => {
  const err = { type: 'Error', message: 'It failed', stack: 'Error: It failed\n    at run (job.ts:1:1)' };

  expect(format({ level: 50, time: TIME, msg: 'job failed', job: 'keys.purge', err })).toBe(
    '09:30:00 ERROR job failed job=keys.purge\n    Error: It failed\n        at run (job.ts:1:1)\n',
  );
});

test('an error without a stack shows its message', () => {
  expect(format({ level: 50, time: TIME, err: { message: 'It failed' } })).toBe('09:30:00 ERROR\n    It failed\n');
});
