import { z } from 'zod';
import { ENGINES } from '../domain/shared/engines.ts';
import { GRADES } from '../domain/statistics/grade.ts';
import { CHANGE_VERDICTS } from '../domain/statistics/verdicts.ts';
import { country } from './countries.ts';
import { reportId, workspaceId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { day, windowInput, windowRule } from './windows.ts';

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
      low: z.number().meta({ description: 'Lower end.', examples: [low] }),
      high: z.number().meta({ description: 'Upper end.', examples: [high] }),
    })
    .nullable()
    .meta({ description, examples: [{ low, high }] });

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
    status: z.enum(['setting_up', 'ready', 'no_data']).meta({
      description: '`setting_up`: the first collection is under way. `no_data`: nothing was answered in the window.',
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
            tracked: interval('95 % interval for the prompts that you track, asked again.', 0.36, 0.44),
            market: interval('95 % interval for prompts like these.', 0.29, 0.52),
          })
          .meta({ description: 'How precise brandCoverage is.' }),
      })
      .meta({ description: 'Two 95 % intervals.' }),
    change: z
      .object({
        brandCoverage: share('Difference to the window before, over prompts and engines in common.', 0.06),
        low: share('Lower end of its 95 % interval.', 0.01),
        high: share('Upper end of its 95 % interval.', 0.11),
      })
      .meta({ description: 'Against the window of equal length before this one.' }),
    verdict: z.enum(CHANGE_VERDICTS).meta({
      description: 'Whether the change is more than chance. All verdicts of a page are adjusted together (Holm).',
      examples: ['within_noise'],
    }),
    grade: z.enum(GRADES).meta({
      description: 'How far the statistics can be relied on; its criteria are in the stats of the report.',
      examples: ['directional'],
    }),
    sparkline: z
      .array(z.object({ ...window, brandCoverage }))
      .meta({ description: 'The eight weeks up to the last day of the window, the oldest first.' }),
    lastCollectionDate: z
      .string()
      .nullable()
      .meta({
        description: 'Last day with collected answers; null for none.',
        format: 'date',
        examples: ['2026-11-14'],
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
      description: 'How much answers to one prompt resemble each other (intra-class correlation), 0 to 1.',
      examples: [0.38],
    }),
    isIccAssumed: z
      .boolean()
      .meta({ description: 'Whether `icc` is assumed because there are too few answers.', examples: [false] }),
    halfWidth: share('Half of the `market` interval of brandCoverage; null with fewer than two prompts.', 0.12),
    samplesPerDay: count('How often each prompt is put to each engine in a day.', 1),
    source,
    callsPerMonth: count('Calls of 30 days, with the connected engines.', 3150),
    costPerMonth: usd('What they are expected to cost, in US dollars.', 41.5),
    targets: z
      .array(
        z
          .object({
            points: count('The interval reaches at most this many points to either side.', 10),
            isReached: z.boolean().meta({ description: 'Whether it does already.', examples: [false] }),
            prompts: count('Prompts needed, with as many answers to each as now.', 24),
            morePrompts: count('How many more that is.', 9),
            samplesPerDay: z
              .int()
              .nullable()
              .meta({
                description: 'Samples a day needed with the same prompts and days; null if no number is enough.',
                examples: [null],
              }),
            days: z
              .int()
              .nullable()
              .meta({
                description: 'Days needed with the same prompts and samples; null if no number is enough.',
                examples: [null],
              }),
            costPerMonth: usd('What that many prompts are expected to cost a month, in US dollars.', 66.4),
          })
          .meta({ id: 'AdviceTarget' }),
      )
      .meta({ description: 'What it takes for ±10, ±7 and ±5 points.' }),
    advice: z.string().meta({
      description: 'The same in words.',
      examples: [
        'With 15 prompts the interval is ±12 points. 9 more prompts narrow it to about ±10 points; more samples a day would not.',
      ],
    }),
  })
  .meta({ id: 'Advice' });

const engine = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] });

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
    .array(engine)
    .min(1)
    .max(ENGINES.length)
    .meta({ description: 'Defaults to the connected engines.', examples: [['chatgpt', 'gemini']] })
    .optional(),
  samples: z
    .int()
    .min(1)
    .max(10)
    .meta({ description: 'Samples of each prompt on each engine a day. Defaults to the setting.', examples: [1] })
    .optional(),
});

export const forecast = z
  .object({
    samples: count('Samples of each prompt on each engine a day.', 1),
    callsPerDay: count('Calls a day.', 100),
    callsPerMonth: count('Calls of 30 days.', 3000),
    costPerMonth: usd(
      'What they are expected to cost, in US dollars. Engines that are not connected are left out.',
      120,
    ),
    source,
    engines: z
      .array(
        z
          .object({
            engine,
            isConnected: z.boolean().meta({ description: 'Whether the engine is connected.', examples: [true] }),
            refusedCountries: z
              .array(country)
              .meta({ description: 'Of these countries, those that the engine is not available in.', examples: [[]] }),
            callsPerMonth: count('Calls of 30 days.', 1500),
            costPerMonth: share('What they are expected to cost, in US dollars; null if not connected.', 60),
          })
          .meta({ id: 'EngineForecast' }),
      )
      .meta({ description: 'Each engine.' }),
  })
  .meta({ id: 'Forecast' });
