import { crawlersOf } from './crawler.ts';

export const AMAZON = crawlersOf('Amazon', 'other', [
  {
    name: 'Amazonbot',
    purpose: 'training',
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36',
    ],
  },
  {
    name: 'Amzn-SearchBot',
    purpose: 'search',
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36',
    ],
  },
  {
    name: 'Amzn-User',
    purpose: 'user-fetch',
    userAgents: ['Mozilla/5.0 (compatible; Amzn-User; +https://developer.amazon.com/)'],
  },
  { name: 'AmazonBuyForMe', purpose: 'agent' },
  { name: 'NovaAct', purpose: 'agent' },
  { name: 'bedrockbot', purpose: 'agent' },
]);
