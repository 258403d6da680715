import { crawlersOf } from '../crawler.ts';

export const OPENAI = crawlersOf('OpenAI', 'chatgpt', [
  {
    name: 'GPTBot',
    purpose: 'training',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot',
    ],
    addressLists: ['https://openai.com/gptbot.json'],
  },
  {
    name: 'OAI-SearchBot',
    purpose: 'search',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot',
    ],
    addressLists: ['https://openai.com/searchbot.json'],
  },
  {
    name: 'ChatGPT-User',
    purpose: 'user-fetch',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    ],
    addressLists: ['https://openai.com/chatgpt-user.json'],
  },
  {
    // It checks pages that advertisers submit.
    name: 'OAI-AdsBot',
    purpose: 'user-fetch',
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-AdsBot/1.0; +https://openai.com/adsbot',
    ],
    addressLists: ['https://openai.com/adsbot.json'],
  },
  {
    // Agent mode usually sends the user agent of an ordinary Chrome, which cannot be recognized.
    name: 'ChatGPT-Agent',
    purpose: 'agent',
    addressLists: ['https://openai.com/chatgpt-agents.json'],
  },
]);
