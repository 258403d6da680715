import { z } from 'zod';
import {
  RECOMMENDATION_GROUPS,
  RECOMMENDATION_STATES,
  RECOMMENDATION_TYPES,
} from '../domain/recommendations/recommendation.ts';
import { domainCategory } from './citations.ts';
import { country } from './countries.ts';
import { engineId } from './engines.ts';
import { promptId, recommendationId, reportId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';

const state = z.enum(RECOMMENDATION_STATES).meta({
  description: '`suggested` until a person says otherwise.',
  examples: ['suggested'],
});
const type = z.enum(RECOMMENDATION_TYPES).meta({
  description:
    '`content_partnership_opportunities`: a page that is cited where competitors are named and the brand is not. `content_gap`: prompts where competitors are named and the brand is not. `citation_loss`: a page that no longer speaks for the brand. `competitors_count`: brands that are named often and not tracked. `crawler_access`: an own page that crawlers of the engine do not get.',
  examples: ['content_partnership_opportunities'],
});

export const listRecommendationsInput = z.object({
  reportId,
  country,
  engine: engineId.meta({ description: 'Only recommendations for this engine.' }).optional(),
  engines: engineId.meta({ description: 'Another name for `engine`.' }).optional(),
  state: state.meta({ description: 'Only recommendations in this state.' }).optional(),
  ...pagingInput,
});

export const updateRecommendationInput = z.object({
  reportId,
  recommendationId,
  state: state.meta({
    description: 'What was decided. It stays when recommendations are made anew; `suggested` takes a decision back.',
    examples: ['dismissed'],
  }),
});

const day = (description: string, example: string) =>
  z.string().meta({ description, format: 'date', examples: [example] });

const data = z
  .object({
    url: z.string().meta({
      description: 'Address of the page; empty where no page applies.',
      examples: ['https://www.example.com/best-crm'],
    }),
    title: z.string().meta({ description: 'Title of the page; may be empty.', examples: ['The best CRMs of 2026'] }),
    domain: z.string().meta({ description: 'Host of the page, without `www.`.', examples: ['example.com'] }),
    domainCategory,
    mentionedCompetitors: z.array(z.string()).meta({
      description:
        'Competitors that these answers name, most often named first; untracked brands for `competitors_count`.',
      examples: [['Globex']],
    }),
    citations: z.int().meta({
      description:
        'Answers that are the evidence, each counted once: those that cite the page, or, where no page applies, those that name the competitors.',
      examples: [12],
    }),
    prompts: z
      .array(
        z
          .object({
            promptId,
            prompt: z.string().meta({ description: 'Text of the prompt.', examples: ['What is the best CRM?'] }),
          })
          .meta({ id: 'RecommendationPrompt' }),
      )
      .meta({ description: 'Prompts of these answers, at most 50, those with most of them first.' }),
    country,
    service: engineId,
    type,
    startDate: day('First day of these answers.', '2026-11-01'),
    endDate: day('Last day of these answers.', '2026-11-14'),
  })
  .meta({ id: 'RecommendationData' });

const copy = z
  .object({
    title: z.string().meta({ description: 'What to do.', examples: ['Get Acme onto a page of example.com'] }),
    headline: z.string().meta({
      description: 'Why, in a sentence.',
      examples: ['ChatGPT cites this page in 12 answers; 10 of them name competitors (Globex), none names Acme.'],
    }),
    reasoning: z.string().meta({
      description: 'The evidence with its numbers, as Markdown. It says so when the answers are simulated.',
      examples: ['From 2026-11-01 to 2026-11-14, ChatGPT cited …'],
    }),
    suggestions: z
      .array(z.string())
      .meta({ description: 'Steps, each a Markdown bullet line.', examples: [['- Read the page.']] }),
  })
  .meta({ id: 'RecommendationCopy' });

export const recommendation = z
  .object({
    id: recommendationId,
    engine: engineId,
    type,
    group: z.enum(RECOMMENDATION_GROUPS).meta({
      description: 'Where it is to be done: on the own site, elsewhere, or in the report.',
      examples: ['off_page'],
    }),
    priority: z.int().meta({ description: 'From 1 to 10, 10 most urgent.', examples: [4] }),
    score: z.int().meta({ description: 'From 0 to 100; grows with the evidence.', examples: [35] }),
    state,
    data,
    copy,
  })
  .meta({ id: 'Recommendation' });

export const recommendationPage = pageOf(recommendation);
