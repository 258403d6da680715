import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRAWLERS } from '../../../../src/domain/crawlers/table.ts';
import { viewOf } from '../../../../src/domain/logs/scan/line-scanner.ts';
import { createWordSearch } from '../../../../src/domain/logs/scan/word-search.ts';

const words = CRAWLERS.flatMap(({ match }) => match);
const search = createWordSearch(words);

function find(bytes: Buffer): number {
  return search(viewOf(bytes), 0, bytes.length);
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
          const at = find(Buffer.concat([before, Buffer.from(name), after]));
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(before.length + name.length);
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

  test('reads nothing outside its range', () => {
    const bytes = Buffer.from('GPTBot and ClaudeBot');
    expect(search(viewOf(bytes), 1, bytes.length)).toBeGreaterThan(5);
    expect(search(viewOf(bytes), 1, bytes.length - 6)).toBe(-1);
    expect(search(viewOf(bytes), 0, 0)).toBe(-1);
  });
});
