import { crawlersOf } from '../crawler.ts';

/** bingbot is counted because its index feeds the answers of Copilot. */
export const MICROSOFT = crawlersOf('Microsoft', 'copilot', [
  {
    name: 'bingbot',
    purpose: 'search',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36',
    ],
    addressLists: ['https://www.bing.com/toolbox/bingbot.json'],
  },
  {
    name: 'AzureAI-SearchBot',
    purpose: 'search',
    userAgents: ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; AzureAI-SearchBot/1.0;'],
  },
]);
