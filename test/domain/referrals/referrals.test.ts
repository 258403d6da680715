import { describe, expect, test } from 'vitest';
import { LogReader } from '../../../src/domain/logs/reader.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Line {
  request?: string;
  status?: number;
  referrer?: string;
  agent?: string;
}

function line({
  request = 'GET /pricing HTTP/1.1',
  status = 200,
  referrer = 'https://chatgpt.com/',
  agent = CHROME,
}: Line) {
  return `acme.com 198.51.100.7 - - [14/Nov/2026:09:30:00 +0000] "${request}" ${status} 5316 "${referrer}" "${agent}"\n`;
}

function read(text: string) {
  const reader = new LogReader({
    kind: 'combined',
    fieldMap: {},
    domain: 'acme.com',
    now: new Date('2026-11-15T12:00:00Z'),
    keptDays: 30,
  });
  reader.write(Buffer.from(text));
  reader.end();
  const cells = reader.tally.referralCells.flatMap(({ day, domain, assistant, pages }) =>
    [...pages].map(([path, { visits }]) => `${day} ${assistant} ${domain}${path} ${visits}`),
  );
  return { ...reader.counts, cells };
}

describe("a person's visit from an assistant", () => {
  test.each([
    ['chatgpt', 'https://chatgpt.com/'],
    ['chatgpt', 'https://chat.openai.com/c/123'],
    ['perplexity', 'https://www.perplexity.ai/search?q=x'],
    ['copilot', 'https://copilot.microsoft.com/'],
    ['gemini', 'https://gemini.google.com/app'],
    ['claude', 'https://claude.ai/'],
    ['grok', 'https://grok.com/'],
    ['meta_ai', 'https://www.meta.ai/'],
    ['duck_ai', 'https://duck.ai/'],
    ['you', 'https://you.com/'],
    ['chatgpt', 'android-app://chatgpt.com/'],
  ])('is attributed to %s by the referrer %s', (assistant, referrer) => {
    expect(read(line({ referrer }))).toEqual({
      lines: 1,
      visits: 0,
      referrals: 1,
      skipped: {},
      cells: [`2026-11-14 ${assistant} acme.com/pricing 1`],
    });
  });

  test.each([
    ['chatgpt', '?utm_source=chatgpt.com'],
    ['chatgpt', '?a=1&utm_source=ChatGPT.com&utm_medium=x'],
    ['chatgpt', '?utm_source=openai'],
    ['perplexity', '?utm_source=perplexity'],
    ['perplexity', '?utm_source=www.perplexity.ai'],
    ['copilot', '?utm_source=copilot.com'],
    ['gemini', '?utm_source=gemini'],
    ['claude', '?utm_source=claude.ai'],
    ['chatgpt', '?utm_source=https%3A%2F%2Fchatgpt.com%2F'],
  ])('is attributed to %s by the query %s', (assistant, query) => {
    const { referrals, cells } = read(line({ request: `GET /pricing${query} HTTP/2.0`, referrer: '-' }));
    expect({ referrals, cells }).toEqual({ referrals: 1, cells: [`2026-11-14 ${assistant} acme.com/pricing 1`] });
  });

  test.each<[string, Line]>([
    ['another referrer', { referrer: 'https://www.google.com/' }],
    ['a host with only the same ending', { referrer: 'https://notchatgpt.com/' }],
    ['a host with only the same beginning', { referrer: 'https://chatgpt.com.example.org/' }],
    ['an assistant in the path of a referrer', { referrer: 'https://example.org/chatgpt.com' }],
    ['another source', { request: 'GET /?utm_source=newsletter HTTP/1.1', referrer: '-' }],
    ['a source in another parameter', { request: 'GET /?q=chatgpt.com HTTP/1.1', referrer: '-' }],
    [
      'a link inside the site',
      { request: 'GET /?utm_source=chatgpt.com HTTP/1.1', referrer: 'https://www.acme.com/pricing' },
    ],
    ['a bot', { agent: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)' }],
    ['a bot without such a name', { agent: 'Mozilla/5.0 (compatible; SiteAudit 1.0; Linux)' }],
    ['a headless browser', { agent: 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36' }],
    ['a tool', { agent: 'curl/8.9.1' }],
    ['no user agent', { agent: '-' }],
    ['an image', { request: 'GET /logo.png HTTP/1.1' }],
    ['a redirect', { status: 301 }],
    ['a form', { request: 'POST /pricing HTTP/1.1' }],
    ['a check', { request: 'HEAD /pricing HTTP/1.1' }],
  ])('is not %s', (_, fields) => {
    expect(read(line(fields))).toMatchObject({ visits: 0, referrals: 0, skipped: { not_agent: 1 } });
  });

  test('counts for the crawler if the user agent names one', () => {
    expect(read(line({ agent: 'GPTBot/1.3' }))).toMatchObject({ visits: 1, referrals: 0, skipped: {} });
  });

  test('includes phones whose brand only looks like a bot, and pages that were not modified', () => {
    const agent = 'Mozilla/5.0 (Linux; Android 12; CUBOT P60) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    expect(read(line({ agent }) + line({ status: 304 }) + line({ status: 404 }))).toMatchObject({ referrals: 3 });
  });

  test('is skipped for the same reasons as visits of crawlers', () => {
    const other = line({}).replace('acme.com', 'example.org');
    const old = line({}).replace('2026', '2025');
    expect(read(other + old)).toMatchObject({ referrals: 0, skipped: { other_host: 1, date: 1 } });
  });

  test('is never malformed: only lines that name a crawler are', () => {
    expect(read('chatgpt.com, but not a log line\n')).toMatchObject({ skipped: { not_agent: 1 } });
  });
});
