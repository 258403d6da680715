import { describeChanges, describeNewSchedule } from '../../domain/annotations/report-changes.ts';
import { addSchedule, findEndIssues, keepSetSchedule } from '../../domain/collection/schedule.ts';
import {
  applyChanges,
  changesSchedule,
  findMergedIssues,
  keepChanged,
  keepEffective,
  needsRecalculation,
  type ReportChanges,
} from '../../domain/reports/changes.ts';
import type { BrandReport } from '../../domain/reports/reports.ts';
import { findUnknown, invalid, type ValidationIssue } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { findSurfaceIssues } from '../../domain/surfaces/surfaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptIds } from '../../storage/prompts.ts';
import { addReportPrompts, removeReportPrompts } from '../../storage/reports/prompts.ts';
import { type StoredReport, saveScheduleHistory, saveSettings } from '../../storage/reports/reports.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import { recordAnnotation } from '../annotations/record.ts';
import { requestCollection } from '../collection/request.ts';
import type { CallerContext, Context } from '../context.ts';
import { findDisabled, findUndefined, listPages } from '../engines/enabled.ts';
import { getReport, getReportFor } from './load.ts';
import { requestRecalculation } from './recalculate.ts';
import { withWarnings } from './warn.ts';

export type UpdateReportInput = { reportId: string } & { [Field in keyof ReportChanges]?: unknown };

/** Validates each field separately: returns the valid fields, and the issues of the others. */
export type ReadChanges = (sent: Omit<UpdateReportInput, 'reportId'>) => {
  changes: ReportChanges;
  issues: ValidationIssue[];
};

/** Validates and changes only fields that differ from the stored ones, so that a returned report can be sent back unchanged. */
export async function updateReport(
  context: CallerContext,
  input: UpdateReportInput,
  readChanges: ReadChanges,
): Promise<BrandReport> {
  const { reportId, ...sent } = input;
  const {
    report: { workspaceId },
  } = await getReportFor(context, reportId).catch((error: unknown) => {
    // Without a report to compare with, every field counts as a change. Validation errors take precedence over 404 and 403.
    requireNoIssues(readChanges(sent).issues);
    throw error;
  });

  const report = await context.database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const stored = await getReport(tx, reportId);
    const { changes, issues } = readChanges(keepChanged(stored.report, sent));
    issues.push(...findMergedIssues(stored.settings, changes));
    issues.push(...findDisabled(context, changes.engines ?? [], stored.settings.engines));
    issues.push(...findUndefined(context, changes.customEngines ?? [], stored.settings.customEngines));
    issues.push(...findSurfaceIssues(changes.surfaces, listPages(context), stored.settings.surfaces));
    issues.push(...findEndIssues(changes.endDate, dayOf(context.now())));
    if (changes.promptIds) {
      issues.push(
        ...findUnknown('promptIds', changes.promptIds, await findPromptIds(tx, workspaceId, changes.promptIds)),
      );
    }
    requireNoIssues(issues);

    const effective = keepEffective(stored.report, changes);
    if (Object.keys(effective).length === 0) return stored.report;
    await saveChanges(context, tx, stored, effective);
    return (await getReport(tx, reportId)).report;
  });
  return withWarnings(context, report);
}

/** Saves valid changes of a report, records them, and starts what follows from them. */
export async function saveChanges(
  context: Context,
  tx: Database,
  stored: Omit<StoredReport, 'isSetUp'>,
  changes: ReportChanges,
): Promise<void> {
  const { id } = stored.report;
  await save(tx, stored, changes, context.now());
  await recordChanges(tx, stored.report, changes, context.now());
  if (changesSchedule(changes)) await recordSchedule(tx, stored, changes, context.now());
  if (needsRecalculation(changes)) await requestRecalculation(context, tx, [id]);
  if (changes.promptIds || changes.surfaces !== undefined || changesSchedule(changes))
    await requestCollection(context, tx, [id]);
}

async function save(
  tx: Database,
  { report, settings }: Pick<StoredReport, 'report' | 'settings'>,
  changes: ReportChanges,
  now: Date,
): Promise<void> {
  await saveSettings(tx, report.id, applyChanges(settings, changes), now);
  if (!changes.promptIds) return;
  const wanted = new Set(changes.promptIds);
  await removeReportPrompts(
    tx,
    report.id,
    report.promptIds.filter((promptId) => !wanted.has(promptId)),
  );
  await addReportPrompts(tx, [report.id], changes.promptIds, dayOf(now));
}

async function recordChanges(tx: Database, report: BrandReport, changes: ReportChanges, now: Date): Promise<void> {
  const { id, workspaceId } = report;
  for (const event of describeChanges(report, changes)) {
    await recordAnnotation(tx, { workspaceId, reportIds: [id], ...event }, now);
  }
}

/** The schedule applies from today on. Engines that it adds are collected now if the report is due today. */
async function recordSchedule(
  tx: Database,
  { report: { id, workspaceId }, settings, scheduleHistory }: Omit<StoredReport, 'isSetUp'>,
  changes: ReportChanges,
  now: Date,
): Promise<void> {
  const schedule = keepSetSchedule(applyChanges(settings, changes));
  await saveScheduleHistory(tx, id, addSchedule(scheduleHistory, dayOf(now), schedule));
  for (const event of describeNewSchedule(keepSetSchedule(settings), schedule)) {
    await recordAnnotation(tx, { workspaceId, reportIds: [id], ...event }, now);
  }
}

function requireNoIssues(issues: ValidationIssue[]): void {
  if (issues.length > 0) throw invalid('body', issues);
}
