import { crawlersOf } from '../crawler.ts';

export const PERPLEXITY = crawlersOf('Perplexity', 'perplexity', [
  {
    name: 'PerplexityBot',
    purpose: 'search',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    ],
    addressLists: ['https://www.perplexity.ai/perplexitybot.json'],
  },
  {
    name: 'Perplexity-User',
    purpose: 'user-fetch',
    match: ['Perplexity-User', 'PerplexityUser', 'Perplexity_User'],
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    ],
    addressLists: ['https://www.perplexity.ai/perplexity-user.json'],
  },
]);
