import { hash } from 'node:crypto';
import { keepSetSchedule } from '../collection/schedule.ts';
import { Failure } from '../shared/failures.ts';
import { deduplicate } from '../shared/text.ts';
import type { Detection, ReportSettings } from './reports.ts';

/** How long a repeated request returns the report that the first request created. */
export const SAME_REQUEST_MS = 2 * 60_000;

export interface ReportRequest extends ReportSettings {
  workspaceId: string;
  promptIds: string[];
}

/** Identical for requests for the same report, regardless of the caller. Prompts and domain variations are sets. */
export function fingerprintRequest(request: ReportRequest): Uint8Array<ArrayBuffer> {
  const schedule = keepSetSchedule(request);
  const canonical = [
    request.workspaceId,
    request.reportTitle,
    request.brand,
    detectionOf(request),
    request.competitors.map((competitor) => [competitor.brand, detectionOf(competitor)]),
    deduplicate(request.promptIds).toSorted(),
    ...(request.owner === undefined && request.labels === undefined ? [] : [request.owner, request.labels]),
    ...(Object.keys(schedule).length > 0 ? [schedule] : []),
    ...(request.surfaces === undefined ? [] : [request.surfaces]),
    ...(request.customEnginesInTotals ? ['customEnginesInTotals'] : []),
  ];
  return new Uint8Array(hash('sha256', JSON.stringify(canonical), 'buffer'));
}

function detectionOf(detection: Detection): unknown[] {
  const { brandVariations, brandDomain, brandDomainVariations, brandDomainWildcard, brandRegex } = detection;
  const { caseSensitive = null, excludedPhrases = [] } = detection;
  const options = caseSensitive === null && excludedPhrases.length === 0 ? [] : [caseSensitive, excludedPhrases];
  return [brandVariations, brandDomain, brandDomainVariations.toSorted(), brandDomainWildcard, brandRegex, ...options];
}

export function stillSettingUp(reportId: string): Failure {
  return new Failure('conflict', 'An identical request is being processed: its report is still being set up', {
    reportId,
    headers: { Location: `/v1/reports/brand/${reportId}` },
  });
}
