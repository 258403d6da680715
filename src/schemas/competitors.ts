import { z } from 'zod';
import { country } from './countries.ts';
import { workspaceId } from './ids.ts';
import { brand, brandDomain, brandVariations } from './report-fields.ts';
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
    .meta({ description: 'Maximum number of suggestions.', examples: [5] }),
});

export const competitorSuggestions = z.object({
  items: z.array(competitor).meta({ description: 'Suggested competitors, best match first.' }),
});
