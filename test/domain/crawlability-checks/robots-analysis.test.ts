import { describe, expect, test } from 'vitest';
import { CHECKED_CRAWLERS, PROBED_CRAWLERS, userAgentOf } from '../../../src/domain/crawlability-checks/crawlers.ts';
import { analyseRobots } from '../../../src/domain/crawlability-checks/robots-analysis.ts';

const URL_TO_JUDGE = new URL('https://www.example.com/page');
const analyse = (status: number, ...lines: string[]) =>
  analyseRobots({ status, body: Buffer.from(lines.join('\n')) }, URL_TO_JUDGE);
const verdicts = (analysis: Record<string, boolean>) => [...new Set(Object.values(analysis))];
const TWENTY =
  'GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Perplexity-User Googlebot Google-Extended ' +
  'bingbot Applebot Applebot-Extended meta-externalagent meta-webindexer Amazonbot Bytespider CCBot DuckAssistBot MistralAI-User';
const REFUSE_ALL = ['User-agent: *', 'Disallow: /'];

describe('the crawlers of a check', () => {
  test('are the twenty that matter most to AI answers', () => {
    expect(new Set(Object.keys(analyse(200)))).toEqual(new Set(TWENTY.split(' ')));
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

describe('the answer to the request for robots.txt', () => {
  test.each([200, 206, 299])('%i: its rules count', (status) => {
    expect(verdicts(analyse(status, ...REFUSE_ALL))).toEqual([false]);
  });

  test.each([304, 400, 401, 403, 404, 410, 451])('%i: no rules, whatever the body says', (status) => {
    expect(verdicts(analyse(status, ...REFUSE_ALL))).toEqual([true]);
  });

  test.each([429, 500, 502, 503, 599])('%i: everything is refused, whatever the body says', (status) => {
    expect(verdicts(analyse(status, 'User-agent: *', 'Allow: /'))).toEqual([false]);
  });

  test('none: everything is refused', () => {
    expect(verdicts(analyseRobots(null, URL_TO_JUDGE))).toEqual([false]);
  });

  test.each(['<!DOCTYPE html>', ' \r\n<html lang="en">', '<!-- saved -->', '<?xml version="1.0"?>', '<HEAD>'])(
    'HTML instead of text: no rules (%j)',
    (start) => {
      expect(verdicts(analyse(200, start, '<pre>', ...REFUSE_ALL))).toEqual([true]);
    },
  );

  test('HTML that comes after a rule does not hide it', () => {
    expect(verdicts(analyse(200, ...REFUSE_ALL, '<html>'))).toEqual([false]);
  });
});

describe('what differs between crawlers', () => {
  test('Crawl-delay ends the list of agents for those who obey it, and for nobody else', () => {
    const analysis = analyse(200, 'User-agent: *', 'Crawl-delay: 10', 'User-agent: SomeBot', 'Disallow: /');
    const allowed = Object.keys(analysis).filter((name) => analysis[name]);
    expect(allowed.toSorted()).toEqual(['CCBot', 'Claude-SearchBot', 'Claude-User', 'ClaudeBot', 'bingbot'].toSorted());
  });

  test('Applebot does as Googlebot is told where it is not named itself', () => {
    const google = ['User-agent: Googlebot', 'Allow: /', ...REFUSE_ALL];
    expect(analyse(200, ...google)).toMatchObject({ Applebot: true, 'Applebot-Extended': false, bingbot: false });
    expect(analyse(200, ...google, 'User-agent: Applebot', 'Disallow: /page')).toMatchObject({ Applebot: false });
  });

  test('a group for one crawler says nothing about its siblings', () => {
    const analysis = analyse(200, 'User-agent: Claude', 'User-agent: Google-Extended', 'Disallow: /');
    expect(analysis).toMatchObject({ ClaudeBot: true, Googlebot: true, 'Google-Extended': false });
  });
});
