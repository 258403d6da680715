import { z } from 'zod';
import { ROBOTS_OUTCOMES } from '../../domain/crawlability-checks/robots-analysis.ts';

const page = z
  .object({
    robotsTxtUrl: z.string().meta({
      description: 'The robots.txt of the host that returned the page, after redirects.',
      examples: ['https://www.acme.com/robots.txt'],
    }),
    robotsTxtStatus: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status of robots.txt. Null if there was no response.', examples: [200] }),
    robotsTxtOutcome: z.enum(ROBOTS_OUTCOMES).meta({
      description:
        '`missing` (4xx, or a file that is not UTF-8 text, such as HTML or UTF-16) sets no rules, `unreachable` (5xx, 429, no response) disallows everything, and of a file that is `too_large` only the first 500 KiB count.',
      examples: ['found'],
    }),
    robotsTxtWarnings: z
      .array(
        z.object({
          line: z.int().meta({ description: 'Line of the file.', examples: [3] }),
          message: z.string().meta({
            description: 'The problem, and how the line is interpreted.',
            examples: ['“Disalow” is misspelled; interpreted as Disallow.'],
          }),
        }),
      )
      .meta({
        description:
          'Malformed lines, which are interpreted like Google does, and problems of the whole file: an encoding that crawlers cannot read, more than 500 KiB, or rules that depend on the user agent.',
      }),
    noindex: z.boolean().meta({
      description:
        'Whether a meta element or `X-Robots-Tag` forbids all crawlers to index the page. A date in `unavailable_after` that is over does.',
      examples: [false],
    }),
    nosnippet: z.boolean().meta({
      description:
        'Whether a meta element, `X-Robots-Tag` or `data-nosnippet` around most of the text forbids all crawlers to quote the page.',
      examples: [false],
    }),
    canonical: z
      .string()
      .nullable()
      .meta({ description: 'Canonical URL that the page declares.', examples: ['https://www.acme.com/pricing'] }),
    finalUrl: z
      .string()
      .meta({ description: 'URL of the page after redirects.', examples: ['https://www.acme.com/pricing'] }),
  })
  .meta({ id: 'CrawlabilityPageEvidence', description: 'Facts that apply to every crawler.' });

const example = {
  group: 'gptbot',
  rule: 'Disallow: /',
  line: 14,
  finalUrl: 'https://www.acme.com/pricing',
  status: 403,
  size: 512,
  similarity: 0.02,
  textShare: 0.02,
  challenge: null,
  noindex: false,
  nosnippet: false,
  contentSignal: null,
  sentence: 'robots.txt line 14, `Disallow: /` for GPTBot.',
};
const crawler = z
  .object({
    group: z
      .string()
      .nullable()
      .meta({
        description: 'The group of robots.txt that applies: an agent in lower case, or `*`.',
        examples: ['gptbot'],
      }),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'The deciding rule. Null if none matches.', examples: ['Disallow: /'] }),
    line: z
      .int()
      .nullable()
      .meta({ description: 'The line of the rule in robots.txt.', examples: [14] }),
    finalUrl: z
      .string()
      .nullable()
      .meta({
        description: 'URL that the crawler reached after redirects. Null if it was not probed.',
        examples: [example.finalUrl],
      }),
    status: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status. 0 if there was no response.', examples: [403] }),
    size: z
      .int()
      .nullable()
      .meta({ description: 'Bytes of the body, of which at most 256 KiB are read.', examples: [512] }),
    similarity: z
      .number()
      .nullable()
      .meta({
        description: 'Share of the text that the crawler and an ordinary browser both received, from 0 to 1.',
        examples: [0.02],
      }),
    textShare: z
      .number()
      .nullable()
      .meta({
        description:
          'Share of the running text of the page, as browsers receive it, that the crawler received, from 0 to 1. Below 0.7 the page is shortened or another one. Null if the page has little text or changes with each request. Absent in checks of older versions.',
        examples: [0.02],
      })
      .optional(),
    challenge: z
      .string()
      .nullable()
      .meta({ description: 'Vendor of a challenge page. Null if there was none.', examples: ['Cloudflare'] }),
    noindex: z
      .boolean()
      .meta({
        description:
          'Whether the page, as this crawler received it, forbids all crawlers or this one to index it. Absent in checks of older versions.',
        examples: [false],
      })
      .optional(),
    nosnippet: z
      .boolean()
      .meta({
        description:
          'Whether the page, as this crawler received it, forbids all crawlers or this one to quote it. Absent in checks of older versions.',
        examples: [false],
      })
      .optional(),
    contentSignal: z
      .string()
      .nullable()
      .meta({
        description:
          'The `Content-Signal` and `Content-Usage` lines of robots.txt that apply to the crawler. They do not affect access. Null if there are none. Absent in checks of older versions.',
        examples: ['Content-Signal: search=yes, ai-train=no'],
      })
      .optional(),
    sentence: z
      .string()
      .meta({ description: 'The result in a few sentences, the cause first.', examples: [example.sentence] }),
  })
  .meta({
    id: 'CrawlerEvidence',
    description: 'Results of robots.txt and the server for one crawler.',
    examples: [example],
  });

export const crawlabilityEvidence = z
  .object({
    page,
    crawlers: z
      .record(z.string(), crawler)
      .meta({ description: 'For each crawler, why it can or cannot read the page.', examples: [{ GPTBot: example }] }),
  })
  .meta({ id: 'CrawlabilityEvidence', description: 'Reasons for the result of the check.' });
