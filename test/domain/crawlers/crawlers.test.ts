import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGENT_ENGINES } from '../../../src/domain/crawlers/crawler.ts';
import { recognizeCrawler } from '../../../src/domain/crawlers/recognize.ts';
import { CRAWLERS } from '../../../src/domain/crawlers/table.ts';
import { otherAgents } from '../../support/other-agents.ts';

const seen = CRAWLERS.flatMap(({ name, userAgents }) => userAgents.map((userAgent) => ({ name, userAgent })));

describe('the table of crawlers', () => {
  it('has no duplicate crawlers or matches', () => {
    for (const values of [CRAWLERS.map(({ name }) => name), CRAWLERS.flatMap(({ match }) => match)]) {
      expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
    }
  });

  it('has 20 crawlers that a crawlability check tests by default', () => {
    expect(CRAWLERS.filter(({ inDefaultCheckSet }) => inDefaultCheckSet)).toHaveLength(20);
  });

  it('names the crawler that fetches for each token that exists only in robots.txt', () => {
    const known = new Set(CRAWLERS.filter(({ userAgents }) => userAgents.length > 0).map(({ name }) => name));
    for (const crawler of CRAWLERS.filter(({ robotsOnly }) => robotsOnly)) {
      expect(known).toContain(crawler.fetchedBy);
      expect(crawler.match).toEqual([]);
    }
  });

  it('maps to every engine of agent analytics', () => {
    expect(new Set(CRAWLERS.map(({ engine }) => engine))).toEqual(new Set(AGENT_ENGINES));
  });

  it('is documented in the guide, with sources', () => {
    const guide = readFileSync('docs/guides/crawlers.md', 'utf8');
    for (const { name, operator, purpose, engine } of CRAWLERS) {
      expect(guide).toContain(`| ${name} | ${operator} | ${purpose} | ${engine} |`);
    }
  });
});

describe('recognizing a user agent', () => {
  it.each(seen)('$name: $userAgent', ({ name, userAgent }) => {
    expect(recognizeCrawler(userAgent)?.name).toBe(name);
    expect(recognizeCrawler(userAgent.toUpperCase())?.name).toBe(name);
  });

  it.each([
    ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'copilot', 'search'],
    ['Googlebot', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'google', 'search'],
    ['Claude-User', 'Claude-User (claude-code/2.1.0; +https://support.anthropic.com/)', 'claude', 'user-fetch'],
    ['meta-externalagent', 'Meta-ExternalAgent/1.1', 'other', 'training'],
    [
      'NovaAct',
      'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.7339.16 Safari/537.36 Agent-NovaAct/0.9',
      'other',
      'agent',
    ],
    ['Claude-Code', 'Claude-Code/2.1.0', 'claude', 'agent'],
    ['Google-Gemini-CLI', 'Google-Gemini-CLI/1.0', 'google', 'agent'],
    ['Cursor', 'Cursor/1.0 (+https://cursor.com)', 'other', 'agent'],
    ['Cursor', 'Mozilla/5.0 (compatible; Cursor/1.7; +https://cursor.com)', 'other', 'agent'],
    ['opencode', 'opencode/0.5.1', 'other', 'agent'],
    [
      'Shap-User',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Shap-User/0.1.0',
      'other',
      'user-fetch',
    ],
    ['ExaBot', 'Mozilla/5.0 (compatible; ExaBot/1.0; +https://exa.ai)', 'other', 'search'],
    ['Google-Firebase', 'Mozilla/5.0 (compatible; Google-Firebase)', 'google', 'user-fetch'],
    ['amazon-QBusiness', 'Mozilla/5.0 amazon-QBusiness', 'other', 'search'],
    ['amazon-kendra', 'amazon-kendra', 'other', 'search'],
    ['Crawl4AI', 'Crawl4AI/0.7', 'other', 'agent'],
    ['ApifyBot', 'Mozilla/5.0 (compatible; ApifyBot/1.0; +https://apify.com)', 'other', 'agent'],
    ['omgili', 'omgilibot/0.4 (+http://omgili.com)', 'other', 'training'],
    ['Perplexity-User', 'Mozilla/5.0 (compatible; Perplexity\u2011User/1.0)', 'perplexity', 'user-fetch'],
    ['Perplexity-User', 'PerplexityUser/1.0', 'perplexity', 'user-fetch'],
    ['Google-NotebookLM', 'NotebookLM', 'google', 'user-fetch'],
    ['OAI-AdsBot', 'compatible; OAI-AdsBot/1.0; +https://openai.com/adsbot', 'chatgpt', 'user-fetch'],
    ['Google-CloudVertexBot', 'compatible; Google-CloudVertexBot; +https://cloud.google.com', 'google', 'search'],
    ['GoogleOther', 'GoogleOther-Image/1.0', 'google', 'training'],
    ['ClaudeBot', 'not GPTBot, but ClaudeBot/1.0', 'claude', 'training'],
    [
      'YandexAdditional',
      'Mozilla/5.0 (compatible; YandexAdditionalBot/3.0; +http://yandex.com/bots)',
      'other',
      'training',
    ],
  ])('%s: %s counts for %s, purpose %s', (name, userAgent, engine, purpose) => {
    expect(recognizeCrawler(userAgent)).toMatchObject({ name, engine, purpose });
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
    'acapbot/0.1 (treat like Googlebot)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'NotGPTBot/1.0',
    'GPTBots/1.0',
    'not GPTBot',
    'Mozilla/5.0 (this is not GPTBot/1.0)',
    'GPTBot-Killer/1.0',
    'Mozilla/5.0 (compatible; SentiBot; like Googlebot/2.1)',
    'FreshRSS/1.24 (Linux; https://freshrss.org) like Googlebot/2.1',
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Cursor/1.7.2 Chrome/138.0.0.0 Electron/37.0 Safari/537.36',
    'Mozilla/5.0 (compatible; Exabot/3.0; +http://www.exabot.com/go/robot)',
    'mailto:gptbot@example.com',
    'curl/8.9.1',
    '',
    '-',
  ])('is not a crawler in the table: %s', (userAgent) => {
    expect(recognizeCrawler(userAgent)).toBeNull();
  });

  it('recognizes no crawler among 2,000 browsers, apps and tools', () => {
    const agents = otherAgents(2000);
    expect(new Set(agents).size).toBe(2000);
    expect(agents.filter((userAgent) => recognizeCrawler(userAgent) !== null)).toEqual([]);
  });
});
