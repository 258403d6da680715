import { crawlersOf } from '../crawler.ts';

/** Googlebot is counted because its index feeds the AI answers of Google. */
export const GOOGLE = crawlersOf('Google', 'google', [
  {
    name: 'Googlebot',
    purpose: 'search',
    match: ['Googlebot/'],
    inDefaultCheckSet: true,
    userAgents: [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/common-crawlers.json'],
  },
  {
    name: 'Google-Extended',
    purpose: 'training',
    robotsOnly: true,
    match: [],
    fetchedBy: 'Googlebot',
    inDefaultCheckSet: true,
    addressLists: ['https://developers.google.com/static/crawling/ipranges/common-crawlers.json'],
  },
  {
    name: 'GoogleOther',
    purpose: 'training',
    match: ['GoogleOther', 'GoogleOther-Image', 'GoogleOther-Video'],
    userAgents: [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; GoogleOther)',
      'GoogleOther-Image/1.0',
      'GoogleOther-Video/1.0',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/common-crawlers.json'],
  },
  {
    // It indexes sites for the search of Vertex AI agents, at the request of their owners.
    name: 'Google-CloudVertexBot',
    purpose: 'search',
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-CloudVertexBot; +https://cloud.google.com/enterprise-search) Chrome/W.X.Y.Z Safari/537.36',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/common-crawlers.json'],
  },
  {
    name: 'Google-Agent',
    purpose: 'agent',
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) Chrome/W.X.Y.Z Safari/537.36',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json'],
  },
  {
    name: 'GoogleAgent-Mariner',
    purpose: 'agent',
    userAgents: [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleAgent-Mariner) Chrome/W.X.Y.Z Safari/537.36',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json'],
  },
  { name: 'GoogleAgent-URLContext', purpose: 'user-fetch' },
  {
    name: 'Gemini-Deep-Research',
    purpose: 'user-fetch',
    userAgents: [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Gemini-Deep-Research; +https://gemini.google/overview/deep-research/) Chrome/135.0.0.0 Safari/537.36',
    ],
  },
  {
    name: 'Google-GeminiNotebook',
    purpose: 'user-fetch',
    userAgents: [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 (compatible; Google-GeminiNotebook; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook)',
    ],
    addressLists: ['https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json'],
  },
  {
    name: 'Google-NotebookLM',
    purpose: 'user-fetch',
    match: ['Google-NotebookLM', 'NotebookLM'],
    userAgents: ['Mozilla/5.0 (compatible; Google-NotebookLM; +https://notebooklm.google.com/)'],
  },
  {
    name: 'Google-Gemini-CLI',
    purpose: 'agent',
    userAgents: ['Mozilla/5.0 (compatible; Google-Gemini-CLI/1.0; +https://github.com/google-gemini/gemini-cli)'],
  },
  { name: 'Google-Firebase', purpose: 'user-fetch' },
]);
