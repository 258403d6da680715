import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEscaped, readUnescaped } from '../../../../src/domain/logs/formats/combined.ts';

const LINE = 'acme.com 203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2" "tail"';
const piece = fc.constantFrom('', 'a', ' ', '"', '[', ']', '-', '200', ' [', '] "', '" "', '" 200 5 "', '\n', 'é');
const edits = fc.array(fc.tuple(fc.nat(LINE.length), fc.nat(3), piece), { maxLength: 4 });

test('a line without a backslash is parsed the same with and without the pattern, however malformed it is', () => {
  let read = 0;
  fc.assert(
    fc.property(edits, (changes) => {
      const line = changes.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), LINE);
      const record = readUnescaped(line);
      expect(record).toEqual(readEscaped(line));
      if (record) read++;
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(500);
});
