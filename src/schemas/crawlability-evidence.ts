import { z } from 'zod';
import { ROBOTS_OUTCOMES } from '../domain/crawlability-checks/robots-analysis.ts';

const page = z
  .object({
    robotsTxtUrl: z.string().meta({
      description: 'The robots.txt of the host that returned the page, after redirects.',
      examples: ['https://www.acme.com/robots.txt'],
    }),
    robotsTxtStatus: z
      .int()
      .nullable()
      .meta({ description: 'Its HTTP status; null where there was no answer.', examples: [200] }),
    robotsTxtOutcome: z.enum(ROBOTS_OUTCOMES).meta({
      description:
        '`missing` (4xx, or HTML instead of text) sets no rules, `unreachable` (5xx, 429, no answer) forbids everything, and of a file that is `too_large` only the first 500 KiB count.',
      examples: ['found'],
    }),
    robotsTxtWarnings: z
      .array(
        z.object({
          line: z.int().meta({ description: 'Line of the file.', examples: [3] }),
          message: z.string().meta({
            description: 'What is wrong and how it is read.',
            examples: ['“Disalow” is misspelled; read as Disallow.'],
          }),
        }),
      )
      .meta({ description: 'Lines that are not written as they should be. They are read as Google reads them.' }),
    noindex: z
      .boolean()
      .meta({ description: 'Whether a meta element or `X-Robots-Tag` forbids indexing.', examples: [false] }),
    nosnippet: z
      .boolean()
      .meta({ description: 'Whether a meta element or `X-Robots-Tag` forbids quoting.', examples: [false] }),
    canonical: z
      .string()
      .nullable()
      .meta({ description: 'The canonical address that the page names.', examples: ['https://www.acme.com/pricing'] }),
    finalUrl: z
      .string()
      .meta({ description: 'Address of the page after redirects.', examples: ['https://www.acme.com/pricing'] }),
  })
  .meta({ id: 'CrawlabilityPageEvidence', description: 'What holds for every crawler.' });

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
      .meta({ description: 'The rule that decides; null where none matches.', examples: ['Disallow: /'] }),
    line: z
      .int()
      .nullable()
      .meta({ description: 'The line of the rule in robots.txt.', examples: [14] }),
    finalUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Where redirects led the crawler; null where it was not probed.',
        examples: [example.finalUrl],
      }),
    status: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status; 0 where there was no answer.', examples: [403] }),
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
      .meta({ description: 'The vendor of a challenge page; null where there was none.', examples: ['Cloudflare'] }),
    sentence: z.string().meta({ description: 'The result in one or two sentences.', examples: [example.sentence] }),
  })
  .meta({
    id: 'CrawlerEvidence',
    description: 'What robots.txt and the server do to one crawler.',
    examples: [example],
  });

export const crawlabilityEvidence = z
  .object({
    page,
    crawlers: z
      .record(z.string(), crawler)
      .meta({ description: 'For each crawler, why it may or may not read the page.', examples: [{ GPTBot: example }] }),
  })
  .meta({ id: 'CrawlabilityEvidence', description: 'Reasons for the result of the check.' });
