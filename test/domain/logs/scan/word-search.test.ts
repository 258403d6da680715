import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRAWLERS } from '../../../../src/domain/crawlers/table.ts';
import { createWordSearch } from '../../../../src/domain/logs/scan/word-search.ts';

const words = CRAWLERS.flatMap(({ match }) => match);
const search = createWordSearch(words);

function find(bytes: Buffer, from = 0): number {
  search.load(bytes);
  return search.find(from);
}

describe('the search for the names of crawlers', () => {
  test('finds every name, at any position, in any case, between any bytes', () => {
    const around = fc.uint8Array({ maxLength: 60 });
    fc.assert(
      fc.property(
        around,
        fc.constantFrom(...words),
        fc.infiniteStream(fc.boolean()),
        around,
        (before, word, upper, after) => {
          const name = word
            .split('')
            .map((sign) => (upper.next().value ? sign.toUpperCase() : sign.toLowerCase()))
            .join('');
          const bytes = Buffer.concat([before, Buffer.from(name), after]);
          const at = find(bytes);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(before.length + name.length);
          expect(find(bytes, before.length)).toBeGreaterThanOrEqual(before.length);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('finds nothing in lines of people and their browsers', () => {
    for (const line of [
      '203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /blog/article-7 HTTP/1.1" 200 5316 "https://www.google.com/" "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"',
      '{"time_iso8601":"2026-11-14T09:30:00+00:00","remote_addr":"203.0.113.7","request_uri":"/","body_bytes_sent":"1","http_user_agent":"curl/8.9.1"}',
      'https://duckduckgo.com/ https://www.bing.com/search?q=shoes https://www.facebook.com/?utm_source=newsletter',
    ]) {
      expect(find(Buffer.from(line))).toBe(-1);
    }
  });

  test('finds nothing outside its range, nor in bytes that were loaded before', () => {
    const bytes = Buffer.from('GPTBot and ClaudeBot');
    expect(find(bytes, 1)).toBeGreaterThan(5);
    expect(find(bytes.subarray(0, -6), 1)).toBe(-1);
    expect(find(bytes.subarray(0, 0))).toBe(-1);
  });

  test('finds names with escaped slashes and with typographic hyphens', () => {
    for (const name of [String.raw`Devin\/1.0`, 'Devin%2F1.0', 'ChatGPT\u2011User', 'meta\u2010externalagent']) {
      expect(find(Buffer.from(`Mozilla/5.0 (compatible; ${name})`))).toBeGreaterThan(0);
    }
  });

  test('grows with the bytes to search', () => {
    const bytes = Buffer.alloc(1_000_003, 'a person ');
    bytes.write('GPTBot', bytes.length - 6);
    expect(find(bytes)).toBeGreaterThanOrEqual(bytes.length - 6);
  });

  test('rejects words that are too short', () => {
    expect(() => createWordSearch(['four'])).toThrow('"four" is too short to search for');
  });
});

test('counts newlines up to the end of the bytes, for any number of bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0x0a, 0x0b, 0x8a, 0x2a), { maxLength: 100 }), (values) => {
      search.load(Buffer.alloc(200, '\n'));
      search.load(Buffer.from(values));
      expect(search.countNewlines()).toBe(values.filter((value) => value === 0x0a).length);
    }),
  );
});
