import { z } from 'zod';
import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { domain } from '../shared/domains.ts';
import { ids, PROMPT_ID_EXAMPLE } from '../shared/ids.ts';
import { regex } from '../shared/regex.ts';
import { text } from '../shared/text.ts';

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
