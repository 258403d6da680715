import { z } from 'zod';
import type { Fault } from '../domain/failures.ts';
import { CHANGEABLE_FIELDS, type ReportChanges } from '../domain/report-changes.ts';
import {
  type Competitor,
  type Detection,
  findCompetitorFaults,
  findDetectionFaults,
  findMissingNames,
  REPORT_LIMITS,
} from '../domain/reports.ts';
import { foldRepeats, TEXT_LIMITS } from '../domain/text.ts';
import { country } from './countries.ts';
import { domain } from './domains.ts';
import { faultsOf } from './faults.ts';
import { ids, PROMPT_ID_EXAMPLE, promptId, reportId, tagId, workspaceId } from './ids.ts';
import { loosely } from './loosely.ts';
import { pageOf, pagingInput } from './paging.ts';
import { regex } from './regex.ts';
import { rules } from './rules.ts';
import { color } from './tags.ts';
import { text, timestamp } from './text.ts';

const brand = text(TEXT_LIMITS.brand).meta({ description: 'Name of the brand.', examples: ['Acme'] });
const reportTitle = text(TEXT_LIMITS.reportTitle).meta({
  description: 'Name of the report.',
  examples: ['Acme in the US'],
});
const brandVariations = z
  .array(text(TEXT_LIMITS.brand))
  .max(REPORT_LIMITS.brandVariations)
  .meta({ description: 'Other names of the brand. Cannot be combined with `brandRegex`.', examples: [['Acme Corp']] });
const brandDomainVariations = z
  .array(domain)
  .max(REPORT_LIMITS.brandDomainVariations)
  .meta({ description: 'Other domains of the brand; each differs from `brandDomain`.', examples: [['acme.io']] });
const brandDomainWildcard = z
  .boolean()
  .meta({ description: 'Whether subdomains of `brandDomain` count as the brand domain.', examples: [true] });
const brandRegex = regex.nullable().meta({
  description:
    'Regular expression (RE2 syntax, case-insensitive) that detects the brand instead of its names; null for none.',
  examples: [null],
});
const brandDomain = domain.meta({
  description: 'Domain of the brand; protocol, `www.` and path are stripped.',
  examples: ['acme.com'],
});

const detectionInput = {
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
const competitors = z
  .array(competitorInput)
  .max(REPORT_LIMITS.competitors)
  .meta({ description: 'Competitors to compare with; each has a domain of its own.', examples: [[rival]] });
const promptIds = ids('prompt', PROMPT_ID_EXAMPLE, REPORT_LIMITS.prompts)
  .min(1)
  .meta({ description: 'Prompts of the same workspace, 1 to 1,000.', examples: [[PROMPT_ID_EXAMPLE]] });

export const createReportInput = z
  .object({
    workspaceId,
    reportTitle: reportTitle.optional(),
    brand: brand.optional(),
    ...detectionInput,
    promptIds,
    competitors: competitors.default([]),
  })
  .check(
    rules((value) => [
      ...findMissingNames(value),
      ...findDetectionFaults(readableDetection(value)),
      ...findCompetitorFaults(readableCompetitors(value.competitors)),
    ]),
  )
  .overwrite(fold);

/** The fields of a brand that have the right type; the others have a fault of their own already. */
function readableDetection(value: unknown): Partial<Detection> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value).filter(([name, field]) =>
    name.endsWith('Variations') ? Array.isArray(field) : typeof field === 'string',
  );
  return Object.fromEntries(fields);
}

function readableCompetitors(value: unknown): Partial<Competitor>[] {
  return Array.isArray(value) ? value.map(readableDetection) : [];
}

/** Repeats in lists are folded. */
function fold<Value extends object>(value: Value): Value {
  const folded = Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (!Array.isArray(field)) return [name, field];
    return [name, name === 'competitors' ? field.map((item: object) => fold(item)) : foldRepeats(field)];
  });
  return Object.fromEntries(folded) as Value;
}

const changes = {
  reportTitle,
  brand,
  brandVariations,
  brandDomain,
  brandDomainVariations,
  brandDomainWildcard,
  brandRegex,
  competitors,
  promptIds,
} satisfies Record<(typeof CHANGEABLE_FIELDS)[number], z.ZodType>;

/** Whatever is sent passes here: a field that equals what is stored is never validated. `readChanges` validates the rest. */
export const updateReportInput = z.object({
  reportId,
  reportTitle: loosely(reportTitle),
  brand: loosely(brand),
  brandVariations: loosely(brandVariations),
  brandDomain: loosely(brandDomain),
  brandDomainVariations: loosely(brandDomainVariations),
  brandDomainWildcard: loosely(brandDomainWildcard),
  brandRegex: loosely(brandRegex),
  competitors: loosely(competitors),
  promptIds: loosely(promptIds),
});

/** The fields that are good, and what is wrong with the others. */
export function readChanges(sent: Partial<Record<keyof typeof changes, unknown>>): {
  changes: ReportChanges;
  faults: Fault[];
} {
  const good: [string, unknown][] = [];
  const faults: Fault[] = [];
  for (const name of CHANGEABLE_FIELDS) {
    if (sent[name] === undefined) continue;
    const result = z.object({ [name]: changes[name] }).safeParse({ [name]: sent[name] });
    if (result.success) good.push([name, result.data[name]]);
    else faults.push(...(faultsOf(result.error) ?? []));
  }
  return { changes: fold(Object.fromEntries(good) as ReportChanges), faults };
}

export const getReportInput = z.object({ reportId });
export const listReportsInput = z.object({
  workspaceId: workspaceId
    .meta({
      description: 'Only reports of this workspace; without it, of every workspace the key can read.',
      examples: ['ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2'],
    })
    .optional(),
  ...pagingInput,
});
export const addReportPromptsInput = z.object({ reportId, promptIds });
export const removeReportPromptInput = z.object({ reportId, promptId });

const competitor = z
  .object({
    brand: z.string().meta({ description: 'Name of the competitor.', examples: ['Globex'] }),
    brandVariations: z.array(z.string()).meta({ description: 'Other names of it.', examples: [['Globex Inc']] }),
    brandDomain: z.string().meta({ description: 'Its domain.', examples: ['globex.com'] }),
    brandDomainVariations: z.array(z.string()).meta({ description: 'Other domains of it.', examples: [[]] }),
    brandDomainWildcard: z
      .boolean()
      .meta({ description: 'Whether subdomains count as its domain.', examples: [false] }),
    brandRegex: z
      .string()
      .nullable()
      .meta({ description: 'Regular expression that detects it; null when not set.', examples: [null] }),
  })
  .meta({ id: 'Competitor' });

const embeddedTag = z
  .object({ id: tagId, name: z.string().meta({ description: 'Name of the tag.', examples: ['Pricing'] }), color })
  .meta({ id: 'EmbeddedTag' });

export const report = z
  .object({
    id: reportId,
    workspaceId,
    brand: z
      .string()
      .meta({ description: 'Brand name that is tracked; the title while `brandRegex` is set.', examples: ['Acme'] }),
    reportTitle: z
      .string()
      .meta({ description: 'Name of the report.', examples: ['Acme in the US'] })
      .optional(),
    brandVariations: z
      .array(z.string())
      .meta({ description: 'Other names of the brand.', examples: [['Acme Corp']] })
      .optional(),
    brandDomain: z.string().meta({ description: 'Domain of the brand, normalised.', examples: ['acme.com'] }),
    brandDomainVariations: z
      .array(z.string())
      .meta({ description: 'Other domains of the brand.', examples: [['acme.io']] })
      .optional(),
    brandDomainWildcard: brandDomainWildcard.optional(),
    brandRegex: z
      .string()
      .nullable()
      .meta({
        description: 'Regular expression that detects the brand instead of its names; null when not set.',
        examples: [null],
      }),
    countries: z.array(country).meta({ description: "Countries of the report's prompts.", examples: [['us']] }),
    promptIds: z
      .array(promptId)
      .meta({ description: 'Prompts assigned to the report.', examples: [[PROMPT_ID_EXAMPLE]] })
      .optional(),
    countryPromptsTotal: z
      .record(z.string(), z.int())
      .meta({ description: 'Number of prompts by country.', examples: [{ us: 1 }] })
      .optional(),
    competitors: z.array(competitor).meta({ description: 'Competitors that are compared with.' }).optional(),
    tags: z.array(embeddedTag).meta({ description: "Tags of the report's prompts." }).optional(),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'BrandReport' });

export const reportPage = pageOf(report);
