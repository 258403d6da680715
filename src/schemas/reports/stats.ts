import { z } from 'zod';
import { CRITERIA, GRADES } from '../../domain/statistics/grade.ts';
import { GROUPINGS } from '../../domain/statistics/groups.ts';
import { OMITTABLE } from '../../domain/statistics/omit.ts';
import { PROMPT_SORTS } from '../../domain/statistics/prompts.ts';
import { CHANGE_VERDICTS, COMPARISON_VERDICTS } from '../../domain/statistics/verdicts.ts';
import { engineFilter, engineId, surfaceFilter } from '../answers/engines.ts';
import { branded } from '../shared/branded.ts';
import { ALL_COUNTRIES, country } from '../shared/countries.ts';
import { promptId, reportId, TAG_ID_EXAMPLE, tagId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { searchedText } from '../shared/text.ts';
import { compareInput, compareRule, windowInput, windowRule } from '../shared/windows.ts';

/** Which answers of a window count. */
export const answerFilters = {
  country: country.meta({ description: ALL_COUNTRIES }).optional(),
  ...engineFilter,
  tagId: tagId.meta({ description: 'Filter by prompt tag.', examples: [TAG_ID_EXAMPLE] }).optional(),
  branded,
};

/** Which answers of a report count. Everything that shows statistics takes these filters. */
export const reportFilters = { ...windowInput, ...answerFilters };
const engine = engineId.meta({ examples: ['gemini'] });

export const getStatsInput = z
  .object({
    reportId,
    ...reportFilters,
    ...surfaceFilter,
    ...compareInput,
    groupBy: z
      .enum(GROUPINGS)
      .meta({
        description:
          'Adds `groups`: the same statistics for each engine, tag, ISO week or country. With `engine`, each day of `history` has a series for each engine.',
        examples: ['engine'],
      })
      .optional(),
    omit: z
      .array(z.enum(OMITTABLE))
      .max(OMITTABLE.length)
      .meta({
        description:
          'Fields to leave out of a smaller response. `history`: the statistics per day. `intervals`: the field `intervals` of every brand; `brandCoverageLow` and `brandCoverageHigh` remain.',
        examples: [['history', 'intervals']],
      })
      .optional(),
  })
  .check(windowRule)
  .check(compareRule);

export const listReportPromptsInput = z
  .object({
    reportId,
    ...reportFilters,
    ...surfaceFilter,
    ...compareInput,
    sortBy: z.enum(PROMPT_SORTS).default('createdDate').meta({
      description:
        'Field to sort prompts by: the creation date, or a metric of your brand or of `brand`. `change`: how much its share of answers changed from the compared window.',
    }),
    sortOrder: z
      .enum(['asc', 'desc'])
      .default('desc')
      .meta({ description: 'Sort direction. Prompts without a value for the metric come last in both directions.' }),
    sortEngine: engine
      .meta({
        description: 'The engine whose metric sorts the prompts. Defaults to all engines that count.',
        examples: ['chatgpt'],
      })
      .optional(),
    include: z
      .enum(['engines'])
      .meta({
        description:
          'Adds `engines` to each prompt, its statistics on each engine, and `change` from the compared window.',
        examples: ['engines'],
      })
      .optional(),
    gaps: z
      .enum(['include', 'only'])
      .meta({
        description:
          '`include`: adds `gaps` to each prompt. `only`: lists only prompts with a gap, and adds `gaps`. A gap is an engine on which a competitor leads your brand clearly, by the rule of recommendations of the type `content_gap`.',
        examples: ['only'],
      })
      .optional(),
    brand: z
      .string()
      .min(1)
      .meta({
        description:
          'The brand that `engines` describes and by whose metrics prompts are sorted, by its name. Defaults to your brand.',
        examples: ['Globex'],
      })
      .optional(),
    text: searchedText('Only prompts that contain this text, ignoring case.', 'small teams').optional(),
    ...pagingInput,
  })
  .check(windowRule)
  .check(compareRule);

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

function interval(description: string, low: number, high: number) {
  return z
    .object({
      low: z.number().meta({ description: 'Lower bound.', examples: [low] }),
      high: z.number().meta({ description: 'Upper bound.', examples: [high] }),
    })
    .nullable()
    .meta({ description, examples: [{ low, high }] });
}

function bothIntervals(name: string, [trackedLow, trackedHigh]: number[], [marketLow, marketHigh]: number[]) {
  return z
    .object({
      tracked: interval(
        '95 % interval for the prompts that you track on the same engines. Null without answers.',
        trackedLow ?? 0,
        trackedHigh ?? 0,
      ),
      market: interval(
        '95 % interval for similar prompts on the same engines. Null with fewer than two prompts.',
        marketLow ?? 0,
        marketHigh ?? 0,
      ),
    })
    .meta({ description: `Precision of ${name}.` });
}

const coverageIntervals = bothIntervals('brandCoverage', [0.36, 0.44], [0.29, 0.52]);
const intervals = z
  .object({
    brandCoverage: coverageIntervals,
    domainCoverage: bothIntervals('domainCoverage', [0.09, 0.16], [0.06, 0.21]),
    shareOfVoice: bothIntervals('shareOfVoice', [0.28, 0.34], [0.22, 0.41]),
    averagePosition: bothIntervals('averagePosition', [1.7, 1.9], [1.5, 2.1]),
  })
  .meta({ id: 'Intervals', description: 'Two 95 % intervals for each rate.' });

const briefIntervals = z.object({ brandCoverage: coverageIntervals }).meta({ description: 'Two 95 % intervals.' });

const statistics = {
  brand,
  brandDomain: z.string().meta({ description: 'Domain of the brand.', examples: ['acme.com'] }),
  isMainBrand,
  mentions,
  brandCoverage,
  brandCoverageLow: share('Lower bound of the `tracked` interval of `brandCoverage`.', 0.36),
  brandCoverageHigh: share('Upper bound of the `tracked` interval of `brandCoverage`.', 0.44),
  shareOfVoice: share("The brand's share of all mentions of the report's brands. Null if there are no mentions.", 0.31),
  averagePosition: share(
    'Average position of the brand in the order of first mention, over answers that mention it.',
    1.8,
  ),
  domainCoverage: share("Share of answers that cite a page of the brand's domains.", 0.12),
  citations,
  intervals,
};

const calls = {
  answers: count('Number of answers. Shares are relative to this number.', 210),
  noAnswers: count('Number of calls for which the engine showed no AI answer.', 12),
  failed: count('Number of failed calls. They are treated as missing data and excluded from all other statistics.', 1),
};

const sample = {
  ...calls,
  prompts: count('Prompts with answers.', 15),
  questions: count(
    'Questions with answers. Prompts that ask the same in other words (`questionId`) are one question, and count as one for `market` intervals, changes and grades. Only if there are such prompts.',
    12,
  ).optional(),
  cells: count('Cells with answers: a cell is a prompt on an engine.', 45),
  icc: share(
    'Similarity of answers to one prompt with regard to your brand (intra-class correlation), 0 to 1. Null if it cannot be computed.',
    0.38,
  ),
};

const engines = (description: string) => z.array(engine).meta({ description, examples: [['gemini']] });
const models = (description: string) =>
  z.array(z.string().meta({ description: 'Model.', examples: ['gpt-5'] })).meta({ description, examples: [['gpt-5']] });

const completeness = (window: string) =>
  share(`Share of its scheduled calls that the engine completed ${window}. Null without calls.`, 0.7857);

const mixChanged = z
  .object({
    promptsAdded: count('Prompts with answers in this window only.', 0),
    promptsRemoved: count('Prompts with answers in the compared window only.', 0),
    enginesAdded: engines('Engines with answers in this window only.'),
    enginesRemoved: engines('Engines with answers in the compared window only.'),
    modelsChanged: z
      .array(
        z.object({ engine, before: models('Models in the compared window.'), now: models('Models in this window.') }),
      )
      .meta({ description: 'Engines whose models differ from the compared window.' }),
    enginesIncomplete: z
      .array(z.object({ engine, before: completeness('in the compared window'), now: completeness('in this window') }))
      // Shares that were frozen before do not have it.
      .default([])
      .meta({
        description:
          'Engines that completed less than 80 % of their scheduled calls in either window, for example because of an outage.',
      }),
    schedulesChanged: z
      .array(
        z.object({
          date: z
            .string()
            .meta({ description: 'First day of the new schedule.', format: 'date', examples: ['2026-11-10'] }),
          before: z.string().meta({ description: 'The schedule before.', examples: ['daily, all engines'] }),
          now: z.string().meta({ description: 'The new schedule.', examples: ['weekly on Monday, all engines'] }),
        }),
      )
      .meta({
        description:
          'Changes of the schedule of the report from the first day of the compared window to the last day of this one. Absent if there are none.',
      })
      .optional(),
    note: z
      .string()
      .nullable()
      .default(null)
      .meta({
        description:
          'What incomplete engines and changes of the schedule mean for the statistics. Null if there are none.',
        examples: [
          'Gemini completed only 78 % of its scheduled calls in this window. Shares of all answers lean toward the other engines there. The change compares each engine with itself.',
        ],
      }),
  })
  .meta({ description: 'Other differences between the windows. They never affect the difference of the rate.' });

const differenceLow = share(
  'Lower bound of the 95 % confidence interval of the difference. Null with fewer than two prompts.',
  0.01,
);
const differenceHigh = share(
  'Upper bound of the 95 % confidence interval of the difference. Null with fewer than two prompts.',
  0.11,
);

const change = z
  .object({
    brandCoverage: share(
      'Difference from the compared window over cells with answers in both windows, each prompt compared with itself. Null if there are none.',
      0.06,
    ),
    low: differenceLow,
    high: differenceHigh,
    verdict: z.enum(CHANGE_VERDICTS).meta({
      description:
        '`within_noise`: no clear change. `not_enough_data`: fewer than 3 questions in common. The verdict on your brand does not depend on the number of competitors: see the guide on the method.',
      examples: ['within_noise'],
    }),
    matchedPrompts: count('Prompts with answers in both windows.', 15),
    matchedQuestions: count(
      'Questions with answers in both windows. Only if some of these prompts ask the same question.',
      12,
    ).optional(),
    matchedCells: count('Cells with answers in both windows.', 45),
    mixChanged,
  })
  .meta({
    description:
      'Change from the compared window: the preceding one of the same length, or that of `compareStartDate`.',
  });

const comparison = z
  .object({
    brandCoverage: share('brandCoverage of your brand minus that of this competitor in the same answers.', 0.06),
    low: differenceLow,
    high: differenceHigh,
    verdict: z.enum(COMPARISON_VERDICTS).meta({
      description:
        '`ahead`: your brand is ahead of this competitor. All comparisons of a response are adjusted together (Holm).',
      examples: ['ahead'],
    }),
  })
  .nullable()
  .meta({
    description: 'Your brand compared with this competitor for similar prompts. Null for your brand.',
    examples: [{ brandCoverage: 0.06, low: 0.01, high: 0.11, verdict: 'ahead' }],
  });

/**
 * A field that is absent if `omit` names it. Its TypeScript type has it, because a type cannot depend on the request, and code
 * that omits nothing would have to check every field.
 */
function omittable<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.optional() as unknown as Schema;
}

const brandStats = z
  .object({ ...statistics, intervals: omittable(intervals), change, comparison })
  .meta({ id: 'BrandStats' });
const brands = z.array(brandStats).meta({ description: 'Your brand, followed by its competitors.' });
const ofDay = { brand, isMainBrand, mentions, brandCoverage, citations };
const engineDay = z
  .object({
    engine,
    answers: calls.answers,
    brands: z
      .array(
        z.object({
          ...ofDay,
          intervals: omittable(briefIntervals),
        }),
      )
      .meta({ description: 'Your brand, followed by its competitors.' }),
  })
  .meta({ id: 'EngineDayStats' });
const dayStats = z
  .object({
    date: z.string().meta({ description: 'Day (UTC).', format: 'date', examples: ['2026-11-14'] }),
    answers: calls.answers,
    brands: z
      .array(z.object({ ...ofDay, intervals: omittable(intervals) }))
      .meta({ description: 'Brands of the report, your brand first.' }),
    engines: z
      .array(engineDay)
      .meta({ description: 'Statistics of the day per engine. Only with `groupBy=engine`.' })
      .optional(),
    recomputable: z
      .literal(false)
      .meta({
        description:
          'Only on days whose answers were deleted (`ANSWER_DAYS`) before the report was edited. They keep the statistics of the settings at `settingsDate`, and take no part in `change`.',
        examples: [false],
      })
      .optional(),
    settingsDate: z
      .string()
      .meta({
        description: 'When the settings that the day was counted with took effect. Only with `recomputable`.',
        format: 'date-time',
        examples: ['2026-08-03T09:12:45.120Z'],
      })
      .optional(),
  })
  .meta({ id: 'DayStats' });

const grade = z
  .object({
    grade: z.enum(GRADES).meta({
      description: 'Reliability of the statistics of the window, on a scale defined by Sightline.',
      examples: ['directional'],
    }),
    criteria: z
      .array(
        z.object({
          grade: z
            .enum(['directional', 'decision'])
            .meta({ description: 'The grade that requires it.', examples: ['decision'] }),
          criterion: z.enum(CRITERIA).meta({
            description:
              '`halfWidth`: half of the `market` interval of brandCoverage. `changes`: changes of models, engines and prompts since the compared window.',
            examples: ['prompts'],
          }),
          value: share('Value of the window. Null if it cannot be computed.', 15),
          threshold: z.number().meta({ description: 'Threshold of the grade.', examples: [25] }),
          isMet: z.boolean().meta({ description: 'Whether the window meets the criterion.', examples: [false] }),
          missing: z
            .string()
            .nullable()
            .meta({
              description: 'What is missing, as text. Null if nothing is missing.',
              examples: ['10 more prompts with answers'],
            }),
        }),
      )
      .meta({ description: 'Every criterion of both grades above `exploratory`.' }),
  })
  .meta({ id: 'Grade' });

export const stats = inSlices(
  z
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
        description: '`sandbox`: the statistics are simulated. Simulated and real answers are never counted together.',
        examples: ['live'],
      }),
      ...sample,
      recomputable: z
        .literal(false)
        .meta({
          description:
            'Only if the window contains days that were counted with earlier settings because their answers were deleted. `history` marks these days.',
          examples: [false],
        })
        .optional(),
      comparableFrom: z
        .string()
        .meta({
          description:
            'First day that `change` and `comparison` include. Only if earlier days of this or the compared window were counted with earlier settings.',
          format: 'date',
          examples: ['2026-08-01'],
        })
        .optional(),
      truncated: count('Answers that the engine did not finish. They count like other answers.', 0),
      methodVersion: count(
        'Incremented when the same answers give other statistics than before. See the guide on the method.',
        3,
      ),
      brandedPrompts: count('Prompts of the report and country that contain a name of your brand.', 3),
      grade,
      brands,
      history: omittable(
        z.array(dayStats).meta({
          description:
            'Statistics per day, in chronological order. Days without answers are omitted. Absent with `omit=history`.',
        }),
      ),
      groups: z
        .array(
          z
            .object({
              key: z.string().meta({
                description: 'Engine, id of the tag, first day of the week, or country.',
                examples: ['chatgpt'],
              }),
              label: z.string().meta({ description: 'Display name of the group.', examples: ['ChatGPT'] }),
              ...sample,
              brands,
            })
            .meta({ id: 'StatsGroup' }),
        )
        .meta({ description: 'Only with `groupBy`. A prompt with several tags is in several groups.' })
        .optional(),
    })
    .meta({ id: 'ReportStats' }),
);

const promptStatistics = z
  .object({
    id: promptId,
    prompt: z.string().meta({
      description: 'Question sent to the AI engines.',
      examples: ['What is the best CRM for small teams?'],
    }),
    country: country.meta({ description: 'Country of the prompt.' }),
    ...calls,
    branded: z.boolean().meta({ description: 'Whether it contains a name of your brand.', examples: [false] }),
    brands: z
      .array(z.object(statistics).meta({ id: 'BrandStatistics' }))
      .meta({ description: 'Your brand, followed by its competitors.' }),
    engines: z
      .array(
        z
          .object({ engine, answers: calls.answers, brandCoverage, intervals: briefIntervals })
          .meta({ id: 'PromptEngine' }),
      )
      .meta({ description: 'Its engines with answers, for your brand or `brand`; only with `include=engines`.' })
      .optional(),
    change: z
      .object({
        brandCoverage: share(
          'Difference from the compared window over engines with answers in both windows. Null if there are none, or if some days were counted with earlier settings. A single prompt varies by chance.',
          0.06,
        ),
      })
      .meta({
        description:
          'Change of your brand or `brand` from the compared window: the preceding one of the same length, or that of `compareStartDate`; only with `include=engines`.',
      })
      .optional(),
    gaps: z
      .array(
        z
          .object({
            engine,
            answers: calls.answers,
            namedIn: count('Number of answers that name your brand.', 0),
            competitors: z
              .array(
                z
                  .object({ brand, namedIn: count('Number of answers that name the competitor.', 9) })
                  .meta({ id: 'GapCompetitor' }),
              )
              .meta({ description: 'Competitors that these answers name, the one named most first.' }),
          })
          .meta({ id: 'PromptGap' }),
      )
      .meta({
        description:
          'Engines on which a competitor leads your brand clearly in the answers to this prompt. Only with `gaps`.',
      })
      .optional(),
  })
  .meta({ id: 'ReportPrompt' });

export const reportPromptPage = pageOf(promptStatistics);
