import { isDeepStrictEqual } from 'node:util';
import {
  findScheduleIssues,
  keepSetSchedule,
  SCHEDULE_FIELDS,
  type Schedule,
  type SentSchedule,
} from '../collection/schedule.ts';
import { isSameDomain } from '../shared/domains.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { isSentSurfaces, keepSetSurfaces, type SentSurfaces } from '../surfaces/surfaces.ts';
import {
  type BrandReport,
  findCompetitorIssues,
  findDetectionIssues,
  keepSetOptions,
  keepSetPlacement,
  type ReportSettings,
} from './reports.ts';

/** The fields that an update can change. */
export interface ReportChanges
  extends Partial<
      Omit<ReportSettings, 'brand' | 'caseSensitive' | 'owner' | 'surfaces' | 'customEnginesInTotals' | keyof Schedule>
    >,
    SentSchedule {
  brand?: string;
  /** Null clears it. */
  caseSensitive?: boolean | null;
  /** Null clears it. */
  owner?: string | null;
  /** Null counts every API. */
  surfaces?: SentSurfaces;
  customEnginesInTotals?: boolean;
  promptIds?: string[];
}

export const CHANGEABLE_FIELDS = [
  'reportTitle',
  'brand',
  'brandVariations',
  'brandDomain',
  'brandDomainVariations',
  'brandDomainWildcard',
  'brandRegex',
  'caseSensitive',
  'excludedPhrases',
  'competitors',
  'owner',
  'labels',
  'surfaces',
  'customEnginesInTotals',
  'promptIds',
  ...SCHEDULE_FIELDS,
] as const satisfies readonly (keyof ReportChanges)[];

type Field = (typeof CHANGEABLE_FIELDS)[number];

/** The given fields that differ from the current report. Only these are processed further. */
export function keepChanged(
  report: BrandReport,
  sent: Partial<Record<Field, unknown>>,
): Partial<Record<Field, unknown>> {
  const changed = CHANGEABLE_FIELDS.filter(
    (field) => sent[field] !== undefined && !isSame(field, sent[field], report[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, sent[field]]));
}

/** Domains are compared after normalization, and prompts in any order. */
function isSame(field: string, sent: unknown, stored: unknown): boolean {
  if (isDeepStrictEqual(sent, stored)) return true;
  if (field === 'surfaces' && isSentSurfaces(sent) && (stored === undefined || isSentSurfaces(stored))) {
    return isDeepStrictEqual(keepSetSurfaces(sent), keepSetSurfaces(stored));
  }
  // An empty list of phrases clears them. One of engines is an error.
  if (stored === undefined && field === 'customEnginesInTotals') return sent === false;
  if (stored === undefined) return sent === null || (field !== 'engines' && Array.isArray(sent) && sent.length === 0);
  if (Array.isArray(sent) && Array.isArray(stored)) {
    if (field === 'promptIds' || field === 'engines' || field === 'customEngines')
      return isDeepStrictEqual(new Set(sent), new Set(stored));
    return sent.length === stored.length && sent.every((item, index) => isSame(field, item, stored[index]));
  }
  if (isRecord(sent) && isRecord(stored)) {
    const keys = Object.keys(sent);
    return keys.length === Object.keys(stored).length && keys.every((key) => isSame(key, sent[key], stored[key]));
  }
  return (
    field.startsWith('brandDomain') &&
    typeof sent === 'string' &&
    typeof stored === 'string' &&
    isSameDomain(sent, stored)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies rules that involve several fields to the updated report. A rule applies only if one of its fields changes. */
export function findMergedIssues(stored: ReportSettings, changes: ReportChanges): ValidationIssue[] {
  const { brandRegex, brandVariations, brandDomain, brandDomainVariations, competitors } = { ...stored, ...changes };
  return [
    ...('brandRegex' in changes || 'brandVariations' in changes
      ? findDetectionIssues({ brandRegex, brandVariations }).map((issue) =>
          reportAtSentField(issue, changes, 'brandVariations'),
        )
      : []),
    ...('brandDomain' in changes || 'brandDomainVariations' in changes
      ? findDetectionIssues({ brandDomain, brandDomainVariations }).map((issue) =>
          reportAtSentField(issue, changes, 'brandDomain'),
        )
      : []),
    ...('competitors' in changes || 'brandDomain' in changes || 'brandDomainVariations' in changes
      ? findCompetitorIssues(competitors, { brandDomain, brandDomainVariations })
      : []),
    ...('weekday' in changes ? findScheduleIssues({ ...stored, ...changes }) : []),
  ];
}

/** If only one of two fields was sent, the issue is reported for that field. */
function reportAtSentField(
  issue: ValidationIssue,
  changes: ReportChanges,
  other: 'brandVariations' | 'brandDomain',
): ValidationIssue {
  const [field = ''] = issue.path.split('.');
  if (field in changes) return issue;
  const message = other === 'brandDomain' ? 'Must differ from each of brandDomainVariations' : issue.message;
  return { ...issue, path: other, message };
}

/** The changes without those that have no effect after normalization. */
export function keepEffective(report: BrandReport, changes: ReportChanges): ReportChanges {
  return keepChanged(report, changes) as ReportChanges;
}

/** Fields that no statistics depend on. */
const UNCOUNTED_FIELDS = new Set<string>(['reportTitle', 'owner', 'labels', ...SCHEDULE_FIELDS]);

/** The changed fields that affect which answers count, or for which brand. */
export function listCountedFields(changes: ReportChanges): string[] {
  return Object.keys(changes).filter((field) => !UNCOUNTED_FIELDS.has(field));
}

export function needsRecalculation(changes: ReportChanges): boolean {
  return listCountedFields(changes).length > 0;
}

export function changesSchedule(changes: ReportChanges): boolean {
  return SCHEDULE_FIELDS.some((field) => field in changes);
}

/** The settings after a change. Clearing the regular expression requires a brand: the last one set, or else the current title. */
export function applyChanges(stored: ReportSettings, changes: ReportChanges): ReportSettings {
  const {
    promptIds: _,
    caseSensitive,
    excludedPhrases,
    owner,
    labels,
    engines,
    customEngines,
    cadence,
    weekday,
    samples,
    endDate,
    surfaces,
    customEnginesInTotals,
    ...rest
  } = { ...stored, ...changes };
  const settings = {
    ...rest,
    ...keepSetOptions({ caseSensitive, excludedPhrases }),
    ...keepSetPlacement({ owner, labels }),
    ...keepSetSchedule({ engines, customEngines, cadence, weekday, samples, endDate }),
    ...keepSetSurfaces(surfaces),
    ...(customEnginesInTotals && { customEnginesInTotals }),
  };
  if (changes.brandRegex !== null || stored.brandRegex === null) return settings;
  return { ...settings, titleBrand: settings.brand === null ? settings.reportTitle : null };
}
