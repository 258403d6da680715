import { z } from 'zod';
import { PROMPT_SORTS } from '../domain/statistics/prompts.ts';
import { country } from './countries.ts';
import { engineFilter } from './engines.ts';
import { promptId, reportId, TAG_ID_EXAMPLE, tagId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { windowInput, windowRule } from './windows.ts';

const filters = {
  reportId,
  ...windowInput,
  country,
  ...engineFilter,
  tagId: tagId.meta({ description: 'Only prompts that carry this tag.', examples: [TAG_ID_EXAMPLE] }).optional(),
};

export const getStatsInput = z.object(filters).check(windowRule);

export const listReportPromptsInput = z
  .object({
    ...filters,
    sortBy: z.enum(PROMPT_SORTS).default('createdDate').meta({
      description: "What prompts are ordered by: when they were made, or a number of the report's own brand.",
    }),
    sortOrder: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'Prompts without the number come last either way.' }),
    ...pagingInput,
  })
  .check(windowRule);

function share(description: string, example: number) {
  return z
    .number()
    .nullable()
    .meta({ description, examples: [example] });
}

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const brand = z.string().meta({ description: 'Name of the brand.', examples: ['Acme'] });
const isMainBrand = z
  .boolean()
  .meta({ description: "Whether it is the report's own brand, not a competitor.", examples: [true] });
const mentions = count('How often answers name the brand in their prose.', 57);
const brandCoverage = share('Share of answers that name the brand, 0 to 1; null without answers.', 0.4);
const citations = count('Pages of its domains that answers cite, each once per answer.', 23);

const numbers = {
  brand,
  brandDomain: z.string().meta({ description: 'Domain of the brand.', examples: ['acme.com'] }),
  isMainBrand,
  mentions,
  brandCoverage,
  brandCoverageLow: share('Lower end of its 95 % Wilson interval.', 0.33),
  brandCoverageHigh: share('Upper end of its 95 % Wilson interval.', 0.47),
  shareOfVoice: share('Its share of the mentions of all brands of the report; null without any.', 0.31),
  averagePosition: share(
    'Its place in the order in which answers first name brands, averaged over those that name it.',
    1.8,
  ),
  domainCoverage: share('Share of answers that cite a page of its domains.', 0.12),
  citations,
};

const calls = {
  answers: count('Answers that exist: what shares are taken of.', 210),
  noAnswers: count('Times that the engine showed no AI answer.', 12),
  failed: count('Calls that failed: missing data, counted nowhere else.', 1),
};

const change = z
  .object({
    brandCoverage: share('Difference to the window of equal length before; null without answers in either.', 0.06),
    verdict: z.enum(['up', 'down', 'within_noise']).meta({
      description: '`within_noise`: so few answers could differ that much by chance.',
      examples: ['within_noise'],
    }),
  })
  .meta({ description: 'Against the window of equal length before this one.' });

const brandStats = z.object({ ...numbers, change }).meta({ id: 'BrandStats' });
const dayStats = z
  .object({
    date: z.string().meta({ description: 'The day, UTC.', format: 'date', examples: ['2026-11-14'] }),
    answers: calls.answers,
    brands: z
      .array(z.object({ brand, isMainBrand, mentions, brandCoverage, citations }))
      .meta({ description: 'The brands of the report, its own first.' }),
  })
  .meta({ id: 'DayStats' });

export const stats = z
  .object({
    status: z.enum(['setting_up', 'ready', 'no_data']).meta({
      description: '`setting_up`: the first collection is under way. `no_data`: nothing was answered in the window.',
      examples: ['ready'],
    }),
    isRecalculating: z.boolean().meta({
      description: 'Whether the numbers are of older settings, until new ones take their place in one step.',
      examples: [false],
    }),
    recalculation: z
      .object({
        done: count('Days counted so far.', 41),
        total: count('Days to count.', 90),
      })
      .nullable()
      .meta({ description: 'How far the new numbers are; null when there are none under way.', examples: [null] }),
    source: z.enum(['sandbox', 'live']).meta({
      description: '`sandbox`: the numbers are simulated. Simulated and real answers are never counted together.',
      examples: ['live'],
    }),
    ...calls,
    truncated: count('Answers that the engine did not finish; they count like the others.', 0),
    brands: z.array(brandStats).meta({ description: "The report's own brand, then its competitors." }),
    history: z.array(dayStats).meta({ description: 'Days that have answers, in order; others are absent.' }),
  })
  .meta({ id: 'ReportStats' });

const promptStatistics = z
  .object({
    id: promptId,
    prompt: z.string().meta({
      description: 'The question put to the AI engines.',
      examples: ['What is the best CRM for small teams?'],
    }),
    ...calls,
    brands: z
      .array(z.object(numbers).meta({ id: 'BrandNumbers' }))
      .meta({ description: "The report's own brand, then its competitors." }),
  })
  .meta({ id: 'ReportPrompt' });

export const reportPromptPage = pageOf(promptStatistics);
