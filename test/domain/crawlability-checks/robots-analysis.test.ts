import { describe, expect, test } from 'vitest';
import { CHECKED_CRAWLERS, PROBED_CRAWLERS, userAgentOf } from '../../../src/domain/crawlability-checks/crawlers.ts';
import { analyzeRobots, type RobotsReply } from '../../../src/domain/crawlability-checks/robots-analysis.ts';

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
