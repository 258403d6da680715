import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf } from '../../../../src/domain/logs/formats/formats.ts';
import { LogReader } from '../../../../src/domain/logs/reader.ts';
import { LONGEST_LINE } from '../../../../src/domain/logs/scan/line-scanner.ts';
import { createNameScanner } from '../../../../src/domain/logs/scan/name-scanner.ts';
import { Prefilter } from '../../../../src/domain/logs/scan/prefilter.ts';
import { GPTBOT } from '../../../support/agent-analytics.ts';

const OPTIONS = { fieldMap: {}, domain: 'acme.com', now: new Date('2026-11-15T12:00:00Z'), keptDays: 30 };
const combined = (path: string, agent = GPTBOT) =>
  `203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"`;
const json = (path: string) =>
  JSON.stringify({ time: '2026-11-14T09:30:00Z', host: 'acme.com', path, userAgent: GPTBOT }, null, 1);

const LINES = [
  combined('/a'),
  combined('/b', 'Mozilla/5.0'),
  `${combined('/ä')}\r`,
  'GPTBot, but no request',
  combined(`/${'x'.repeat(LONGEST_LINE)}`),
  '',
];
const LOGS = {
  combined: fc.array(fc.constantFrom(...LINES), { maxLength: 8 }).map((lines) => lines.join('\n')),
  json: fc.array(fc.constantFrom('/a', '/b', '/ä').map(json), { maxLength: 8 }).map((all) => `[${all.join(',\n')}]`),
};

/** Splits the log into chunks of these lengths. */
function cut(text: string, lengths: number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const ends = lengths.map((_, i) => lengths.slice(0, i + 1).reduce((sum, length) => sum + length, 0));
  return [...ends, bytes.length].map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
}

test.each(['combined', 'json'] as const)(
  '%s: a log is counted the same with and without prefilter, however it is split',
  (kind) => {
    const lengths = fc.array(fc.nat(300), { maxLength: 10 });
    fc.assert(
      fc.property(LOGS[kind], lengths, fc.nat(400), (text, parts, missing) => {
        const chunks = cut(text.slice(0, Math.max(0, text.length - (missing % 4 === 0 ? missing : 0))), parts);
        const whole = new LogReader({ ...OPTIONS, kind });
        const prefiltered = new LogReader({ ...OPTIONS, kind });
        const prefilter = new Prefilter((take) => createNameScanner(shapeOf(kind), take));
        let read = 0;
        for (const [index, chunk] of chunks.entries()) {
          whole.write(chunk);
          prefilter.append(chunk);
          const part = prefilter.take(index === chunks.length - 1);
          prefiltered.writePrefiltered(part);
          read += part.length;
        }
        const facts = ({ held, holdsLine, counts, tally }: LogReader) => ({
          held,
          holdsLine,
          counts,
          cells: tally.cells,
        });
        expect(facts(prefiltered)).toEqual(facts(whole));
        expect(read).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
        if (!whole.holdsLine) return;
        whole.end();
        prefiltered.end();
        expect(prefiltered.counts).toEqual(whole.counts);
        expect(prefiltered.tally.cells).toEqual(whole.tally.cells);
      }),
      { numRuns: 500 },
    );
  },
);

test('a part that reaches a later day is detected before it is counted', () => {
  const reader = new LogReader({ ...OPTIONS, kind: 'combined' });
  const prefilter = new Prefilter((take) => createNameScanner(shapeOf('combined'), take));
  const partOf = (text: string) => {
    prefilter.append(Buffer.from(text));
    return prefilter.take(false);
  };
  reader.writePrefiltered(partOf(`${combined('/a')}\n`));
  expect(reader.beginsDay(partOf(`${combined('/b')}\n`))).toBe(false);
  expect(reader.beginsDay(partOf('GPTBot, but no request\n'))).toBe(false);
  expect(reader.beginsDay(partOf('nothing\n'))).toBe(false);
  expect(reader.beginsDay(partOf(`${combined('/b')}\n${combined('/b').replace('14/Nov', '15/Nov')}\n`))).toBe(true);
});
