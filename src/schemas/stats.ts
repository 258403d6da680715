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
  tagId: tagId.meta({ description: 'Filter by prompt tag.', examples: [TAG_ID_EXAMPLE] }).optional(),
};

export const getStatsInput = z.object(filters).check(windowRule);

export const listReportPromptsInput = z
  .object({
    ...filters,
    sortBy: z.enum(PROMPT_SORTS).default('createdDate').meta({
      description: "Field to sort prompts by: the creation date, or one of your brand's metrics.",
    }),
    sortOrder: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'Sort direction. Prompts without a value for the metric come last in both directions.' }),
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
  .meta({ description: 'Whether this is your brand rather than a competitor.', examples: [true] });
const mentions = count('Number of mentions of the brand in the text of answers.', 57);
const brandCoverage = share('Share of answers that mention the brand, from 0 to 1. Null if there are no answers.', 0.4);
const citations = count("Number of citations of the brand's pages. Each page counts once per answer.", 23);

const numbers = {
  brand,
  brandDomain: z.string().meta({ description: 'Domain of the brand.', examples: ['acme.com'] }),
  isMainBrand,
  mentions,
  brandCoverage,
  brandCoverageLow: share('Lower bound of the 95 % Wilson confidence interval of `brandCoverage`.', 0.33),
  brandCoverageHigh: share('Upper bound of the 95 % Wilson confidence interval of `brandCoverage`.', 0.47),
  shareOfVoice: share("The brand's share of all mentions of the report's brands. Null if there are no mentions.", 0.31),
  averagePosition: share(
    'Average position of the brand in the order of first mention, over answers that mention it.',
    1.8,
  ),
  domainCoverage: share("Share of answers that cite a page of the brand's domains.", 0.12),
  citations,
};

const calls = {
  answers: count('Number of answers. Shares are relative to this number.', 210),
  noAnswers: count('Number of calls for which the engine showed no AI answer.', 12),
  failed: count('Number of failed calls. They are treated as missing data and excluded from all other statistics.', 1),
};

const change = z
  .object({
    brandCoverage: share(
      'Difference from the preceding window of the same length. Null if either window has no answers.',
      0.06,
    ),
    verdict: z.enum(['up', 'down', 'within_noise']).meta({
      description:
        'Direction of the change. `within_noise`: with this number of answers, the difference may be due to chance.',
      examples: ['within_noise'],
    }),
  })
  .meta({ description: 'Change from the preceding window of the same length.' });

const brandStats = z.object({ ...numbers, change }).meta({ id: 'BrandStats' });
const dayStats = z
  .object({
    date: z.string().meta({ description: 'Day (UTC).', format: 'date', examples: ['2026-11-14'] }),
    answers: calls.answers,
    brands: z
      .array(z.object({ brand, isMainBrand, mentions, brandCoverage, citations }))
      .meta({ description: 'Brands of the report, your brand first.' }),
  })
  .meta({ id: 'DayStats' });

export const stats = z
  .object({
    status: z.enum(['setting_up', 'ready', 'no_data']).meta({
      description: '`setting_up`: the first collection is in progress. `no_data`: the window has no answers.',
      examples: ['ready'],
    }),
    isRecalculating: z.boolean().meta({
      description:
        'Whether the report is being recalculated. Until the new statistics are in place, the statistics reflect the previous settings.',
      examples: [false],
    }),
    recalculation: z
      .object({
        done: count('Number of days recalculated so far.', 41),
        total: count('Total number of days to recalculate.', 90),
      })
      .nullable()
      .meta({ description: 'Progress of the recalculation. Null if none is in progress.', examples: [null] }),
    source: z.enum(['sandbox', 'live']).meta({
      description:
        '`sandbox`: the statistics are simulated. `live`: they are based on real answers. Simulated and real answers are never combined.',
      examples: ['live'],
    }),
    ...calls,
    truncated: count('Answers that the engine did not finish. They count like other answers.', 0),
    brands: z.array(brandStats).meta({ description: 'Your brand, followed by its competitors.' }),
    history: z
      .array(dayStats)
      .meta({ description: 'Statistics per day, in chronological order. Days without answers are omitted.' }),
  })
  .meta({ id: 'ReportStats' });

const promptStatistics = z
  .object({
    id: promptId,
    prompt: z.string().meta({
      description: 'Question sent to the AI engines.',
      examples: ['What is the best CRM for small teams?'],
    }),
    ...calls,
    brands: z
      .array(z.object(numbers).meta({ id: 'BrandNumbers' }))
      .meta({ description: 'Your brand, followed by its competitors.' }),
  })
  .meta({ id: 'ReportPrompt' });

export const reportPromptPage = pageOf(promptStatistics);
