import { z } from 'zod';
import { REPORT_LIMITS } from '../domain/reports/reports.ts';
import { TEXT_LIMITS } from '../domain/shared/text.ts';
import { domain } from './domains.ts';
import { ids, PROMPT_ID_EXAMPLE } from './ids.ts';
import { regex } from './regex.ts';
import { text } from './text.ts';

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

export const detectionInput = {
  brandVariations: brandVariations.default([]),
  brandDomain,
  brandDomainVariations: brandDomainVariations.default([]),
  brandDomainWildcard: brandDomainWildcard.default(false),
  brandRegex: brandRegex.default(null),
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
