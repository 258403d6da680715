import { z } from 'zod';
import { country } from '../shared/countries.ts';
import { workspaceId } from '../shared/ids.ts';
import { brand, brandDomain, brandVariations } from './fields.ts';
import { competitor } from './reports.ts';

export const suggestCompetitorsInput = z.object({
  workspaceId,
  brand,
  brandDomain,
  brandVariations: brandVariations
    .default([])
    .meta({ description: 'Other names of your brand.', examples: [['Acme Corp']] }),
  country: country.meta({ description: 'Use only answers to prompts for this country.', examples: ['us'] }).optional(),
  limit: z
    .int()
    .min(1)
    .max(20)
    .default(5)
    .meta({ description: 'Maximum number of suggestions in each of the two lists.', examples: [5] }),
});

const unlocated = z
  .object({
    brand: z.string().meta({ description: 'Name of the vendor.', examples: ['Globex'] }),
    brandVariations: z
      .array(z.string())
      .meta({ description: 'Other spellings of the name in answers.', examples: [['Glo Bex']] }),
    answers: z.int().meta({ description: 'Answers that present it.', examples: [7] }),
  })
  .meta({ id: 'CompetitorWithoutDomain' });

export const competitorSuggestions = z.object({
  items: z.array(competitor).meta({ description: 'Suggested competitors, best match first.' }),
  origin: z
    .literal('language_model')
    .meta({
      description:
        'The workspace has no answers for this request yet, and a language model proposed the items. Absent if they come from answers.',
    })
    .optional(),
  withoutDomain: z
    .array(unlocated)
    .meta({
      description:
        'Vendors that answers list among several other vendors, but whose domain is neither in the answers nor in a table, best match first. Absent if there are none.',
    })
    .optional(),
});
