import { z } from 'zod';
import { CADENCES, WEEKDAYS } from '../../domain/collection/schedule.ts';
import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { SURFACES } from '../../domain/surfaces/surfaces.ts';
import { customEngineId, supportedEngine } from '../answers/engines.ts';
import { domain } from '../shared/domains.ts';
import { ids, PROMPT_ID_EXAMPLE } from '../shared/ids.ts';
import { regex } from '../shared/regex.ts';
import { text } from '../shared/text.ts';
import { day, dayOrNull } from '../shared/windows.ts';

export const brand = text(TEXT_LIMITS.brand).meta({ description: 'Name of the brand.', examples: ['Acme'] });
export const reportTitle = text(TEXT_LIMITS.reportTitle).meta({
  description: 'Name of the report.',
  examples: ['Acme in the US'],
});
export const brandVariations = z
  .array(text(TEXT_LIMITS.brand))
  .max(REPORT_LIMITS.brandVariations)
  .meta({ description: 'Other names of the brand. Cannot be combined with `brandRegex`.', examples: [['Acme Corp']] });
export const brandDomainVariations = z
  .array(domain)
  .max(REPORT_LIMITS.brandDomainVariations)
  .meta({ description: 'Other domains of the brand. Each must differ from `brandDomain`.', examples: [['acme.io']] });
export const brandDomainWildcard = z
  .boolean()
  .meta({ description: 'Whether subdomains of `brandDomain` count as the brand domain.', examples: [true] });
export const brandRegex = regex.nullable().meta({
  description:
    'Regular expression (RE2 syntax, case-insensitive) that detects the brand instead of its names. Null to detect by name.',
  examples: [null],
});
export const brandDomain = domain.meta({
  description: 'Domain of the brand. The protocol, `www.` and path are stripped.',
  examples: ['acme.com'],
});

export const caseSensitive = z
  .boolean()
  .nullable()
  .meta({
    description:
      'Whether capitals must match: `true` for every name, `false` for none. By default only names that are ordinary words, such as Target, are matched by their capitals. Null restores the default.',
    examples: [true],
  });
export const excludedPhrases = z
  .array(text(TEXT_LIMITS.excludedPhrase))
  .max(REPORT_LIMITS.excludedPhrases)
  .meta({
    description: 'Phrases in which a name of the brand does not count, such as another name that contains it.',
    examples: [['Forrester Wave']],
  });

export const owner = text(TEXT_LIMITS.owner)
  .nullable()
  .meta({ description: 'Who looks after the report. Null for no one.', examples: ['Kim'] });
export const labels = z
  .array(text(TEXT_LIMITS.label))
  .max(REPORT_LIMITS.labels)
  .meta({ description: 'Labels to group and filter reports by.', examples: [['Retail']] });
const surface = z
  .enum(SURFACES)
  .meta({ description: '`api`: its API. `ui`: the page that people see.', examples: ['ui'] });

/** Which surface of an engine counts. */
export const surfacesInput = z
  .strictObject({ chatgpt: surface.optional(), perplexity: surface.optional(), gemini: surface.optional() })
  .nullable()
  .meta({
    description:
      'Which surface of an engine counts in the report, and is sent its prompts: `api` or `ui`, the page that people see. A page must be queried: `GET /v1/settings`. Engines that are absent count by their API. A new report without the field counts the pages that are queried. Null counts every API.',
    // Accepted by every server.
    examples: [{ chatgpt: 'api' }],
  });
const engines = z.array(supportedEngine).min(1).max(ENGINES.length);
const customEngines = z.array(customEngineId).max(REPORT_LIMITS.customEngines);
const cadence = z.enum(CADENCES);
const weekday = z.enum(WEEKDAYS);
const samples = z.int().min(1).max(10);
const END_DATE = '2030-12-31';

/** When and where prompts are sent. Null clears a value. */
export const scheduleInput = {
  engines: engines.nullable().meta({
    description:
      'Engines that the prompts of the report are sent to. Must be enabled. Null or absent for all enabled engines.',
    examples: [['chatgpt', 'google']],
  }),
  customEngines: customEngines.nullable().meta({
    description:
      'Custom engines that the prompts of the report are sent to as well: `GET /v1/custom-engines`. Their answers are read with `engines`, and are no part of totals unless `customEnginesInTotals` is set. Null, empty or absent for none.',
    // Accepted by every server.
    examples: [[]],
  }),
  cadence: cadence.nullable().meta({
    description:
      'How often prompts are sent. The days of `every_third_day` are counted from 1 January 1970, so they are the same for all reports. Null or absent for `daily`.',
    examples: ['weekly'],
  }),
  weekday: weekday.nullable().meta({
    description: 'The day (UTC) of a `weekly` collection. Defaults to `monday`. Requires `cadence` `weekly`.',
    examples: ['monday'],
  }),
  samples: samples.nullable().meta({
    description:
      'How many times a prompt is sent to each engine on a day. Null or absent for the setting of the server.',
    examples: [2],
  }),
  endDate: dayOrNull(
    'The last day (UTC) of collection, today or later. After it, the report makes no calls and costs nothing; its statistics are kept, and a later date continues it. Its prompts are still sent for other reports. Null or absent for no end.',
    END_DATE,
  ),
};

const inTotals = 'Whether the answers of custom engines are part of the statistics of all engines together.';
export const customEnginesInTotals = z
  .boolean()
  .meta({ description: `${inTotals} A change recalculates all past days. Defaults to false.`, examples: [false] });
export const customEnginesInTotalsOutput = z
  .literal(true)
  .meta({ description: `${inTotals} Absent if they are not.`, examples: [true] })
  .optional();

const page = z.literal('ui').meta({ description: 'The page that people see.', examples: ['ui'] });
export const surfacesOutput = z
  .object({ chatgpt: page.optional(), perplexity: page.optional(), gemini: page.optional() })
  .meta({
    description: 'The engines whose page counts in the report. Absent if the API of every engine does.',
    examples: [{ chatgpt: 'ui' }],
  })
  .optional();

/** The same in responses. */
export const scheduleOutput = {
  engines: engines
    .meta({
      description: 'Engines that the prompts are sent to. Absent if not set: all enabled engines.',
      examples: [['chatgpt', 'google']],
    })
    .optional(),
  customEngines: customEngines
    .meta({ description: 'Custom engines that the prompts are sent to. Absent for none.', examples: [['x_grok']] })
    .optional(),
  cadence: cadence
    .meta({ description: 'How often prompts are sent. Absent if not set: `daily`.', examples: ['weekly'] })
    .optional(),
  weekday: weekday
    .meta({ description: 'The day (UTC) of a `weekly` collection. Absent for other cadences.', examples: ['monday'] })
    .optional(),
  samples: samples
    .meta({ description: 'Samples per day. Absent if not set: the setting of the server.', examples: [2] })
    .optional(),
  endDate: day(
    'The last day (UTC) of collection. It can be in the past. Absent if the report has no end.',
    END_DATE,
  ).optional(),
};

export const detectionInput = {
  brandVariations: brandVariations.default([]),
  brandDomain,
  brandDomainVariations: brandDomainVariations.default([]),
  brandDomainWildcard: brandDomainWildcard.default(false),
  brandRegex: brandRegex.default(null),
  caseSensitive: caseSensitive.optional(),
  excludedPhrases: excludedPhrases.optional(),
};

const rival = {
  brand: 'Globex',
  brandVariations: ['Globex Inc'],
  brandDomain: 'globex.com',
  brandDomainVariations: [],
  brandDomainWildcard: false,
  brandRegex: null,
};
const competitorInput = z.object({ brand, ...detectionInput });
export const competitors = z
  .array(competitorInput)
  .max(REPORT_LIMITS.competitors)
  .meta({ description: 'Competitors to compare with. Each must have a different domain.', examples: [[rival]] });
export const promptIds = ids('prompt', PROMPT_ID_EXAMPLE, REPORT_LIMITS.prompts)
  .min(1)
  .meta({ description: '1 to 1,000 prompts of the same workspace.', examples: [[PROMPT_ID_EXAMPLE]] });
