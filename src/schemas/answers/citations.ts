import { z } from 'zod';
import { CITED_PAGE_ORDERS, MOST_CITING_PROMPTS } from '../../domain/citations/cited-pages.ts';
import { DOMAIN_CATEGORIES } from '../../domain/citations/domain-categories/categories.ts';
import { SITE_ROLES } from '../../domain/citations/domain-categories/site-roles.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { CHANGE_VERDICTS } from '../../domain/statistics/verdicts.ts';
import { branded } from '../shared/branded.ts';
import { ALL_COUNTRIES, country } from '../shared/countries.ts';
import { domain } from '../shared/domains.ts';
import { promptId, reportId, tagId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { searchedText } from '../shared/text.ts';
import { compareInput, compareRule, windowInput, windowRule } from '../shared/windows.ts';
import { engineFilter, engineId, surfaceFilter } from './engines.ts';

const LONGEST_URL = 2048;

export const citedUrl = z
  .string()
  .check(({ value, issues }) => {
    if (value.length > LONGEST_URL || normalizeUrl(value) === null) {
      const message = `Must be an http or https URL of at most ${LONGEST_URL} characters`;
      issues.push({ code: 'custom', params: { code: 'invalid_url' }, message, input: value });
    }
  })
  .meta({
    minLength: 1,
    maxLength: LONGEST_URL,
    description:
      'URL-encoded URL of the page. The scheme, `www.`, fragment, trailing slash and tracking parameters are ignored. The scheme defaults to https.',
    examples: ['https://www.example.com/best-crm'],
  });

const citationFilter = {
  reportId,
  ...windowInput,
  ...engineFilter,
  ...surfaceFilter,
  tagId: tagId.meta({ description: 'Filter by prompt tag.' }).optional(),
  branded,
};

export const readCitationHistoryInput = z
  .object({
    ...citationFilter,
    ...compareInput,
    country: country
      .meta({ description: 'Country of the prompts. Defaults to the one with the most answers.' })
      .optional(),
    url: citedUrl,
  })
  .check(windowRule)
  .check(compareRule);

const citations = z
  .int()
  .meta({ description: 'Number of answers that cite the page. Each answer counts once.', examples: [3] });

const share = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [example] });

const citationDay = z
  .object({
    date: z.string().meta({ description: 'Day (UTC).', format: 'date', examples: ['2026-11-14'] }),
    totalCitations: z.int().meta({ description: 'Number of answers on this day that cite the page.', examples: [3] }),
    citationsByEngine: z
      .array(z.object({ engine: engineId, citations }).meta({ id: 'EngineCitations' }))
      .meta({ description: 'Citations by engine. Engines that do not cite the page are omitted.' }),
  })
  .meta({ id: 'CitationDay' });

export const citationHistory = inSlices(
  z
    .object({
      country: country.meta({
        description: 'Country of the prompts: the requested one, or the one with the most answers.',
      }),
      totalPeriodCitations: z.int().meta({ description: 'Number of citations in the window.', examples: [42] }),
      totalCitationsPreviousPeriod: z.int().meta({
        description:
          'Number of citations in the compared window: the preceding one of the same length, or that of `compareStartDate`.',
        examples: [30],
      }),
      percentageChange: z.number().meta({
        description:
          'Change of the number of citations from the compared window in percent, rounded to one decimal place. 100 if the compared window had no citations. It depends on how many answers the windows have; `change` does not.',
        examples: [40],
      }),
      change: z
        .object({
          citationShare: share(
            'Difference of the share of answers that cite the page, over cells with answers in both windows, each prompt compared with itself on the same engine. Null if there are none.',
            -0.06,
          ),
          low: share(
            'Lower bound of the 95 % confidence interval of the difference. Null with fewer than two prompts.',
            -0.11,
          ),
          high: share(
            'Upper bound of the 95 % confidence interval of the difference. Null with fewer than two prompts.',
            -0.01,
          ),
          verdict: z.enum(CHANGE_VERDICTS).meta({
            description: '`within_noise`: no clear change. `not_enough_data`: fewer than 3 prompts in common.',
            examples: ['down'],
          }),
          matchedPrompts: z.int().meta({ description: 'Prompts with answers in both windows.', examples: [15] }),
          matchedCells: z.int().meta({
            description: 'Cells with answers in both windows: a cell is a prompt on an engine.',
            examples: [45],
          }),
        })
        .nullable()
        .meta({
          id: 'CitationChange',
          description:
            'Change from the compared window. Null if answers of the windows are deleted, or if they contain more than 20,000 citations of the page.',
        }),
      citationsHistory: z.array(citationDay).meta({ description: 'One entry per day of the window.' }),
    })
    .meta({ id: 'CitationHistory' }),
);

export const domainCategory = z.enum(DOMAIN_CATEGORIES).meta({
  description:
    'Category of the site. `Brand` and `Competitor` are determined by the report. `Others` contains well-known sites that fit no other category. All remaining sites are `Unclassified`.',
  examples: ['News/Media'],
});

const siteRole = z.enum(SITE_ROLES).meta({
  description:
    'Role of the site: a `vendor` sells, a `review` site compares, an `analyst` researches markets, `docs` explain a product. `unknown` if neither the tables nor the host name indicate a role.',
  examples: ['review'],
});

export const listCitedPagesInput = z
  .object({
    ...citationFilter,
    country: country.meta({ description: ALL_COUNTRIES }).optional(),
    domain: domain
      .meta({ description: 'Filter by domain, including its subdomains.', examples: ['example.com'] })
      .optional(),
    domainCategory: domainCategory.meta({ description: 'Filter by site category.' }).optional(),
    brandMentioned: z
      .boolean()
      .meta({
        description:
          "If true, return only pages cited in at least one answer that mentions the report's brand. If false, return only the other pages.",
        examples: [false],
      })
      .optional(),
    text: searchedText('Only pages whose URL or title contains this text, ignoring case.', 'best crm').optional(),
    sortBy: z.enum(CITED_PAGE_ORDERS).default('citations').meta({ description: 'Field to sort pages by.' }),
    sortOrder: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'Sort direction. Domains are sorted alphabetically.' }),
    ...pagingInput,
  })
  .check(windowRule);

const citedPage = z
  .object({
    url: z.string().meta({
      description: 'URL of the page as first cited.',
      examples: ['https://www.example.com/best-crm'],
    }),
    domain: z.string().meta({ description: 'Host of the page, without `www.`.', examples: ['example.com'] }),
    title: z.string().meta({
      description: 'Title of the page as first cited. Empty if no engine returned one.',
      examples: ['The best CRMs of 2026'],
    }),
    citations: z.int().meta({ description: 'Number of answers in the window that cite the page.', examples: [12] }),
    prompts: z
      .array(
        z
          .object({
            id: promptId,
            engines: z.array(engineId).meta({
              description: 'Engines that cite the page in their answers to this prompt.',
              examples: [['chatgpt']],
            }),
          })
          .meta({ id: 'CitingPrompt' }),
      )
      .meta({
        description: `Prompts whose answers cite the page: at most ${MOST_CITING_PROMPTS}, those with the most citations.`,
      }),
    promptsTotal: z.int().meta({ description: 'Number of prompts whose answers cite the page.', examples: [3] }),
    isMyBrandDomain: z
      .boolean()
      .meta({ description: 'Whether the page belongs to a domain of your brand.', examples: [false] }),
    competitor: z
      .string()
      .nullable()
      .meta({ description: 'Competitor that the page belongs to. Null if none.', examples: [null] }),
    brandMentioned: z.boolean().meta({
      description: "Whether at least one answer that cites the page mentions the report's brand.",
      examples: [true],
    }),
    domainCategory,
    siteRole,
  })
  .meta({ id: 'CitedPage' });

export const citedPagePage = pageOf(citedPage);
