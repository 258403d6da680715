import { crawlersOf } from '../crawler.ts';

/** Companies that build language models, outside the named engines. */
export const MODEL_MAKERS = [
  ...crawlersOf('Apple', 'other', [
    {
      name: 'Applebot',
      purpose: 'search',
      inDefaultCheckSet: true,
      userAgents: [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
      ],
      addressLists: ['https://search.developer.apple.com/applebot.json'],
    },
    {
      name: 'Applebot-Extended',
      purpose: 'training',
      robotsOnly: true,
      match: [],
      fetchedBy: 'Applebot',
      inDefaultCheckSet: true,
    },
  ]),
  ...crawlersOf('ByteDance', 'other', [
    {
      name: 'Bytespider',
      purpose: 'training',
      inDefaultCheckSet: true,
      userAgents: [
        'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
      ],
    },
    {
      name: 'TikTokSpider',
      purpose: 'training',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)',
      ],
    },
  ]),
  ...crawlersOf('Mistral', 'other', [
    {
      name: 'MistralAI-User',
      purpose: 'user-fetch',
      addressLists: ['https://mistral.ai/mistralai-user-ips.json'],
      inDefaultCheckSet: true,
      userAgents: [
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
      ],
    },
    {
      name: 'MistralAI-Index',
      purpose: 'search',
      addressLists: ['https://mistral.ai/mistralai-index-ips.json'],
      userAgents: [
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)',
      ],
    },
    {
      name: 'MistralAI-Training',
      purpose: 'training',
      userAgents: [
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Training/1.0; +https://docs.mistral.ai/robots)',
      ],
    },
  ]),
  ...crawlersOf('Cohere', 'other', [
    { name: 'cohere-ai', purpose: 'user-fetch', userAgents: ['cohere-ai'] },
    {
      name: 'cohere-training-data-crawler',
      purpose: 'training',
      userAgents: ['cohere-training-data-crawler (+crawler@cohere.ai)'],
    },
  ]),
  ...crawlersOf('Huawei', 'other', [
    {
      name: 'PetalBot',
      purpose: 'search',
      userAgents: ['Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)'],
    },
    {
      name: 'PanguBot',
      purpose: 'training',
      userAgents: ['Mozilla/5.0 (compatible; PanguBot +https://www.pangutech.com)'],
    },
  ]),
  ...crawlersOf('DeepSeek', 'other', [
    {
      name: 'DeepSeekBot',
      purpose: 'training',
      userAgents: ['Mozilla/5.0 (compatible; DeepSeekBot/1.0; +https://www.deepseek.com/bot)'],
    },
  ]),
  ...crawlersOf('Zhipu', 'other', [
    {
      name: 'ChatGLM-Spider',
      purpose: 'training',
      userAgents: ['Mozilla/5.0 (compatible; ChatGLM-Spider/1.0; +https://chatglm.cn/)'],
    },
  ]),
  ...crawlersOf('Moonshot AI', 'other', [{ name: 'Kimi-User', purpose: 'user-fetch' }]),
  ...crawlersOf('Alibaba', 'other', [{ name: 'TongyiBot', purpose: 'user-fetch' }]),
  ...crawlersOf('Baidu', 'other', [{ name: 'YiyanBot', purpose: 'user-fetch' }]),
  ...crawlersOf('Yandex', 'other', [
    { name: 'YandexAdditional', purpose: 'training', match: ['YandexAdditional', 'YandexAdditionalBot'] },
  ]),
  ...crawlersOf('Ai2', 'other', [
    {
      name: 'AI2Bot',
      purpose: 'training',
      match: ['AI2Bot', 'AI2Bot-Dolma', 'AI2Bot-DeepResearchEval'],
      userAgents: ['Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)'],
    },
  ]),
  ...crawlersOf('SB Intuitions', 'other', [
    {
      name: 'SBIntuitionsBot',
      purpose: 'training',
      userAgents: ['Mozilla/5.0 (compatible; SBIntuitionsBot/0.1; +https://www.sbintuitions.co.jp/bot/)'],
    },
  ]),
  ...crawlersOf('NICT', 'other', [
    {
      name: 'ICC-Crawler',
      purpose: 'training',
      userAgents: ['ICC-Crawler/2.0 (Mozilla-compatible; ; http://ucri.nict.go.jp/en/icccrawler.html)'],
    },
  ]),
  ...crawlersOf('xAI', 'other', [
    { name: 'xAI-Bot', purpose: 'training', userAgents: ['Mozilla/5.0 (compatible; xAI-Bot/1.0; +https://x.ai/grok)'] },
  ]),
];
