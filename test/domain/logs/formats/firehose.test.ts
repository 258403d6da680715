import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirehoseEnvelope } from '../../../../src/domain/logs/formats/firehose.ts';

function open(parts: Buffer[]): { text: string; timestamp: number | null } {
  const envelope = new FirehoseEnvelope();
  const opened = parts.flatMap((part) => [...envelope.open(part)]);
  return { text: Buffer.concat(opened).toString(), timestamp: envelope.timestamp };
}

function wrap(records: string[], isTimeLast: boolean): string {
  const data = records.map((record) => ({ data: Buffer.from(record).toString('base64') }));
  const head = { requestId: 'ed4acda5-034f-9f42-bba1-f29aea6d7d8f' };
  const timestamp = 1794648600123;
  return JSON.stringify(isTimeLast ? { ...head, records: data, timestamp } : { ...head, timestamp, records: data });
}

test('the records of an envelope are read line by line, however it is split into chunks', () => {
  const record = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 8 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 50 }),
      (records, isLast, size) => {
        const bytes = Buffer.from(wrap(records, isLast));
        const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.subarray(i * size, (i + 1) * size),
        );
        const lines = records.map((each) => (each === '' || each.endsWith('\n') ? each : `${each}\n`));
        expect(open(parts)).toEqual({ text: lines.join(''), timestamp: 1794648600123 });
      },
    ),
  );
});

test('slashes can be escaped', () => {
  const text = wrap(['???>>>'], false).replaceAll('/', String.raw`\/`);
  expect(text).toContain(String.raw`\/`);
  expect(open([Buffer.from(text)]).text).toBe('???>>>\n');
});

test('input that is not an envelope contains no records', () => {
  expect(open([Buffer.from('date\ttime\tGPTBot\n')])).toEqual({ text: '', timestamp: null });
});
