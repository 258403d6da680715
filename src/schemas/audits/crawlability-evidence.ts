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
        '`missing` (4xx, or HTML instead of text) sets no rules, `unreachable` (5xx, 429, no response) disallows everything, and of a file that is `too_large` only the first 500 KiB count.',
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
      .meta({ description: 'Malformed lines. They are interpreted like Google does.' }),
    noindex: z
      .boolean()
      .meta({ description: 'Whether a meta element or `X-Robots-Tag` forbids indexing.', examples: [false] }),
    nosnippet: z
      .boolean()
      .meta({ description: 'Whether a meta element or `X-Robots-Tag` forbids quoting.', examples: [false] }),
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
  challenge: null,
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
    challenge: z
      .string()
      .nullable()
      .meta({ description: 'Vendor of a challenge page. Null if there was none.', examples: ['Cloudflare'] }),
    sentence: z.string().meta({ description: 'The result in one or two sentences.', examples: [example.sentence] }),
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
