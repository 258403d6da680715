import { createDraw, type Draw } from './draws.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const PLATFORMS = [
  'Windows NT 10.0; Win64; x64',
  'Windows NT 10.0; WOW64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'X11; CrOS x86_64 14541.0.0',
  'Linux; Android 10; K',
  'Linux; Android 14; Pixel 8',
  'Linux; Android 13; SM-S918B',
];
const APPS = [
  'Slack',
  'Discord',
  'WhatsApp',
  'Instagram',
  'Pinterest',
  'Spotify',
  'Cursor',
  'Code',
  'Operator',
  'Claude',
  'Perplexity',
  'ChatGPT',
];
const TOOLS = [
  'curl',
  'Wget',
  'python-requests',
  'python-httpx',
  'aiohttp',
  'Go-http-client',
  'okhttp',
  'axios',
  'node-fetch',
  'undici',
  'PostmanRuntime',
  'insomnia',
  'Java',
  'Apache-HttpClient',
  'libwww-perl',
  'Scrapy',
  'HTTPie',
  'k6',
];
const CRAWLERS_OF_OTHER_KINDS = [
  'AhrefsBot',
  'SemrushBot',
  'MJ12bot',
  'DotBot',
  'UptimeRobot',
  'Pingdom.com_bot_version_',
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Baiduspider',
  'adidxbot',
];

/** User agents of people, apps and tools, all different, the same on every run. */
export function otherAgents(count: number): string[] {
  const draw = createDraw(7);
  const kinds = [chrome, edge, firefox, safari, app, tool, otherCrawler, mention];
  return Array.from({ length: count }, (_, i) =>
    (kinds[i % kinds.length] as (draw: Draw, i: number) => string)(draw, i),
  );
}

function chrome(draw: Draw, i: number): string {
  return `Mozilla/5.0 (${pick(PLATFORMS, draw)}) ${WEBKIT} Chrome/${90 + draw(55)}.0.${i}.${draw(200)} Safari/537.36`;
}

function edge(draw: Draw, i: number): string {
  return `${chrome(draw, i)} ${pick(['Edg', 'OPR', 'Vivaldi', 'YaBrowser'], draw)}/${100 + draw(40)}.0.${i}.0`;
}

function firefox(draw: Draw, i: number): string {
  const version = `${100 + draw(45)}.${i}`;
  return `Mozilla/5.0 (${pick(PLATFORMS, draw)}; rv:${version}) Gecko/20100101 Firefox/${version}`;
}

function safari(draw: Draw, i: number): string {
  const device = pick(['iPhone; CPU iPhone OS', 'iPad; CPU OS'], draw);
  return `Mozilla/5.0 (${device} ${14 + draw(5)}_${i} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${14 + draw(5)}.${draw(7)} Mobile/15E148 Safari/604.1`;
}

function app(draw: Draw, i: number): string {
  return `${pick(APPS, draw)}/${draw(30)}.${i} (${pick(['iOS', 'Android', 'Windows', 'macOS'], draw)}; build ${draw(9999)})`;
}

function tool(draw: Draw, i: number): string {
  return `${pick(TOOLS, draw)}/${draw(9)}.${draw(40)}.${i}`;
}

function otherCrawler(draw: Draw, i: number): string {
  return `Mozilla/5.0 (compatible; ${pick(CRAWLERS_OF_OTHER_KINDS, draw)}/${draw(9)}.${i}; +http://www.bing.com/bingbot.htm)`;
}

/** A crawler's name inside a word, an address or a mail address is not a match. */
function mention(draw: Draw, i: number): string {
  const names = [
    `NotGPTBot/${i}`,
    `MyApp/${i} (gptbot@example.com)`,
    `Reader/${i} (+https://example.com/ClaudeBot)`,
    `GPTBots/${i}`,
  ];
  return pick(names, draw);
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  return items[draw(items.length)] as Item;
}
