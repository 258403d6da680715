import { z } from 'zod';
import { WARNING_CODES } from '../../domain/detection/warnings.ts';
import { country } from '../shared/countries.ts';
import { PROMPT_ID_EXAMPLE, promptId, reportId, tagId, workspaceId } from '../shared/ids.ts';
import { optionalInput } from '../shared/optional-input.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { timestamp } from '../shared/text.ts';
import { color } from '../workspaces/tags.ts';
import {
  brandDomainWildcard,
  customEnginesInTotalsOutput,
  promptIds,
  scheduleOutput,
  surfacesOutput,
} from './fields.ts';

export const getReportInput = z.object({ reportId });
export const listReportsInput = optionalInput(
  z.object({
    workspaceId: workspaceId
      .meta({
        description: 'Only reports of this workspace. Defaults to every workspace that the key can read.',
        examples: ['ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2'],
      })
      .optional(),
    ...pagingInput,
  }),
);
export const addReportPromptsInput = z.object({ reportId, promptIds });
export const removeReportPromptInput = z.object({ reportId, promptId });

export const competitor = z
  .object({
    brand: z.string().meta({ description: 'Name of the competitor.', examples: ['Globex'] }),
    brandVariations: z
      .array(z.string())
      .meta({ description: 'Other names of the competitor.', examples: [['Globex Inc']] }),
    brandDomain: z.string().meta({ description: 'Domain of the competitor.', examples: ['globex.com'] }),
    brandDomainVariations: z
      .array(z.string())
      .meta({ description: 'Other domains of the competitor.', examples: [[]] }),
    brandDomainWildcard: z
      .boolean()
      .meta({ description: 'Whether subdomains of `brandDomain` count as the competitor domain.', examples: [false] }),
    brandRegex: z
      .string()
      .nullable()
      .meta({ description: 'Regular expression that detects the competitor. Null if not set.', examples: [null] }),
    caseSensitive: z
      .boolean()
      .meta({ description: 'Whether capitals must match. Absent if not set.', examples: [true] })
      .optional(),
    excludedPhrases: z
      .array(z.string())
      .meta({ description: 'Phrases in which its names do not count. Absent if not set.', examples: [['Globex Hall']] })
      .optional(),
  })
  .meta({ id: 'Competitor' });

const embeddedTag = z
  .object({ id: tagId, name: z.string().meta({ description: 'Name of the tag.', examples: ['Pricing'] }), color })
  .meta({ id: 'EmbeddedTag' });

const nameWarning = z
  .object({
    code: z.enum(WARNING_CODES).meta({
      description:
        '`ordinary_word`: the name is a word that answers use for other things. `contained_name`: it is part of another tracked name. `short_name`: it has fewer than 3 letters.',
      examples: ['ordinary_word'],
    }),
    name: z.string().meta({ description: 'The name that the warning is about.', examples: ['Target'] }),
    message: z.string().meta({
      description: 'Effect on detection, and what to do about it.',
      examples: ['"Target" is an ordinary English word.'],
    }),
    samples: z.array(z.string()).meta({
      description: 'Up to 5 sentences of stored answers that contain the name.',
      examples: [['Target your ads by location.']],
    }),
  })
  .meta({ id: 'NameWarning' });

export const report = z
  .object({
    id: reportId,
    workspaceId,
    brand: z
      .string()
      .meta({ description: 'Name of the tracked brand. The report title if `brandRegex` is set.', examples: ['Acme'] }),
    reportTitle: z
      .string()
      .meta({ description: 'Name of the report.', examples: ['Acme in the US'] })
      .optional(),
    brandVariations: z
      .array(z.string())
      .meta({ description: 'Other names of the brand.', examples: [['Acme Corp']] })
      .optional(),
    brandDomain: z.string().meta({ description: 'Normalized domain of the brand.', examples: ['acme.com'] }),
    brandDomainVariations: z
      .array(z.string())
      .meta({ description: 'Other domains of the brand.', examples: [['acme.io']] })
      .optional(),
    brandDomainWildcard: brandDomainWildcard.optional(),
    brandRegex: z
      .string()
      .nullable()
      .meta({
        description: 'Regular expression that detects the brand instead of its names. Null if not set.',
        examples: [null],
      }),
    caseSensitive: z
      .boolean()
      .meta({ description: 'Whether capitals must match. Absent if not set.', examples: [true] })
      .optional(),
    excludedPhrases: z
      .array(z.string())
      .meta({
        description: 'Phrases in which the names of the brand do not count. Absent if not set.',
        examples: [['Acme Street']],
      })
      .optional(),
    owner: z
      .string()
      .meta({ description: 'Who looks after the report. Absent if not set.', examples: ['Kim'] })
      .optional(),
    labels: z
      .array(z.string())
      .meta({ description: 'Labels to group and filter reports by. Absent if not set.', examples: [['Retail']] })
      .optional(),
    countries: z.array(country).meta({ description: "Countries of the report's prompts.", examples: [['us']] }),
    promptIds: z
      .array(promptId)
      .meta({ description: 'Prompts assigned to the report.', examples: [[PROMPT_ID_EXAMPLE]] })
      .optional(),
    countryPromptsTotal: z
      .record(z.string(), z.int())
      .meta({ description: 'Number of prompts by country.', examples: [{ us: 1 }] })
      .optional(),
    competitors: z.array(competitor).meta({ description: 'Tracked competitors.' }).optional(),
    surfaces: surfacesOutput,
    customEnginesInTotals: customEnginesInTotalsOutput,
    ...scheduleOutput,
    tags: z.array(embeddedTag).meta({ description: "Tags of the report's prompts." }).optional(),
    warnings: z
      .array(nameWarning)
      .meta({
        description: 'Names that may count too often. Absent from lists and if there are none. Ignored in requests.',
      })
      .optional(),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'BrandReport' });

export const reportPage = pageOf(report);
