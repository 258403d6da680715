import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGENT_ENGINES } from '../../../src/domain/crawlers/crawler.ts';
import { recogniseCrawler } from '../../../src/domain/crawlers/recognise.ts';
import { CRAWLERS } from '../../../src/domain/crawlers/table.ts';
import { otherAgents } from '../../support/other-agents.ts';

const seen = CRAWLERS.flatMap(({ name, userAgents }) => userAgents.map((userAgent) => ({ name, userAgent })));

describe('the table of crawlers', () => {
  it('names no crawler and no match twice', () => {
    for (const values of [CRAWLERS.map(({ name }) => name), CRAWLERS.flatMap(({ match }) => match)]) {
      expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
    }
  });

  it('has 20 crawlers for a crawlability check that asks for nothing else', () => {
    expect(CRAWLERS.filter(({ inDefaultCheckSet }) => inDefaultCheckSet)).toHaveLength(20);
  });

  it('says for every crawler that lives in robots.txt only which crawler fetches for it', () => {
    const known = new Set(CRAWLERS.filter(({ userAgents }) => userAgents.length > 0).map(({ name }) => name));
    for (const crawler of CRAWLERS.filter(({ robotsOnly }) => robotsOnly)) {
      expect(known).toContain(crawler.fetchedBy);
      expect(crawler.match).toEqual([]);
    }
  });

  it('folds into the engines of agent analytics, each at least once', () => {
    expect(new Set(CRAWLERS.map(({ engine }) => engine))).toEqual(new Set(AGENT_ENGINES));
  });

  it('is told whole, with sources, in the guide', () => {
    const guide = readFileSync('docs/guides/crawlers.md', 'utf8');
    for (const { name, operator, purpose, engine } of CRAWLERS) {
      expect(guide).toContain(`| ${name} | ${operator} | ${purpose} | ${engine} |`);
    }
  });
});

describe('recognising a user agent', () => {
  it.each(seen)('$name: $userAgent', ({ name, userAgent }) => {
    expect(recogniseCrawler(userAgent)?.name).toBe(name);
    expect(recogniseCrawler(userAgent.toUpperCase())?.name).toBe(name);
  });

  it.each([
    ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'copilot', 'search'],
    ['Googlebot', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'google', 'search'],
    ['Claude-User', 'Claude-User (claude-code/2.1.0; +https://support.anthropic.com/)', 'claude', 'user-fetch'],
    ['meta-externalagent', 'Meta-ExternalAgent/1.1', 'other', 'training'],
    [
      'YandexAdditional',
      'Mozilla/5.0 (compatible; YandexAdditionalBot/3.0; +http://yandex.com/bots)',
      'other',
      'training',
    ],
  ])('%s: %s counts for %s, purpose %s', (name, userAgent, engine, purpose) => {
    expect(recogniseCrawler(userAgent)).toMatchObject({ name, engine, purpose });
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
    'acapbot/0.1 (treat like Googlebot)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'NotGPTBot/1.0',
    'GPTBots/1.0',
    'mailto:gptbot@example.com',
    'curl/8.9.1',
    '',
    '-',
  ])('is nobody of the table: %s', (userAgent) => {
    expect(recogniseCrawler(userAgent)).toBeNull();
  });

  it('takes none of 2,000 browsers, apps and tools for a crawler', () => {
    const agents = otherAgents(2000);
    expect(new Set(agents).size).toBe(2000);
    expect(agents.filter((userAgent) => recogniseCrawler(userAgent) !== null)).toEqual([]);
  });
});
