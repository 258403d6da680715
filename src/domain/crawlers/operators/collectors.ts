import { crawlersOf } from '../crawler.ts';

/** Services that collect pages for others to train on. */
export const COLLECTORS = [
  ...crawlersOf('Common Crawl', 'other', [
    {
      name: 'CCBot',
      purpose: 'training',
      inDefaultCheckSet: true,
      userAgents: ['CCBot/2.0 (https://commoncrawl.org/faq/)'],
      addressLists: ['https://index.commoncrawl.org/ccbot.json'],
    },
  ]),
  ...crawlersOf('Diffbot', 'other', [
    {
      name: 'Diffbot',
      purpose: 'training',
      userAgents: [
        'Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.9.1.2) Gecko/20090729 Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1; +http://www.diffbot.com)',
      ],
    },
  ]),
  ...crawlersOf('Webz.io', 'other', [
    {
      name: 'omgili',
      purpose: 'training',
      match: ['omgili', 'omgilibot'],
      userAgents: ['omgili/0.5 +http://omgili.com'],
    },
    { name: 'webzio-extended', purpose: 'training', userAgents: ['webzio-extended (+https://webz.io/bot.html)'] },
  ]),
  ...crawlersOf('ImageSift', 'other', [
    {
      name: 'ImagesiftBot',
      purpose: 'training',
      userAgents: ['Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)'],
    },
  ]),
];
