import { describe, expect, test } from 'vitest';
import { CHECKED_CRAWLERS, PROBED_CRAWLERS, userAgentOf } from '../../../src/domain/crawlability-checks/crawlers.ts';
import {
  analyzeRobots,
  haveSameRules,
  type RobotsReply,
} from '../../../src/domain/crawlability-checks/robots-analysis.ts';

const TESTED_URL = new URL('https://www.example.com/page');
const allowedBy = (reply: RobotsReply) =>
  Object.fromEntries(
    Object.entries(analyzeRobots(reply, TESTED_URL).verdicts).map(([name, { isAllowed }]) => [name, isAllowed]),
  );
const analyze = (status: number, ...lines: string[]) => allowedBy({ status, body: Buffer.from(lines.join('\n')) });
const answers = (analysis: Record<string, boolean>) => [...new Set(Object.values(analysis))];
const TWENTY =
  'GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Perplexity-User Googlebot Google-Extended ' +
  'bingbot Applebot Applebot-Extended meta-externalagent meta-webindexer Amazonbot Bytespider CCBot DuckAssistBot MistralAI-User';
const REFUSE_ALL = ['User-agent: *', 'Disallow: /'];

describe('the crawlers of a check', () => {
  test('are the twenty that matter most to AI answers', () => {
    expect(new Set(Object.keys(analyze(200)))).toEqual(new Set(TWENTY.split(' ')));
  });

  test('are probed unless they exist in robots.txt only, with a user agent that names them', () => {
    const unprobed = CHECKED_CRAWLERS.filter((crawler) => !PROBED_CRAWLERS.includes(crawler));
    expect(unprobed.map(({ name }) => name).toSorted()).toEqual(['Applebot-Extended', 'Google-Extended']);
    for (const crawler of PROBED_CRAWLERS) {
      expect(userAgentOf(crawler)).toContain(crawler.token);
      expect(userAgentOf(crawler)).not.toContain('W.X.Y.Z');
    }
  });
});

describe('the response to the request for robots.txt', () => {
  test.each([200, 206, 299])('%i: its rules count', (status) => {
    expect(answers(analyze(status, ...REFUSE_ALL))).toEqual([false]);
  });

  test.each([304, 400, 401, 403, 404, 410, 451])('%i: no rules, regardless of the body', (status) => {
    expect(answers(analyze(status, ...REFUSE_ALL))).toEqual([true]);
  });

  test.each([429, 500, 502, 503, 599])('%i: everything is disallowed, regardless of the body', (status) => {
    expect(answers(analyze(status, 'User-agent: *', 'Allow: /'))).toEqual([false]);
  });

  test('none: everything is disallowed', () => {
    expect(answers(allowedBy(null))).toEqual([false]);
  });

  test.each(['<!DOCTYPE html>', ' \r\n<html lang="en">', '<!-- saved -->', '<?xml version="1.0"?>', '<HEAD>'])(
    'HTML instead of text: no rules (%j)',
    (start) => {
      expect(answers(analyze(200, start, '<pre>', ...REFUSE_ALL))).toEqual([true]);
    },
  );

  test('HTML that comes after a rule does not hide it', () => {
    expect(answers(analyze(200, ...REFUSE_ALL, '<html>'))).toEqual([false]);
  });
});

describe('what differs between crawlers', () => {
  test('Crawl-delay ends the list of agents for crawlers that obey it, and for no others', () => {
    const analysis = analyze(200, 'User-agent: *', 'Crawl-delay: 10', 'User-agent: SomeBot', 'Disallow: /');
    const allowed = Object.keys(analysis).filter((name) => analysis[name]);
    expect(allowed.toSorted()).toEqual(['CCBot', 'Claude-SearchBot', 'Claude-User', 'ClaudeBot', 'bingbot'].toSorted());
  });

  test('Applebot follows the rules for Googlebot unless it is named itself', () => {
    const google = ['User-agent: Googlebot', 'Allow: /', ...REFUSE_ALL];
    expect(analyze(200, ...google)).toMatchObject({ Applebot: true, 'Applebot-Extended': false, bingbot: false });
    expect(analyze(200, ...google, 'User-agent: Applebot', 'Disallow: /page')).toMatchObject({ Applebot: false });
  });

  test('a group for one crawler does not apply to its siblings', () => {
    const analysis = analyze(200, 'User-agent: Claude', 'User-agent: Google-Extended', 'Disallow: /');
    expect(analysis).toMatchObject({ ClaudeBot: true, Googlebot: true, 'Google-Extended': false });
  });
});

describe('why', () => {
  const read = (...lines: string[]) =>
    analyzeRobots({ status: 200, body: Buffer.from(lines.join('\r\n')) }, TESTED_URL);

  test('names the group, the rule and its line, numbered as in editors', () => {
    const { verdicts } = read('# Rules', '', 'User-agent: *', 'Allow: /', '', 'User-agent: GPTBot', 'Disallow: /pa');
    expect(verdicts.GPTBot).toMatchObject({
      isAllowed: false,
      group: 'gptbot',
      rule: { line: 7, text: 'Disallow: /pa' },
    });
    expect(verdicts.CCBot).toMatchObject({ isAllowed: true, group: '*', rule: { line: 4, text: 'Allow: /' } });
  });

  test('no group and no rule if nothing in the file applies', () => {
    expect(read('Sitemap: https://www.example.com/s.xml').verdicts.GPTBot).toEqual({
      isAllowed: true,
      group: null,
      rule: null,
      signals: [],
    });
  });

  test.each([
    ['Disalow: /', '“Disalow” is misspelled; interpreted as Disallow.', false],
    ['Disallow /', 'The colon after “Disallow” is missing; interpreted as if it were present.', false],
    ['Deny: /', '“Deny” is not a directive and is ignored.', true],
  ])('%s: %s', (line, message, isAllowed) => {
    const { verdicts, warnings } = read('User-agent: *', line);
    expect(verdicts.GPTBot?.isAllowed).toBe(isAllowed);
    expect(warnings).toEqual([{ line: 2, message }]);
  });

  test('a rule before the first agent is reported and ignored', () => {
    const { verdicts, warnings } = read('Disallow: /', 'User-agent: SomeBot', 'Disallow: /');
    expect(verdicts.GPTBot?.isAllowed).toBe(true);
    expect(warnings).toEqual([{ line: 1, message: 'This rule comes before the first User-agent and is ignored.' }]);
  });

  test.each([
    [200, 'found'],
    [404, 'missing'],
    [503, 'unreachable'],
  ])('status %i: the file is %s', (status, outcome) => {
    expect(analyzeRobots({ status, body: Buffer.alloc(0) }, TESTED_URL)).toMatchObject({ outcome, status });
  });

  test('a file over 500 KiB is too large, and is read up to that limit', () => {
    const body = Buffer.concat([Buffer.from('User-agent: *\nDisallow: /\n'), Buffer.alloc(500 * 1024, '#')]);
    const analysis = analyzeRobots({ status: 200, body }, TESTED_URL);
    expect(analysis).toMatchObject({ outcome: 'too_large', verdicts: { GPTBot: { isAllowed: false } } });
  });
});

describe('a file that is hard to read', () => {
  const read = (...parts: (string | Buffer)[]) =>
    analyzeRobots({ status: 200, body: Buffer.concat(parts.map((part) => Buffer.from(part as string))) }, TESTED_URL);
  const LIMIT = 500 * 1024;
  const HEAD = 'User-agent: *\n';
  const fill = (length: number) => `${'#'.repeat(length - 1)}\n`;

  test('a line that is cut at 500 KiB is dropped, and the cut is explained', () => {
    const cut = 'Disallow: /page';
    const { verdicts, warnings } = read(HEAD, fill(LIMIT - HEAD.length - cut.length), cut, '-archive\nDisallow: /\n');
    expect(verdicts.GPTBot?.isAllowed).toBe(true);
    expect(warnings).toEqual([
      { line: 3, message: 'The file is longer than 500 KiB. Crawlers ignore this line and everything after it.' },
    ]);
  });

  test('a line that ends at 500 KiB counts', () => {
    const last = 'Disallow: /page';
    const { verdicts, warnings } = read(HEAD, fill(LIMIT - HEAD.length - last.length), last, '\nAllow: /page\n');
    expect(verdicts.GPTBot?.isAllowed).toBe(false);
    expect(warnings[0]?.line).toBe(4);
  });

  test.each([
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffUser-agent: *\nDisallow: /\n'.repeat(9), 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('User-agent: *\nDisallow: /\n'.repeat(9), 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffUser-agent: *\nDisallow: /\n', 'utf16le').swap16()],
  ])('%s sets no rules, which is reported once', (_name, body) => {
    const { verdicts, warnings } = read(body);
    expect(verdicts.GPTBot?.isAllowed).toBe(true);
    expect(warnings).toEqual([
      {
        line: 1,
        message: 'The file is encoded as UTF-16. Crawlers read UTF-8, so it sets no rules. Save it as UTF-8.',
      },
    ]);
  });

  test.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf], false],
    ['the first byte of one', [0xef], false],
    ['the first two bytes of one', [0xef, 0xbb], false],
    ['its last two bytes', [0xbb, 0xbf], true],
    ['a broken one', [0xef, 0x11, 0xbf], true],
  ])('%s before the first line', (_name, bytes, isAllowed) => {
    expect(read(Buffer.from(bytes), 'User-agent: *\nDisallow: /').verdicts.GPTBot?.isAllowed).toBe(isAllowed);
  });
});

describe('Content-Signal', () => {
  const signalsOf = (name: string, ...lines: string[]) =>
    analyzeRobots({ status: 200, body: Buffer.from(lines.join('\n')) }, TESTED_URL).verdicts[name]?.signals;

  test('belongs to its group, and does not end a list of agents', () => {
    const lines = ['User-agent: GPTBot', 'Content-Signal: ai-train=no', 'User-agent: CCBot', 'Disallow: /'];
    const expected = [{ line: 2, text: 'Content-Signal: ai-train=no' }];
    expect(signalsOf('GPTBot', ...lines)).toEqual(expected);
    expect(signalsOf('CCBot', ...lines)).toEqual(expected);
    expect(signalsOf('bingbot', ...lines)).toEqual([]);
    expect(analyze(200, ...lines)).toMatchObject({ GPTBot: false, CCBot: false, bingbot: true });
  });

  test('before the first agent applies to all', () => {
    expect(signalsOf('GPTBot', 'content-usage: train-ai=n', 'User-agent: GPTBot', 'Allow: /')).toEqual([
      { line: 1, text: 'Content-Usage: train-ai=n' },
    ]);
  });

  test('with a path applies to that path', () => {
    expect(signalsOf('GPTBot', 'User-agent: *', 'Content-Signal: /blog/ ai-train=no')).toEqual([]);
    expect(signalsOf('GPTBot', 'User-agent: *', 'Content-Signal: /page ai-train=no')).toHaveLength(1);
  });
});

test('two files have the same rules regardless of comments, spaces and sitemaps', () => {
  const file = (text: string, status = 200) => ({ status, body: Buffer.from(text) });
  const rules = file('User-agent: *\nDisallow: /a');
  expect(haveSameRules(rules, file('# 12:30\nuser-agent:*\n\nDisallow:  /a # b\nSitemap: /s.xml'))).toBe(true);
  expect(haveSameRules(rules, file('User-agent: *\nDisallow: /b'))).toBe(false);
  expect(haveSameRules(file(''), file('', 404))).toBe(true);
  expect(haveSameRules(file(''), file('', 503))).toBe(false);
});
