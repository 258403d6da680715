import { requireWorkspace } from '../../domain/access/access.ts';
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
import { requireKnown } from '../../domain/shared/failures.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptIds } from '../../storage/prompts.ts';
import { addReportPrompts } from '../../storage/reports/prompts.ts';
import { insertReport } from '../../storage/reports/reports.ts';
import { claimRequest } from '../../storage/reports/requests.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';
import { getReport } from './load.ts';
import { withWarnings } from './warn.ts';

export interface CreateReportInput
  extends Omit<
      ReportSettings,
      'brand' | 'titleBrand' | 'reportTitle' | 'competitors' | keyof SentOptions | keyof SentPlacement
    >,
    SentOptions,
    SentPlacement {
  competitors: SentCompetitor[];
  workspaceId: string;
  brand?: string | undefined;
  reportTitle?: string | undefined;
  promptIds: string[];
}

/** Creates a report, which a job sets up. If the request is repeated within two minutes, returns the existing report. */
export async function createReport(
  context: CallerContext,
  input: CreateReportInput,
): Promise<{ report: BrandReport; isNew: boolean }> {
  const { workspaceId, promptIds, caseSensitive, excludedPhrases, owner, labels, ...fields } = input;
  const { database, caller, now } = context;
  requireWorkspace(caller, workspaceId);
  const { brand = null, reportTitle = brand ?? '' } = fields;
  const options = { ...keepSetOptions({ caseSensitive, excludedPhrases }), ...keepSetPlacement({ owner, labels }) };
  const competitors = fields.competitors.map(toCompetitor);
  const settings: ReportSettings = { ...fields, ...options, brand, titleBrand: null, reportTitle, competitors };
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
  await insertReport(tx, { id, workspaceId, settings }, date);
  await addReportPrompts(tx, [id], promptIds);
}

/** Starts the first collection of new reports. */
export async function startReports({ enqueue }: Context, tx: Database, reportIds: readonly string[]): Promise<void> {
  const payloads = reportIds.map((reportId) => ({ reportId }));
  await enqueue(tx, 'collect.report', ...payloads);
  await enqueue(tx, 'reports.set-up', ...payloads);
}
