import type { ValidationIssue } from '../shared/failures.ts';
import { findMergedIssues, keepEffective, type ReportChanges } from './changes.ts';
import { type BrandReport, type Competitor, REPORT_LIMITS, type ReportSettings } from './reports.ts';

/** The largest number of reports that one request changes. */
export const MOST_CHANGED_REPORTS = 200;

export interface ManyChanges {
  addCompetitors: readonly Competitor[];
  /** Domains. */
  removeCompetitors: readonly string[];
}

/** Prompts of a workspace that are added to a report, or removed. */
export interface PromptsToChange {
  /** Ids of prompts to add that exist. */
  existing: readonly string[];
  /** The number of prompts to add that do not exist yet. */
  missing: number;
  removed: readonly string[];
}

export interface ReportChangePlan {
  /** The changed fields. New prompts are not among `promptIds` yet. */
  changes: ReportChanges;
  promptsAdded: number;
  promptsRemoved: number;
  competitorsAdded: string[];
  competitorsRemoved: string[];
  issues: ValidationIssue[];
}

/** What changes for many reports mean for one of them. Adding what it has, or removing what it lacks, changes nothing. */
export function planReportChange(
  { report, settings }: { report: BrandReport; settings: ReportSettings },
  { existing, missing, removed }: PromptsToChange,
  { addCompetitors, removeCompetitors }: ManyChanges,
): ReportChangePlan {
  const kept = report.promptIds.filter((id) => !removed.includes(id));
  const added = existing.filter((id) => !report.promptIds.includes(id));
  const competitorsKept = settings.competitors.filter(({ brandDomain }) => !removeCompetitors.includes(brandDomain));
  const known = new Set(settings.competitors.map(({ brandDomain }) => brandDomain));
  const competitorsAdded = addCompetitors.filter(({ brandDomain }) => !known.has(brandDomain));
  const changes = keepEffective(report, {
    promptIds: [...kept, ...added],
    competitors: [...competitorsKept, ...competitorsAdded],
  });
  const prompts = kept.length + added.length + missing;
  const competitors = competitorsKept.length + competitorsAdded.length;
  return {
    changes,
    promptsAdded: added.length + missing,
    promptsRemoved: report.promptIds.length - kept.length,
    competitorsAdded: competitorsAdded.map(({ brand }) => brand),
    competitorsRemoved: settings.competitors
      .filter((each) => !competitorsKept.includes(each))
      .map(({ brand }) => brand),
    issues: [
      ...(prompts === 0 ? [tooSmall()] : []),
      ...(prompts > REPORT_LIMITS.prompts ? [tooBig('prompts')] : []),
      ...(competitors > REPORT_LIMITS.competitors ? [tooBig('competitors')] : []),
      ...findMergedIssues(settings, changes),
    ],
  };
}

function tooSmall(): ValidationIssue {
  return { path: 'removePrompts', message: 'A report must have at least one prompt', code: 'too_small' };
}

function tooBig(what: 'prompts' | 'competitors'): ValidationIssue {
  const path = what === 'prompts' ? 'addPrompts' : 'addCompetitors';
  return { path, message: `A report can have at most ${REPORT_LIMITS[what]} ${what}`, code: 'too_big' };
}
