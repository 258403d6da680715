import { z } from 'zod';
import { findScheduleIssues } from '../../domain/collection/schedule.ts';
import { CHANGEABLE_FIELDS, type ReportChanges } from '../../domain/reports/changes.ts';
import {
  type Competitor,
  type Detection,
  findCompetitorIssues,
  findDetectionIssues,
  findMissingNames,
  type SentCompetitor,
  toCompetitor,
} from '../../domain/reports/reports.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { documentedOnly } from '../shared/documented-only.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { issuesOf } from '../shared/issues.ts';
import { rules } from '../shared/rules.ts';
import {
  brand,
  brandDomain,
  brandDomainVariations,
  brandDomainWildcard,
  brandRegex,
  brandVariations,
  caseSensitive,
  competitors,
  customEnginesInTotals,
  detectionInput,
  excludedPhrases,
  labels,
  owner,
  promptIds,
  reportTitle,
  scheduleInput,
  surfacesInput,
} from './fields.ts';

export const createReportInput = z
  .object({
    workspaceId,
    reportTitle: reportTitle.optional(),
    brand: brand.optional(),
    ...detectionInput,
    promptIds,
    competitors: competitors.default([]),
    owner: owner.optional(),
    labels: labels.optional(),
    surfaces: surfacesInput.optional(),
    customEnginesInTotals: customEnginesInTotals.optional(),
    engines: scheduleInput.engines.optional(),
    customEngines: scheduleInput.customEngines.optional(),
    cadence: scheduleInput.cadence.optional(),
    weekday: scheduleInput.weekday.optional(),
    samples: scheduleInput.samples.optional(),
    endDate: scheduleInput.endDate.optional(),
  })
  .check(
    rules((value) => [
      ...findMissingNames(value),
      ...findDetectionIssues(readableDetection(value)),
      ...findCompetitorIssues(readableCompetitors(value.competitors), readableDetection(value)),
      ...findScheduleIssues(value),
    ]),
  )
  .overwrite(deduplicateLists);

/** The fields of a brand that have the correct type. The schema has already reported the others. */
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

/** Deduplicates lists, except `promptIds`: errors about unknown prompts refer to their index in the request. */
function deduplicateLists<Value extends object>(value: Value): Value {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (!Array.isArray(field) || name === 'promptIds' || name === 'engines' || name === 'customEngines')
      return [name, field];
    return [
      name,
      name === 'competitors'
        ? field.map((item: SentCompetitor) => toCompetitor(deduplicateLists(item)))
        : deduplicate(field),
    ];
  });
  return Object.fromEntries(fields) as Value;
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
  owner,
  labels,
  surfaces: surfacesInput,
  customEnginesInTotals,
  promptIds,
  ...scheduleInput,
} satisfies Record<(typeof CHANGEABLE_FIELDS)[number], z.ZodType>;

/** Accepts any value, because fields equal to the stored value are not validated. `readChanges` validates the others. */
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
  owner: documentedOnly(owner),
  labels: documentedOnly(labels),
  surfaces: documentedOnly(surfacesInput),
  customEnginesInTotals: documentedOnly(customEnginesInTotals),
  promptIds: documentedOnly(promptIds),
  engines: documentedOnly(scheduleInput.engines),
  customEngines: documentedOnly(scheduleInput.customEngines),
  cadence: documentedOnly(scheduleInput.cadence),
  weekday: documentedOnly(scheduleInput.weekday),
  samples: documentedOnly(scheduleInput.samples),
  endDate: documentedOnly(scheduleInput.endDate),
});

/** The valid fields, and the issues of the others. */
export function readChanges(sent: Partial<Record<keyof typeof changes, unknown>>): {
  changes: ReportChanges;
  issues: ValidationIssue[];
} {
  const valid: [string, unknown][] = [];
  const issues: ValidationIssue[] = [];
  for (const name of CHANGEABLE_FIELDS) {
    if (sent[name] === undefined) continue;
    const field = { [name]: sent[name] };
    const result = z.object({ [name]: changes[name] }).safeParse(field);
    if (result.success) valid.push([name, result.data[name]]);
    else issues.push(...(issuesOf(result.error, field) ?? []));
  }
  return { changes: deduplicateLists(Object.fromEntries(valid) as ReportChanges), issues };
}
