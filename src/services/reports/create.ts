import { requireWorkspace } from '../../domain/access/access.ts';
import { findEndIssues, keepSetSchedule, type Schedule, type SentSchedule } from '../../domain/collection/schedule.ts';
import {
  type BrandReport,
  keepSetOptions,
  keepSetPlacement,
  type ReportSettings,
  type SentCompetitor,
  type SentOptions,
  type SentPlacement,
  toCompetitor,
} from '../../domain/reports/reports.ts';
import { fingerprintRequest, SAME_REQUEST_MS, stillSettingUp } from '../../domain/reports/requests.ts';
import { invalid, requireKnown } from '../../domain/shared/failures.ts';
import { dayOf, FIRST_DAY } from '../../domain/shared/windows.ts';
import {
  defaultSurfaces,
  findSurfaceIssues,
  keepSetSurfaces,
  type SentSurfaces,
} from '../../domain/surfaces/surfaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptIds } from '../../storage/prompts.ts';
import { addReportPrompts } from '../../storage/reports/prompts.ts';
import { insertReport, saveScheduleHistory } from '../../storage/reports/reports.ts';
import { claimRequest } from '../../storage/reports/requests.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';
import { findDisabled, findUndefined, listPages } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { getReport } from './load.ts';
import { withWarnings } from './warn.ts';

export interface CreateReportInput
  extends Omit<
      ReportSettings,
      | 'brand'
      | 'titleBrand'
      | 'reportTitle'
      | 'competitors'
      | 'surfaces'
      | 'customEnginesInTotals'
      | keyof SentOptions
      | keyof SentPlacement
      | keyof Schedule
    >,
    SentOptions,
    SentPlacement,
    SentSchedule {
  competitors: SentCompetitor[];
  workspaceId: string;
  brand?: string | undefined;
  reportTitle?: string | undefined;
  /** Defaults to the pages that are queried. */
  surfaces?: SentSurfaces | undefined;
  customEnginesInTotals?: boolean | undefined;
  promptIds: string[];
}

/** Creates a report, which a job sets up. If the request is repeated within two minutes, returns the existing report. */
export async function createReport(
  context: CallerContext,
  input: CreateReportInput,
): Promise<{ report: BrandReport; isNew: boolean }> {
  const { workspaceId, promptIds, caseSensitive, excludedPhrases, owner, labels, ...others } = input;
  const { engines, customEngines, cadence, weekday, samples, endDate, surfaces, customEnginesInTotals, ...fields } =
    others;
  const { database, caller, now } = context;
  requireWorkspace(caller, workspaceId);
  const disabled = [...findDisabled(context, engines ?? []), ...findUndefined(context, customEngines ?? [])];
  const pages = listPages(context);
  const issues = [...disabled, ...findSurfaceIssues(surfaces, pages), ...findEndIssues(endDate, dayOf(now()))];
  if (issues.length > 0) throw invalid('body', issues);
  const { brand = null, reportTitle = brand ?? '' } = fields;
  const options = { ...keepSetOptions({ caseSensitive, excludedPhrases }), ...keepSetPlacement({ owner, labels }) };
  const competitors = fields.competitors.map(toCompetitor);
  const schedule = keepSetSchedule({ engines, customEngines, cadence, weekday, samples, endDate });
  const settings: ReportSettings = {
    ...fields,
    ...options,
    ...schedule,
    ...keepSetSurfaces(surfaces === undefined ? defaultSurfaces(pages) : surfaces),
    ...(customEnginesInTotals && { customEnginesInTotals }),
    brand,
    titleBrand: null,
    reportTitle,
    competitors,
  };
  const date = now();

  const { report, isNew } = await database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    requireKnown('promptIds', promptIds, await findPromptIds(tx, workspaceId, promptIds));

    const id = newId('report', date);
    const fingerprint = fingerprintRequest({ ...settings, workspaceId, promptIds });
    const claimed = await claimRequest(tx, {
      fingerprint,
      workspaceId,
      reportId: id,
      withinMs: SAME_REQUEST_MS,
      now: date,
    });
    if (claimed !== id) {
      const first = await getReport(tx, claimed);
      if (!first.isSetUp) throw stillSettingUp(claimed);
      return { report: first.report, isNew: false };
    }

    await insertNewReport(tx, { id, workspaceId, settings, promptIds }, date);
    await startReports(context, tx, [id]);
    return { report: (await getReport(tx, id)).report, isNew: true };
  });
  return { report: await withWarnings(context, report), isNew };
}

/** Saves a new report, which `startReports` sets up. */
export async function insertNewReport(
  tx: Database,
  {
    id,
    workspaceId,
    settings,
    promptIds,
  }: { id: string; workspaceId: string; settings: ReportSettings; promptIds: string[] },
  date: Date,
): Promise<void> {
  const schedule = keepSetSchedule(settings);
  await insertReport(tx, { id, workspaceId, settings }, date);
  if (Object.keys(schedule).length > 0) await saveScheduleHistory(tx, id, [{ from: FIRST_DAY, ...schedule }]);
  await addReportPrompts(tx, [id], promptIds, dayOf(date));
}

/** Starts the first collection of new reports. */
export async function startReports({ enqueue }: Context, tx: Database, reportIds: readonly string[]): Promise<void> {
  const payloads = reportIds.map((reportId) => ({ reportId }));
  await enqueue(tx, 'collect.report', ...payloads);
  await enqueue(tx, 'reports.set-up', ...payloads);
}
