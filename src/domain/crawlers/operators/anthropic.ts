import { crawlersOf } from '../crawler.ts';

export const ANTHROPIC = crawlersOf('Anthropic', 'claude', [
  {
    name: 'ClaudeBot',
    purpose: 'training',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    ],
    addressLists: ['https://claude.com/crawling/bots.json'],
  },
  {
    name: 'Claude-SearchBot',
    purpose: 'search',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
    ],
    addressLists: ['https://claude.com/crawling/bots.json'],
  },
  {
    name: 'Claude-User',
    purpose: 'user-fetch',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
    ],
    addressLists: ['https://claude.com/crawling/bots.json'],
  },
  { name: 'Claude-Code', purpose: 'agent', userAgents: ['Claude-Code/2.1.0'] },
  { name: 'anthropic-ai', purpose: 'training', userAgents: ['anthropic-ai'] },
  {
    name: 'Claude-Web',
    purpose: 'training',
    userAgents: ['Claude-Web/1.0 (web crawler; +https://www.anthropic.com/; bots@anthropic.com)'],
  },
]);
