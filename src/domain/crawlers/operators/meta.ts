import { crawlersOf } from '../crawler.ts';

export const META = crawlersOf('Meta', 'other', [
  {
    name: 'meta-externalagent',
    purpose: 'training',
    inDefaultCheckSet: true,
    userAgents: ['meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    addressLists: ['https://www.facebook.com/peering/geofeed'],
  },
  {
    name: 'meta-webindexer',
    purpose: 'search',
    inDefaultCheckSet: true,
    userAgents: ['meta-webindexer/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    addressLists: ['https://www.facebook.com/peering/geofeed'],
  },
  {
    name: 'meta-externalfetcher',
    purpose: 'user-fetch',
    userAgents: ['meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    addressLists: ['https://www.facebook.com/peering/geofeed'],
  },
  {
    name: 'FacebookBot',
    purpose: 'training',
    userAgents: [
      'Mozilla/5.0 (compatible; FacebookBot/1.0; +https://developers.facebook.com/docs/sharing/webmasters/facebookbot/)',
    ],
  },
]);
