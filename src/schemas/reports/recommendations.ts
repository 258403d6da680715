import { z } from 'zod';
import {
  RECOMMENDATION_GROUPS,
  RECOMMENDATION_STATES,
  RECOMMENDATION_TYPES,
} from '../../domain/recommendations/recommendation.ts';
import { domainCategory } from '../answers/citations.ts';
import { engineId } from '../answers/engines.ts';
import { country } from '../shared/countries.ts';
import { promptId, recommendationId, reportId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';

const state = z.enum(RECOMMENDATION_STATES).meta({
  description: 'State of the recommendation. `suggested` until a user changes it.',
  examples: ['suggested'],
});
const type = z.enum(RECOMMENDATION_TYPES).meta({
  description:
    '`content_partnership_opportunities`: a page that is cited in answers that mention competitors but not your brand. `content_gap`: prompts whose answers mention competitors but not your brand. `citation_loss`: a page that was cited for your brand in the preceding window and no longer is. `competitors_count`: brands that are mentioned often but not tracked. `crawler_access`: a page of your site that crawlers of the engine cannot fetch.',
  examples: ['content_partnership_opportunities'],
});

export const listRecommendationsInput = z.object({
  reportId,
  country,
  engine: engineId.meta({ description: 'Filter by engine.' }).optional(),
  engines: engineId.meta({ description: 'Alias for `engine`.' }).optional(),
  state: state.meta({ description: 'Filter by state.' }).optional(),
  ...pagingInput,
});

export const updateRecommendationInput = z.object({
  reportId,
  recommendationId,
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

export const recommendation = z
  .object({
    id: recommendationId,
    engine: engineId,
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
  })
  .meta({ id: 'Recommendation' });

export const recommendationPage = pageOf(recommendation);
