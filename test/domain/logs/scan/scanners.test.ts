import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ElementScanner } from '../../../../src/domain/logs/scan/element-scanner.ts';
import { LineScanner, LONGEST_LINE } from '../../../../src/domain/logs/scan/line-scanner.ts';
import { JsonScanner } from '../../../../src/domain/logs/scan/scanner.ts';
import { createWordSearch } from '../../../../src/domain/logs/scan/word-search.ts';

const search = createWordSearch(['GPTBot', 'ClaudeBot']);
type Kind = typeof LineScanner | typeof ElementScanner | typeof JsonScanner;

/** What a scanner returns for a text in chunks of these lengths. */
function scan(Kind: Kind, text: string, lengths: number[] = []) {
  const taken: string[] = [];
  const scanner = new Kind(search, (bytes, from, to) => taken.push(bytes.toString('utf8', from, to)));
  const bytes = Buffer.from(text);
  let at = 0;
  for (const length of [...lengths, bytes.length]) {
    scanner.scan(bytes.subarray(at, at + length));
    at += length;
  }
  const rest = scanner.rest.toString();
  scanner.end();
  return { lines: scanner.lines, taken, rest };
}

const lengths = fc.array(fc.nat(40), { maxLength: 30 });
const lines = fc.array(fc.constantFrom('', 'GPTBot', 'a person', 'one "ClaudeBot" more', 'x'.repeat(50)), {
  maxLength: 20,
});

describe('lines', () => {
  test('are the same for any chunking', () => {
    fc.assert(
      fc.property(lines, lengths, (texts, parts) => {
        const text = texts.map((line) => `${line}\n`).join('');
        const { lines: count, taken, rest } = scan(LineScanner, text, parts);
        expect(count).toBe(texts.length);
        expect(taken).toEqual(texts.filter((line) => line.includes('Bot')));
        expect(rest).toBe('');
      }),
    );
  });

  test('can end with a carriage return too, and the last one without a newline', () => {
    expect(scan(LineScanner, 'GPTBot 1\r\nGPTBot 2')).toEqual({
      lines: 2,
      taken: ['GPTBot 1', 'GPTBot 2'],
      rest: 'GPTBot 2',
    });
    expect(scan(LineScanner, '')).toEqual({ lines: 0, taken: [], rest: '' });
  });

  test('longer than the limit become one empty line each, and are not buffered', () => {
    const long = `GPTBot ${'x'.repeat(LONGEST_LINE)}`;
    for (const parts of [[], [100, LONGEST_LINE], Array.from({ length: 70 }, () => 1000)]) {
      const { lines: count, taken, rest } = scan(LineScanner, `${long}\nGPTBot\n${long}`, parts);
      expect({ count, taken, rest }).toEqual({ count: 3, taken: ['', 'GPTBot', ''], rest: '' });
    }
  });
});

describe('the objects of an array', () => {
  const records = fc.array(
    fc.record({ ua: fc.constantFrom('GPTBot', 'a "person"', '}]{[\\'), more: fc.jsonValue({ maxDepth: 2 }) }),
    { maxLength: 10 },
  );

  test('are the same for any chunking and any layout of the array', () => {
    fc.assert(
      fc.property(records, lengths, fc.constantFrom(0, 2), (values, parts, indent) => {
        const { lines: count, taken } = scan(ElementScanner, JSON.stringify(values, null, indent), parts);
        expect(count).toBe(values.length);
        expect(taken.map((text) => JSON.parse(text)).filter(({ ua }) => ua === 'GPTBot')).toEqual(
          JSON.parse(JSON.stringify(values.filter(({ ua }) => ua === 'GPTBot'))),
        );
      }),
    );
  });

  test('that are truncated or too long become one empty line', () => {
    expect(scan(ElementScanner, '[{"ua":"GPTBot"},{"ua":"GPTB')).toMatchObject({
      lines: 2,
      taken: ['{"ua":"GPTBot"}', ''],
    });
    const long = `[{"ua":"GPTBot","x":"${'x'.repeat(LONGEST_LINE)}"},{"ua":"GPTBot"}]`;
    for (const parts of [[], [50], Array.from({ length: 70 }, () => 1000)]) {
      expect(scan(ElementScanner, long, parts)).toEqual({ lines: 2, taken: ['', '{"ua":"GPTBot"}'], rest: '' });
    }
  });
});

test('JSON is an array if its first character is a bracket, otherwise one record per line', () => {
  const one = { lines: 2, taken: ['{"ua":"GPTBot"}', '{"ua":"GPTBot"}'] };
  expect(scan(JsonScanner, '{"ua":"GPTBot"}\n{"ua":"GPTBot"}\n')).toMatchObject(one);
  expect(scan(JsonScanner, ' \n[{"ua":"GPTBot"},\n{"ua":"GPTBot"}]', [1, 1, 1])).toMatchObject(one);
  expect(scan(JsonScanner, ',{"ua":"GPTBot"},{"ua":"GPTBot"}]')).toMatchObject(one);
  expect(scan(JsonScanner, ' \n ')).toEqual({ lines: 0, taken: [], rest: '' });
});
