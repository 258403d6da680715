import { z } from 'zod';
import { CADENCES } from '../../domain/collection/schedule.ts';
import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { GRADES } from '../../domain/statistics/grade.ts';
import { CHANGE_VERDICTS } from '../../domain/statistics/verdicts.ts';
import { engineId } from '../answers/engines.ts';
import { country } from '../shared/countries.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text } from '../shared/text.ts';
import { day, dayOrNull, windowInput, windowRule } from '../shared/windows.ts';
import { surfacesInput } from './fields.ts';

const optionalWindow = {
  startDate: windowInput.startDate
    .meta({ description: 'First day of the window, UTC, inclusive. Defaults to 13 days before the last day.' })
    .optional(),
  endDate: windowInput.endDate
    .meta({ description: 'Last day of the window, UTC, inclusive. Defaults to today.' })
    .optional(),
  country: country
    .meta({ description: 'Only prompts of this country. Defaults to all countries together.' })
    .optional(),
};

export const listSummariesInput = z
  .object({
    workspaceId: workspaceId
      .meta({ description: 'Only reports of this workspace. Defaults to every workspace the key can read.' })
      .optional(),
    ...optionalWindow,
    owner: text(TEXT_LIMITS.owner)
      .meta({ description: 'Only reports with this owner.', examples: ['Kim'] })
      .optional(),
    label: text(TEXT_LIMITS.label)
      .meta({ description: 'Only reports with this label.', examples: ['Retail'] })
      .optional(),
    ...pagingInput,
  })
  .check(windowRule);

const share = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [example] });
const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });
const usd = (description: string, example: number) => z.number().meta({ description, examples: [example] });
const interval = (description: string, low: number, high: number) =>
  z
    .object({
      low: z.number().meta({ description: 'Lower bound.', examples: [low] }),
      high: z.number().meta({ description: 'Upper bound.', examples: [high] }),
    })
    .nullable()
    .meta({ description, examples: [{ low, high }] });

const cadence = z.enum(CADENCES).meta({ description: 'How often prompts are sent.', examples: ['weekly'] });
const source = z.enum(['sandbox', 'live']).meta({
  description: '`sandbox`: answers are simulated, and calls cost nothing.',
  examples: ['live'],
});
const brandCoverage = share('Share of answers that name your brand, 0 to 1; null without answers.', 0.4);
const window = {
  startDate: day('First day of the window.', '2026-11-01'),
  endDate: day('Last day of the window.', '2026-11-14'),
};

const summary = z
  .object({
    reportId,
    workspaceId,
    reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme'] }),
    brand: z.string().meta({ description: 'Your brand.', examples: ['Acme'] }),
    owner: z
      .string()
      .nullable()
      .meta({ description: 'Who looks after the report; null for no one.', examples: ['Kim'] }),
    labels: z.array(z.string()).meta({ description: 'Labels of the report.', examples: [['Retail']] }),
    status: z.enum(['setting_up', 'ready', 'no_data']).meta({
      description: '`setting_up`: the first collection is in progress. `no_data`: the window has no answers.',
      examples: ['ready'],
    }),
    source,
    ...window,
    answers: count('Answers in the window.', 210),
    prompts: count('Prompts with answers in the window.', 15),
    brandCoverage,
    intervals: z
      .object({
        brandCoverage: z
          .object({
            tracked: interval('95 % interval for the prompts that you track.', 0.36, 0.44),
            market: interval('95 % interval for similar prompts.', 0.29, 0.52),
          })
          .meta({ description: 'Precision of brandCoverage.' }),
      })
      .meta({ description: 'Two 95 % intervals.' }),
    change: z
      .object({
        brandCoverage: share('Difference from the preceding window, over prompts and engines in common.', 0.06),
        low: share('Lower bound of its 95 % interval.', 0.01),
        high: share('Upper bound of its 95 % interval.', 0.11),
      })
      .meta({ description: 'Change from the preceding window of the same length.' }),
    verdict: z.enum(CHANGE_VERDICTS).meta({
      description: 'Whether the change is more than chance: the same verdict as in the statistics of the report.',
      examples: ['within_noise'],
    }),
    grade: z.enum(GRADES).meta({
      description: 'Reliability of the statistics. Its criteria are in the statistics of the report.',
      examples: ['directional'],
    }),
    sparkline: z
      .array(z.object({ ...window, brandCoverage }))
      .meta({ description: 'The eight weeks up to the last day of the window, oldest first.' }),
    collectionEndDate: dayOrNull(
      'Last day on which answers are collected. Null if the report has no end.',
      '2030-12-31',
    ),
    lastCollectionDate: z
      .string()
      .nullable()
      .meta({
        description: 'Last day with collected answers; null for none.',
        format: 'date',
        examples: ['2026-11-14'],
      }),
    nextCollectionDate: z
      .string()
      .nullable()
      .meta({
        description:
          'First day after `lastCollectionDate` on which the schedule collects answers. If it is before `endDate`, a day was missed. Null without answers, and if the report ends before.',
        format: 'date',
        examples: ['2026-11-15'],
      }),
  })
  .meta({ id: 'ReportSummary' });

export const summaryPage = pageOf(summary);

export const getAdviceInput = z.object({ reportId, ...optionalWindow }).check(windowRule);

export const advice = z
  .object({
    ...window,
    answers: count('Answers in the window.', 630),
    prompts: count('Prompts with answers in the window.', 15),
    brandCoverage,
    icc: z.number().meta({
      description: 'Similarity of answers to one prompt (intra-class correlation), 0 to 1.',
      examples: [0.38],
    }),
    isIccAssumed: z
      .boolean()
      .meta({ description: 'Whether `icc` is assumed because there are too few answers.', examples: [false] }),
    halfWidth: share('Half of the `market` interval of brandCoverage; null with fewer than two prompts.', 0.12),
    samplesPerDay: count('How often each prompt is sent to each engine per day.', 1),
    source,
    callsPerMonth: count('Calls in 30 days, with the connected engines.', 3150),
    costPerMonth: usd('Expected cost in US dollars.', 41.5),
    cadence: cadence.meta({ description: 'How often the prompts of the report are sent.', examples: ['daily'] }),
    cadences: z
      .array(
        z
          .object({
            cadence,
            halfWidth: share(
              'Half of the `market` interval of brandCoverage that a window of this length would have. Null if it cannot be computed.',
              0.084,
            ),
            callsPerMonth: count('Calls in 30 days, with the same engines and samples.', 450),
            costPerMonth: usd('Expected cost in US dollars.', 5.93),
            advice: z
              .string()
              .nullable()
              .meta({
                description: 'What this cadence gains or loses. Null for the cadence of the report.',
                examples: [
                  'Weekly instead of daily: ±8.4 instead of ±8.3 points for the market, but changes are seen weeks later: the answers of 2 weeks take 14 weeks.',
                ],
              }),
          })
          .meta({ id: 'AdviceCadence' }),
      )
      .meta({ description: 'The precision and the cost of each cadence.' }),
    targets: z
      .array(
        z
          .object({
            points: count('Target half-width of the interval, in percentage points.', 10),
            isReached: z
              .boolean()
              .meta({ description: 'Whether the interval already meets the target.', examples: [false] }),
            prompts: count('Prompts needed with the current number of answers per prompt.', 24),
            morePrompts: count('Number of additional prompts.', 9),
            samplesPerDay: z
              .int()
              .nullable()
              .meta({
                description: 'Samples per day needed with the same prompts and days. Null if no number is sufficient.',
                examples: [null],
              }),
            days: z
              .int()
              .nullable()
              .meta({
                description: 'Days needed with the same prompts and samples. Null if no number is sufficient.',
                examples: [null],
              }),
            costPerMonth: usd('Expected cost of this number of prompts per month, in US dollars.', 66.4),
          })
          .meta({ id: 'AdviceTarget' }),
      )
      .meta({ description: 'Effort needed for ±10, ±7 and ±5 points.' }),
    advice: z.string().meta({
      description: 'The advice as text.',
      examples: [
        'With 15 prompts the interval is ±12 points. 9 more prompts narrow it to about ±10 points; more samples a day would not.',
      ],
    }),
  })
  .meta({ id: 'Advice' });

export const forecastInput = z.object({
  prompts: z
    .int()
    .min(1)
    .max(1000)
    .meta({ description: 'Prompts in each country.', examples: [25] }),
  countries: z
    .array(country)
    .min(1)
    .max(250)
    .meta({ description: 'Countries of the prompts.', examples: [['us', 'de']] }),
  engines: z
    .array(engineId)
    .min(1)
    .max(ENGINES.length + REPORT_LIMITS.customEngines)
    .meta({ description: 'Defaults to the connected engines without custom ones.', examples: [['chatgpt', 'gemini']] })
    .optional(),
  samples: z
    .int()
    .min(1)
    .max(10)
    .meta({
      description: 'Samples of each prompt on each engine per day. Defaults to the server setting.',
      examples: [1],
    })
    .optional(),
  cadence: cadence.meta({ description: 'How often prompts are sent. Defaults to `daily`.' }).optional(),
  surfaces: surfacesInput
    .meta({
      description:
        'Which surface of an engine counts: `api` or `ui`. Defaults to that of a new report, the pages that are queried. Null for every API.',
    })
    .optional(),
});

export const forecast = z
  .object({
    samples: count('Samples of each prompt on each engine per day.', 1),
    callsPerDay: count('Calls per day on average, rounded.', 100),
    callsPerMonth: count('Calls in 30 days.', 3000),
    costPerMonth: usd('Expected cost in US dollars. Excludes engines that are not connected.', 120),
    source,
    engines: z
      .array(
        z
          .object({
            engine: engineId,
            isConnected: z.boolean().meta({ description: 'Whether the engine is connected.', examples: [true] }),
            refusedCountries: z
              .array(country)
              .meta({ description: 'Countries of the request in which the engine is not available.', examples: [[]] }),
            callsPerMonth: count('Calls in 30 days.', 1500),
            costPerMonth: share('Expected cost in US dollars. Null if not connected.', 60),
          })
          .meta({ id: 'EngineForecast' }),
      )
      .meta({ description: 'One entry per engine.' }),
  })
  .meta({ id: 'Forecast' });
