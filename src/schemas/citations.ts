import { z } from 'zod';
import { CITED_PAGE_ORDERS } from '../domain/citations/cited-pages.ts';
import { DOMAIN_CATEGORIES } from '../domain/citations/domain-categories/categories.ts';
import { SITE_ROLES } from '../domain/citations/domain-categories/site-roles.ts';
import { normalizeUrl } from '../domain/shared/urls.ts';
import { country } from './countries.ts';
import { domain } from './domains.ts';
import { engineFilter, engineId } from './engines.ts';
import { promptId, reportId, tagId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { windowInput, windowRule } from './windows.ts';

const LONGEST_URL = 2048;

const citedUrl = z
  .string()
  .check(({ value, issues }) => {
    if (value.length > LONGEST_URL || normalizeUrl(value) === null) {
      const message = `Send the http or https address of a page, of at most ${LONGEST_URL} characters`;
      issues.push({ code: 'custom', params: { code: 'invalid_url' }, message, input: value });
    }
  })
  .meta({
    minLength: 1,
    maxLength: LONGEST_URL,
    description:
      'Address of the page, URL-encoded. Scheme, `www.`, fragment, trailing slash and tracking parameters make no difference; without a scheme it is read as https.',
    examples: ['https://www.example.com/best-crm'],
  });

const citationFilter = {
  reportId,
  ...windowInput,
  country,
  ...engineFilter,
  tagId: tagId.meta({ description: 'Only prompts that carry this tag.' }).optional(),
};

export const readCitationHistoryInput = z.object({ ...citationFilter, url: citedUrl }).check(windowRule);

const citations = z.int().meta({ description: 'Answers that cite the page; each counts once.', examples: [3] });

const citationDay = z
  .object({
    date: z.string().meta({ description: 'The day, UTC.', format: 'date', examples: ['2026-11-14'] }),
    totalCitations: z.int().meta({ description: 'Answers of the day that cite the page.', examples: [3] }),
    citationsByEngine: z
      .array(z.object({ engine: engineId, citations }).meta({ id: 'EngineCitations' }))
      .meta({ description: 'The same by engine; engines that do not cite the page are left out.' }),
  })
  .meta({ id: 'CitationDay' });

export const citationHistory = z
  .object({
    totalPeriodCitations: z.int().meta({ description: 'Citations in the window.', examples: [42] }),
    totalCitationsPreviousPeriod: z
      .int()
      .meta({ description: 'Citations in the window of equal length before it.', examples: [30] }),
    percentageChange: z.number().meta({
      description: 'Change against the previous window in percent, one decimal; 100 when growing from zero.',
      examples: [40],
    }),
    citationsHistory: z.array(citationDay).meta({ description: 'One entry for each day of the window.' }),
  })
  .meta({ id: 'CitationHistory' });

export const domainCategory = z.enum(DOMAIN_CATEGORIES).meta({
  description:
    'What kind of site it is: `Brand` and `Competitor` as the report has them, `Others` for well-known sites of no other kind, `Unclassified` for the rest.',
  examples: ['News/Media'],
});

const siteRole = z.enum(SITE_ROLES).meta({
  description:
    'What the site does for its readers: a `vendor` sells, a `review` site compares, an `analyst` researches markets, `docs` explain a product; `unknown` if neither the tables nor the host name tell.',
  examples: ['review'],
});

export const listCitedPagesInput = z
  .object({
    ...citationFilter,
    domain: domain
      .meta({ description: 'Only pages of this domain and its subdomains.', examples: ['example.com'] })
      .optional(),
    domainCategory: domainCategory.meta({ description: 'Only pages of sites of this kind.' }).optional(),
    brandMentioned: z
      .boolean()
      .meta({
        description: "Only pages with, or only pages without, a citing answer that names the report's brand.",
        examples: [false],
      })
      .optional(),
    sortBy: z.enum(CITED_PAGE_ORDERS).default('citations').meta({ description: 'What the pages are sorted by.' }),
    sortOrder: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'Least or most first; domains from A to Z, or back.' }),
    ...pagingInput,
  })
  .check(windowRule);

const citedPage = z
  .object({
    url: z.string().meta({
      description: 'Address of the page as it was first cited.',
      examples: ['https://www.example.com/best-crm'],
    }),
    domain: z.string().meta({ description: 'Host of the page, without `www.`.', examples: ['example.com'] }),
    title: z.string().meta({
      description: 'Title of the page as it was first cited; empty if no engine gave one.',
      examples: ['The best CRMs of 2026'],
    }),
    citations: z.int().meta({ description: 'Answers of the window that cite the page.', examples: [12] }),
    prompts: z
      .array(
        z
          .object({
            id: promptId,
            engines: z
              .array(engineId)
              .meta({ description: 'Engines that cite the page when asked this.', examples: [['chatgpt']] }),
          })
          .meta({ id: 'CitingPrompt' }),
      )
      .meta({ description: 'Prompts whose answers cite the page.' }),
    isMyBrandDomain: z
      .boolean()
      .meta({ description: "Whether the page is on the brand's own site.", examples: [false] }),
    competitor: z
      .string()
      .nullable()
      .meta({ description: 'The competitor whose site the page is on; null for none.', examples: [null] }),
    brandMentioned: z
      .boolean()
      .meta({ description: "Whether an answer that cites the page names the report's brand.", examples: [true] }),
    domainCategory,
    siteRole,
  })
  .meta({ id: 'CitedPage' });

export const citedPagePage = pageOf(citedPage);
