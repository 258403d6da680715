import { z } from 'zod';
import { CHANGEABLE_FIELDS, type ReportChanges } from '../domain/reports/changes.ts';
import {
  type Competitor,
  type Detection,
  findCompetitorIssues,
  findDetectionIssues,
  findMissingNames,
  type SentCompetitor,
  toCompetitor,
} from '../domain/reports/reports.ts';
import type { ValidationIssue } from '../domain/shared/failures.ts';
import { deduplicate } from '../domain/shared/text.ts';
import { documentedOnly } from './documented-only.ts';
import { reportId, workspaceId } from './ids.ts';
import { issuesOf } from './issues.ts';
import {
  brand,
  brandDomain,
  brandDomainVariations,
  brandDomainWildcard,
  brandRegex,
  brandVariations,
  caseSensitive,
  competitors,
  detectionInput,
  excludedPhrases,
  promptIds,
  reportTitle,
} from './report-fields.ts';
import { rules } from './rules.ts';

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
      ...findDetectionIssues(readableDetection(value)),
      ...findCompetitorIssues(readableCompetitors(value.competitors)),
    ]),
  )
  .overwrite(fold);

/** The fields of a brand that have the right type; the others have been reported already. */
export function readableDetection(value: unknown): Partial<Detection> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value).filter(([name, field]) =>
    name.endsWith('Variations') ? Array.isArray(field) : typeof field === 'string',
  );
  return Object.fromEntries(fields);
}

export function readableCompetitors(value: unknown): Partial<Competitor>[] {
  return Array.isArray(value) ? value.map(readableDetection) : [];
}

/** Repeats in lists are folded; those of prompts later, where unknown ones are told by their place in what was sent. */
function fold<Value extends object>(value: Value): Value {
  const folded = Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (!Array.isArray(field) || name === 'promptIds') return [name, field];
    return [
      name,
      name === 'competitors' ? field.map((item: SentCompetitor) => toCompetitor(fold(item))) : deduplicate(field),
    ];
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
  caseSensitive,
  excludedPhrases,
  competitors,
  promptIds,
} satisfies Record<(typeof CHANGEABLE_FIELDS)[number], z.ZodType>;

/** Whatever is sent passes here: a field that equals what is stored is never validated. `readChanges` validates the rest. */
export const updateReportInput = z.object({
  reportId,
  reportTitle: documentedOnly(reportTitle),
  brand: documentedOnly(brand),
  brandVariations: documentedOnly(brandVariations),
  brandDomain: documentedOnly(brandDomain),
  brandDomainVariations: documentedOnly(brandDomainVariations),
  brandDomainWildcard: documentedOnly(brandDomainWildcard),
  brandRegex: documentedOnly(brandRegex),
  caseSensitive: documentedOnly(caseSensitive),
  excludedPhrases: documentedOnly(excludedPhrases),
  competitors: documentedOnly(competitors),
  promptIds: documentedOnly(promptIds),
});

/** The fields that are good, and what is wrong with the others. */
export function readChanges(sent: Partial<Record<keyof typeof changes, unknown>>): {
  changes: ReportChanges;
  faults: ValidationIssue[];
} {
  const good: [string, unknown][] = [];
  const faults: ValidationIssue[] = [];
  for (const name of CHANGEABLE_FIELDS) {
    if (sent[name] === undefined) continue;
    const result = z.object({ [name]: changes[name] }).safeParse({ [name]: sent[name] });
    if (result.success) good.push([name, result.data[name]]);
    else faults.push(...(issuesOf(result.error) ?? []));
  }
  return { changes: fold(Object.fromEntries(good) as ReportChanges), faults };
}
