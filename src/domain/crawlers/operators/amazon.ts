import { crawlersOf } from '../crawler.ts';

export const AMAZON = crawlersOf('Amazon', 'other', [
  {
    name: 'Amazonbot',
    purpose: 'training',
    match: ['Amazonbot', 'Amazonbot-Video'],
    addressLists: ['https://developer.amazon.com/amazonbot/ip-addresses/'],
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36',
    ],
  },
  {
    name: 'Amzn-SearchBot',
    purpose: 'search',
    addressLists: ['https://developer.amazon.com/amazonbot/searchbot-ip-addresses/'],
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36',
    ],
  },
  {
    name: 'Amzn-User',
    purpose: 'user-fetch',
    addressLists: ['https://developer.amazon.com/amazonbot/live-ip-addresses/'],
    userAgents: ['Mozilla/5.0 (compatible; Amzn-User; +https://developer.amazon.com/)'],
  },
  { name: 'AmazonBuyForMe', purpose: 'agent' },
  {
    name: 'NovaAct',
    purpose: 'agent',
    match: ['NovaAct', 'Agent-NovaAct'],
    userAgents: [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Safari/537.36 Agent-NovaAct/0.9',
    ],
  },
  { name: 'bedrockbot', purpose: 'agent' },
  { name: 'amazon-QBusiness', purpose: 'search' },
  { name: 'amazon-kendra', purpose: 'search' },
]);
