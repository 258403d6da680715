import { crawlersOf } from '../crawler.ts';

/** Services outside the named engines that search, answer or act for people and for agents. */
export const ANSWER_SERVICES = [
  ...crawlersOf('DuckDuckGo', 'other', [
    {
      name: 'DuckAssistBot',
      purpose: 'user-fetch',
      addressLists: ['https://duckduckgo.com/duckassistbot.json'],
      inDefaultCheckSet: true,
      userAgents: ['DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)'],
    },
  ]),
  ...crawlersOf('You.com', 'other', [
    { name: 'YouBot', purpose: 'search', userAgents: ['YouBot (+http://www.you.com)'] },
  ]),
  ...crawlersOf('Brave', 'other', [
    { name: 'Bravebot', purpose: 'search', userAgents: ['Mozilla/5.0 (compatible; BraveBot/1.0)'] },
  ]),
  ...crawlersOf('Kagi', 'other', [
    { name: 'kagi-fetcher', purpose: 'user-fetch', userAgents: ['kagi-fetcher/1.0'] },
    {
      name: 'Kagibot',
      purpose: 'search',
      userAgents: ['Mozilla/5.0 (compatible; Kagibot/1.0; +https://kagi.com/bot)'],
    },
  ]),
  ...crawlersOf('Timpi', 'other', [
    {
      name: 'Timpibot',
      purpose: 'search',
      userAgents: ['Mozilla/5.0 (compatible; Timpibot/0.8; +http://www.timpi.io)'],
    },
  ]),
  ...crawlersOf('Phind', 'other', [
    {
      name: 'PhindBot',
      purpose: 'search',
      userAgents: ['Mozilla/5.0 (compatible; PhindBot; +https://www.phind.com/)'],
    },
  ]),
  ...crawlersOf('Liner', 'other', [
    {
      name: 'LinerBot',
      purpose: 'search',
      userAgents: [
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; LinerBot/1.0; +https://docs.getliner.com/docs/linerbot)',
      ],
    },
  ]),
  ...crawlersOf('iAsk', 'other', [
    {
      name: 'iAskBot',
      purpose: 'search',
      userAgents: [
        'Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko; compatible; iAskBot/1.0; +https://iask.ai/) Chrome/120.0.6099.119 Safari/605.1.15',
      ],
    },
  ]),
  ...crawlersOf('Tavily', 'other', [
    { name: 'TavilyBot', purpose: 'search', userAgents: ['Mozilla/5.0 (compatible; TavilyBot; +https://tavily.com/)'] },
  ]),
  ...crawlersOf('Linkup', 'other', [
    {
      name: 'LinkupBot',
      purpose: 'search',
      userAgents: ['LinkupBot/1.0 (LinkupBot for web indexing; https://linkup.so/bot; bot@linkup.so)'],
    },
  ]),
  ...crawlersOf('Exa', 'other', [
    { name: 'ExaSearchBot', purpose: 'search' },
    // The search engine Exalead ran a crawler of the same name.
    { name: 'ExaBot', purpose: 'search', exclude: ['exabot.com', 'exalead'] },
  ]),
  ...crawlersOf('Parallel', 'other', [
    {
      name: 'ShapBot',
      purpose: 'search',
      userAgents: ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0'],
    },
    {
      name: 'Shap-User',
      purpose: 'user-fetch',
      userAgents: ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Shap-User/0.1.0'],
    },
  ]),
  ...crawlersOf('Cloudflare', 'other', [
    {
      name: 'Cloudflare-AutoRAG',
      purpose: 'agent',
      userAgents: ['Cloudflare-AutoRAG (https://developers.cloudflare.com/autorag; autorag@cloudflare.com)'],
    },
  ]),
  ...crawlersOf('Firecrawl', 'other', [
    {
      name: 'FirecrawlAgent',
      purpose: 'agent',
      userAgents: ['Mozilla/5.0 (compatible; FirecrawlAgent; +https://firecrawl.dev/)'],
    },
  ]),
  ...crawlersOf('Butterfly Effect', 'other', [
    {
      name: 'Manus-User',
      purpose: 'agent',
      userAgents: [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36; Manus-User/1.0',
      ],
    },
  ]),
  ...crawlersOf('Cognition', 'other', [
    {
      name: 'Devin',
      purpose: 'agent',
      match: ['Devin/'],
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36; Devin/1.0; +https://devin.ai',
      ],
    },
  ]),
  ...crawlersOf('Anysphere', 'other', [
    // The editor itself is used by people: it names Electron, or its platform and build.
    { name: 'Cursor', purpose: 'agent', match: ['Cursor/'], exclude: ['Electron/', '; build '] },
  ]),
  ...crawlersOf('SST', 'other', [{ name: 'opencode', purpose: 'agent' }]),
  ...crawlersOf('UncleCode', 'other', [{ name: 'Crawl4AI', purpose: 'agent' }]),
  ...crawlersOf('Apify', 'other', [
    { name: 'ApifyBot', purpose: 'agent', match: ['ApifyBot', 'ApifyWebsiteContentCrawler'] },
  ]),
];
