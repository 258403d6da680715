import { requireWorkspace } from '../../domain/access/access.ts';
import { keepSetSchedule, type Schedule } from '../../domain/collection/schedule.ts';
import type { KeyedText } from '../../domain/prompts/prompts.ts';
import {
  type ManyChanges,
  MOST_CHANGED_REPORTS,
  planReportChange,
  type ReportChangePlan,
} from '../../domain/reports/change-many.ts';
import { type SentCompetitor, toCompetitor } from '../../domain/reports/reports.ts';
import { Failure, invalid, requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { fitsPromptAllowance, type Workspace } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptsByText, insertPrompts } from '../../storage/prompts.ts';
import { findAskedPrompts } from '../../storage/reports/prompts.ts';
import { listReportWorkspaces, type ReportWorkspace } from '../../storage/reports/reports.ts';
import { addPromptsUsed, lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import { type AddedCost, forecastAdded } from '../advice/forecast-added.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { keyTexts } from '../prompts/key-texts.ts';
import { getReport } from './load.ts';
import { saveChanges } from './update.ts';

export interface ChangeReportsInput {
  reportIds: string[];
  workspaceIds: string[];
  addPrompts: string[];
  removePrompts: string[];
  country?: string | undefined;
  addCompetitors: SentCompetitor[];
  removeCompetitors: string[];
  dryRun: boolean;
}

type Counts = Pick<ReportChangePlan, 'promptsAdded' | 'promptsRemoved' | 'competitorsAdded' | 'competitorsRemoved'>;

export interface ReportChangeItem extends Counts {
  reportId: string;
  workspaceId: string;
  reportTitle: string;
  status: 'changed' | 'unchanged' | 'failed';
  /** Why it failed. */
  message?: string;
}

export interface ReportBatch {
  dryRun: boolean;
  items: ReportChangeItem[];
  forecast: AddedCost;
}

interface Change extends ManyChanges {
  country: string;
  added: KeyedText[];
  removed: KeyedText[];
  dryRun: boolean;
  /** The schedules of prompts that no report has had, by workspace and text. */
  asked: Map<string, Schedule[]>;
}

/** Makes the same changes in many reports: each of them completely, or not at all. */
export async function changeReports(context: CallerContext, input: ChangeReportsInput): Promise<ReportBatch> {
  const targets = await findTargets(context, input);
  const { country = '', addCompetitors, removeCompetitors, dryRun } = input;
  const change: Change = {
    country,
    added: await keyTexts(deduplicate(input.addPrompts)),
    removed: await keyTexts(deduplicate(input.removePrompts)),
    addCompetitors: addCompetitors.map(toCompetitor),
    removeCompetitors,
    dryRun,
    asked: new Map(),
  };
  const items: ReportChangeItem[] = [];
  for (const target of targets) items.push(await changeOne(context, target, change));
  const asked = [...change.asked.values()].map((schedules) => ({ country, schedules }));
  return { dryRun, items, forecast: forecastAdded(context, asked) };
}

/** The reports, in an order in which concurrent requests cannot wait for each other. */
async function findTargets(
  { database, caller }: CallerContext,
  { reportIds, workspaceIds }: ChangeReportsInput,
): Promise<ReportWorkspace[]> {
  for (const workspaceId of workspaceIds) requireWorkspace(caller, workspaceId);
  const found = await listReportWorkspaces(database, { reportIds, workspaceIds, accessible: caller.workspaceIds });
  requireKnown('reportIds', reportIds, new Set(found.map(({ id }) => id)), 'Not found in your workspaces');
  if (found.length > MOST_CHANGED_REPORTS) {
    const message = `At most ${MOST_CHANGED_REPORTS} reports can be changed at once, and these are ${found.length}`;
    throw invalid('body', [{ path: 'workspaceIds', message, code: 'too_big' }]);
  }
  return found;
}

const NOTHING: Counts = { promptsAdded: 0, promptsRemoved: 0, competitorsAdded: [], competitorsRemoved: [] };

async function changeOne(
  context: CallerContext,
  { id: reportId, workspaceId, reportTitle }: ReportWorkspace,
  change: Change,
): Promise<ReportChangeItem> {
  const item = { reportId, workspaceId, reportTitle };
  try {
    const counts = await context.database.workspaceTransaction(workspaceId, (tx) =>
      planAndSave(context, tx, { reportId, workspaceId }, change),
    );
    return counts ? { ...item, ...counts, status: 'changed' } : { ...item, ...NOTHING, status: 'unchanged' };
  } catch (error) {
    // Nothing of this report was saved: all checks precede the first change.
    if (!(error instanceof Failure) || error.kind === 'unavailable') throw error;
    const message = error.details.errors?.map((issue) => issue.message).join('. ') ?? error.message;
    return { ...item, ...NOTHING, status: 'failed', message };
  }
}

/** Null if the report does not change. */
async function planAndSave(
  context: CallerContext,
  tx: Database,
  { reportId, workspaceId }: { reportId: string; workspaceId: string },
  change: Change,
): Promise<Counts | null> {
  const { country, added, dryRun, asked } = change;
  const workspace = await lockWorkspace(tx, workspaceId);
  const stored = await getReport(tx, reportId);
  const existing = await findPromptsByText(tx, { workspaceId, country, texts: added });
  const removed = await findPromptsByText(tx, { workspaceId, country, texts: change.removed });
  const known = new Set(existing.map(({ prompt }) => prompt));
  const missing = added.filter(({ prompt }) => !known.has(prompt));
  const { changes, issues, ...counts } = planReportChange(
    stored,
    { existing: existing.map(({ id }) => id), missing: missing.length, removed: removed.map(({ id }) => id) },
    change,
  );
  if (issues.length > 0) throw invalid('body', issues);
  requireAllowance(workspace, missing.length);
  if (Object.keys(changes).length === 0 && missing.length === 0) return null;

  const ids = existing.map(({ id }) => id);
  const askedIds = await findAskedPrompts(tx, ids);
  const askedTexts = new Set(existing.filter(({ id }) => askedIds.has(id)).map(({ prompt }) => prompt));
  const schedule = keepSetSchedule(stored.report);
  for (const { prompt } of added) {
    const schedules = asked.get(`${workspaceId} ${prompt}`);
    if (schedules) schedules.push(schedule);
    else if (!askedTexts.has(prompt)) asked.set(`${workspaceId} ${prompt}`, [schedule]);
  }
  if (dryRun) return counts;

  const date = context.now();
  const prompts = missing.map((text) => ({ ...text, id: newId('prompt', date) }));
  await insertPrompts(tx, { workspaceId, country, prompts }, date);
  if (prompts.length > 0) await addPromptsUsed(tx, workspaceId, prompts.length);
  const promptIds = [...(changes.promptIds ?? stored.report.promptIds), ...prompts.map(({ id }) => id)];
  await saveChanges(context, tx, stored, {
    ...changes,
    ...(promptIds.length > 0 && prompts.length > 0 && { promptIds }),
  });
  return counts;
}

function requireAllowance(workspace: Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>, more: number): void {
  if (fitsPromptAllowance(workspace, more)) return;
  const { promptsUsedCount, promptsMaxCount } = workspace;
  throw new Failure(
    'quota',
    `Prompt allowance exceeded: cannot add ${more} prompts, ${promptsUsedCount} of ${promptsMaxCount} are in use`,
  );
}
