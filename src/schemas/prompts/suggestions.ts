import { z } from 'zod';
import { SUGGESTION_ORIGINS } from '../../domain/prompts/suggestions.ts';
import { INTENTS } from '../../domain/query-fan-outs/intents.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { country } from '../shared/countries.ts';
import { domain } from '../shared/domains.ts';
import { workspaceId } from '../shared/ids.ts';
import { text } from '../shared/text.ts';

const LONGEST_CATEGORY = 200;
const MOST_SUGGESTIONS = 50;

export const suggestPromptsInput = z.object({
  workspaceId,
  brand: text(TEXT_LIMITS.brand).meta({ description: 'Name of your brand.', examples: ['Acme'] }),
  brandDomain: domain.meta({ description: 'Domain of your brand.', examples: ['acme.com'] }),
  category: text(LONGEST_CATEGORY).meta({
    description:
      'What the brand offers, in a few words. The prompts are in the language of the category: English, German, Spanish or French, or any with a language model.',
    examples: ['CRM software for small teams'],
  }),
  country,
  limit: z
    .int()
    .min(1)
    .max(MOST_SUGGESTIONS)
    .default(20)
    .meta({ description: 'Maximum number of suggestions.', examples: [20] }),
});

export const suggestedPrompts = z
  .object({
    items: z
      .array(
        z
          .object({
            prompt: z.string().meta({
              description: 'Question to send to the AI engines.',
              examples: ['What is the best CRM software for small teams?'],
            }),
            origin: z.enum(SUGGESTION_ORIGINS).meta({
              description:
                '`observed`: a question that an engine searched for to answer a similar prompt of the workspace. `simulated`: such a question of the sandbox, which no engine searched for. `language_model`: written by the configured language model. `fan_out`: a search that engines would run for the category, until 0.2.0. `template`: a common question about the category or the brand.',
              examples: ['template'],
            }),
            intent: z.enum(INTENTS).meta({ description: 'What a person wants with it.', examples: ['best_of'] }),
            branded: z.boolean().meta({
              description:
                'Whether it contains the name or the domain of your brand. At most a quarter of the suggestions do.',
              examples: [false],
            }),
          })
          .meta({ id: 'PromptSuggestion' }),
      )
      .meta({ description: 'Prompts that the workspace does not have for the country, the most useful first.' }),
  })
  .meta({ id: 'PromptSuggestions' });
