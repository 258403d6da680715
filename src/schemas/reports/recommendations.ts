import { z } from 'zod';
import {
  RECOMMENDATION_GROUPS,
  RECOMMENDATION_STATES,
  RECOMMENDATION_TYPES,
} from '../../domain/recommendations/recommendation.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { domainCategory } from '../answers/citations.ts';
import { engineFilter, engineId } from '../answers/engines.ts';
import { ALL_COUNTRIES, country } from '../shared/countries.ts';
import { promptId, recommendationId, reportId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { rules } from '../shared/rules.ts';

const state = z.enum(RECOMMENDATION_STATES).meta({
  description: 'State of the recommendation. `suggested` until a user changes it.',
  examples: ['suggested'],
});
const type = z.enum(RECOMMENDATION_TYPES).meta({
  description:
    '`content_partnership_opportunities`: a page that is cited in answers that mention competitors but not your brand. `content_gap`: prompts where a competitor leads your brand clearly. `citation_loss`: a page that was cited for your brand in the preceding window and no longer is. `competitors_count`: brands that are mentioned often but not tracked. `crawler_access`: a page of your site that crawlers of the engine cannot fetch.',
  examples: ['content_partnership_opportunities'],
});

/** The filters of the list of each engine, which is about one country. */
export const recommendationFilters = z.object({
  reportId,
  country,
  engine: engineId.meta({ description: 'Filter by engine.', examples: ['gemini'] }).optional(),
  engines: engineFilter.engines,
  state: state.meta({ description: 'Filter by state.' }).optional(),
  type: type.meta({ description: 'Filter by type.' }).optional(),
});

export const listRecommendationsInput = z
  .object({
    ...recommendationFilters.shape,
    country: country.meta({ description: `${ALL_COUNTRIES} Required unless \`merge\` is set.` }).optional(),
    merge: z
      .enum(['engines'])
      .meta({
        description:
          '`engines`: joins recommendations of the same type and subject into one task, over all engines and countries. Tasks with the most impact come first. Defaults to one recommendation for each engine and country.',
        examples: ['engines'],
      })
      .optional(),
    ...pagingInput,
  })
  .check(rules(findCountryIssues));

function findCountryIssues(sent: { country?: unknown; merge?: unknown }): ValidationIssue[] {
  if (sent.country !== undefined || sent.merge !== undefined) return [];
  return [{ path: 'country', message: 'Required: expected string', code: 'required' }];
}

export const updateRecommendationInput = z.object({
  reportId,
  recommendationId: recommendationId.meta({
    description: 'Identifier of the recommendation, or of a task that `merge` returned: all its parts get the state.',
  }),
  state: state.meta({
    description: 'New state. It is kept when recommendations are regenerated. Set to `suggested` to revert a decision.',
    examples: ['dismissed'],
  }),
});

const day = (description: string, example: string) =>
  z.string().meta({ description, format: 'date', examples: [example] });

const data = z
  .object({
    url: z.string().meta({
      description: 'URL of the page. Empty if no page applies.',
      examples: ['https://www.example.com/best-crm'],
    }),
    title: z.string().meta({ description: 'Title of the page. May be empty.', examples: ['The best CRMs of 2026'] }),
    domain: z.string().meta({ description: 'Host of the page, without `www.`.', examples: ['example.com'] }),
    domainCategory,
    mentionedCompetitors: z.array(z.string()).meta({
      description:
        'Competitors mentioned in these answers, most mentions first. For `competitors_count`, brands that are not tracked.',
      examples: [['Globex']],
    }),
    citations: z.int().meta({
      description:
        'Number of answers that support the recommendation: answers that cite the page or, if no page applies, answers that mention the competitors.',
      examples: [12],
    }),
    prompts: z
      .array(
        z
          .object({
            promptId,
            prompt: z.string().meta({ description: 'Text of the prompt.', examples: ['What is the best CRM?'] }),
            answers: z
              .int()
              .meta({ description: 'Number of its answers that support the task. Only with `merge`.', examples: [12] })
              .optional(),
            engines: z
              .array(engineId)
              .meta({
                description: 'Engines of these answers, most answers first. Only with `merge`.',
                examples: [['chatgpt', 'gemini']],
              })
              .optional(),
          })
          .meta({ id: 'RecommendationPrompt' }),
      )
      .meta({ description: 'Up to 50 prompts of these answers, most answers first.' }),
    country,
    service: engineId,
    type,
    startDate: day('Day of the first of these answers.', '2026-11-01'),
    endDate: day('Day of the last of these answers.', '2026-11-14'),
  })
  .meta({ id: 'RecommendationData' });

const copy = z
  .object({
    title: z.string().meta({ description: 'Recommended action.', examples: ['Get Acme onto a page of example.com'] }),
    headline: z.string().meta({
      description: 'One-sentence rationale.',
      examples: ['ChatGPT cites this page in 12 answers; 10 of them name competitors (Globex), none names Acme.'],
    }),
    reasoning: z.string().meta({
      description: 'Evidence with figures, as Markdown. States whether the answers are simulated.',
      examples: ['From 2026-11-01 to 2026-11-14, ChatGPT cited …'],
    }),
    suggestions: z
      .array(z.string())
      .meta({ description: 'Steps to take, each as a Markdown list item.', examples: [['- Read the page.']] }),
  })
  .meta({ id: 'RecommendationCopy' });

const taskEngine = z
  .object({
    engine: engineId,
    countries: z.array(country).meta({ description: 'Countries where the engine supports the task.' }),
    citations: z.int().meta({ description: 'Number of supporting answers, as in `data.citations`.', examples: [12] }),
    answers: z
      .int()
      .nullable()
      .meta({
        description:
          'Number of all answers of the engine in these countries and days. Null for recommendations of an earlier version, until the next collection.',
        examples: [140],
      }),
    share: z
      .number()
      .nullable()
      .meta({ description: 'Supporting answers as a share of all answers, from 0 to 1.', examples: [0.086] }),
    recommendationIds: z
      .array(recommendationId)
      .meta({ description: 'Recommendations of the engine that the task joins, one for each country.' }),
  })
  .meta({ id: 'TaskEngine' });

const namedShare = (description: string) =>
  z
    .object({
      answers: z.int().meta({ description: 'Number of answers.', examples: [140] }),
      namedIn: z.int().meta({ description: 'Number of these answers that name your brand.', examples: [35] }),
      share: z
        .number()
        .nullable()
        .meta({ description: 'Their share, from 0 to 1. Null without answers.', examples: [0.25] }),
    })
    .meta({ description });

const measuredPrompts = (description: string) =>
  z
    .object({
      prompts: z.int().meta({ description: 'Number of prompts with answers in both periods.', examples: [6] }),
      before: namedShare('Answers of the baseline.'),
      after: namedShare('Answers of the measured days.'),
    })
    .meta({ description });

const effect = z
  .object({
    baseline: z
      .object({
        startDate: day('First day of the baseline.', '2026-11-02'),
        endDate: day('Last day of the baseline.', '2026-11-14'),
      })
      .nullable()
      .meta({
        description:
          'The days before the completion of the task, at most 14, from a week after its first listing. Null if it was completed sooner: the effect cannot be measured then.',
      }),
    measurements: z
      .array(
        z
          .object({
            days: z.int().meta({ description: 'Days since the task was completed: 14 or 28.', examples: [14] }),
            startDate: day('First measured day.', '2026-11-16'),
            endDate: day('Last measured day.', '2026-11-29'),
            prompts: measuredPrompts('Prompts that the task was first listed for, on its engines.'),
            untouched: measuredPrompts('Prompts of the report that no completed task is about, on the same engines.'),
            difference: z
              .object({
                value: z.number().meta({ description: 'The difference, from -1 to 1.', examples: [0.06] }),
                low: z
                  .number()
                  .nullable()
                  .meta({ description: 'Lower bound of the 95 % interval.', examples: [-0.02] }),
                high: z
                  .number()
                  .nullable()
                  .meta({ description: 'Upper bound of the 95 % interval.', examples: [0.14] }),
              })
              .nullable()
              .meta({
                description:
                  'The change of these prompts minus the change of the untouched prompts, each prompt compared with itself. There is no verdict: that needs an experiment. Null with fewer than three prompts or five untouched prompts.',
              }),
          })
          .meta({ id: 'EffectMeasurement' }),
      )
      .meta({
        description:
          'One measurement for the two weeks up to the 14th day, and one for those up to the 28th, once they are over.',
      }),
  })
  .meta({ id: 'RecommendationEffect' });

export const recommendation = z
  .object({
    id: recommendationId.meta({ description: 'Identifier of the recommendation, or of the task with `merge`.' }),
    engine: engineId.meta({ description: 'AI search engine. With `merge`, the one with the highest score.' }),
    type,
    group: z.enum(RECOMMENDATION_GROUPS).meta({
      description: 'Where the action applies: on your site, on other sites, or in the report.',
      examples: ['off_page'],
    }),
    priority: z.int().meta({ description: 'Priority from 1 to 10. 10 is the most urgent.', examples: [4] }),
    score: z.int().meta({ description: 'Score from 0 to 100. Increases with the evidence.', examples: [35] }),
    state,
    data,
    copy,
    countries: z
      .array(country)
      .meta({ description: 'Countries that the task joins. Only with `merge`.', examples: [['de', 'us']] })
      .optional(),
    engines: z
      .array(taskEngine)
      .meta({ description: 'Engines that the task joins, most supporting answers first. Only with `merge`.' })
      .optional(),
    promptsTotal: z
      .int()
      .meta({
        description: 'Number of prompts, including those that are not listed. Only with `merge`.',
        examples: [7],
      })
      .optional(),
    effect: effect
      .meta({
        description:
          'What changed after the task was completed. Only with `merge`, for completed tasks that are about prompts.',
      })
      .optional(),
  })
  .meta({ id: 'Recommendation' });

export const recommendationPage = pageOf(recommendation);
