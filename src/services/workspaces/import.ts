import { requirePermission } from '../../domain/access/access.ts';
import { issueAt, limitIssues } from '../../domain/shared/csv-issues.ts';
import { invalid, quotaExhausted, type ValidationIssue } from '../../domain/shared/failures.ts';
import { nameKeyOf } from '../../domain/shared/text.ts';
import {
  describeExcess,
  type ImportChange,
  type KnownWorkspace,
  listChanges,
  listNewlyAsked,
  planWorkspace,
  type WorkspacePlan,
} from '../../domain/workspaces/plan-import.ts';
import { type FileWorkspace, readWorkspaceFile } from '../../domain/workspaces/read-workspace-file.ts';
import type { Workspace } from '../../domain/workspaces/workspaces.ts';
import { grantWorkspace } from '../../storage/api-keys.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptsByText } from '../../storage/prompts.ts';
import { findAskedPrompts } from '../../storage/reports/prompts.ts';
import { findReportsByTitle } from '../../storage/reports/reports.ts';
import { findTagsByName } from '../../storage/tags.ts';
import { holdWorkspaceImport, listWorkspaceNames, lockWorkspaces } from '../../storage/workspaces/workspaces.ts';
import { type AddedCost, forecastAdded } from '../advice/forecast-added.ts';
import type { CallerContext } from '../context.ts';
import { keyTexts } from '../prompts/key-texts.ts';
import { applyImport, type ImportedReport, type ImportedWorkspace } from './apply-import.ts';

export interface ImportWorkspacesInput {
  csv: string;
  country?: string | undefined;
  dryRun: boolean;
}

export interface WorkspaceImport {
  dryRun: boolean;
  lines: number;
  workspaces: ImportedWorkspace[];
  reports: ImportedReport[];
  changes: ImportChange[];
  forecast: AddedCost;
}

/** Creates what a CSV file describes and does not exist yet, in one transaction. The calling key receives access to new workspaces. */
export async function importWorkspaces(context: CallerContext, input: ImportWorkspacesInput): Promise<WorkspaceImport> {
  const { keyId } = context.caller;
  return runImport(context, input, (tx, workspaceId) => grantWorkspace(tx, keyId, workspaceId));
}

export async function runImport(
  context: CallerContext,
  { csv, country, dryRun }: ImportWorkspacesInput,
  grant: (tx: Database, workspaceId: string) => Promise<void>,
): Promise<WorkspaceImport> {
  const file = readWorkspaceFile(csv, country);
  if (file.issues.length > 0) throw invalid('body', file.issues);
  return importFiles(context, { files: file.workspaces, lines: file.lines, dryRun }, grant);
}

/** Compares the content of files with what is stored, and saves all of it, or none. */
export async function importFiles(
  context: CallerContext,
  { files, lines, dryRun }: { files: readonly FileWorkspace[]; lines: number; dryRun: boolean },
  grant: (tx: Database, workspaceId: string) => Promise<void>,
): Promise<WorkspaceImport> {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    await holdWorkspaceImport(tx, caller.keyId);
    const plans = await planImport(context, tx, files);
    const askedIds = await findAskedPrompts(tx, plans.flatMap(listKnownPrompts));
    const imported = dryRun ? describePlans(plans) : await applyImport(context, tx, plans, grant);
    return {
      dryRun,
      lines,
      ...imported,
      changes: plans.flatMap(listChanges),
      forecast: forecastAdded(context, listNewlyAsked(plans, askedIds)),
    };
  }, caller.keyId);
}

async function planImport(
  context: CallerContext,
  tx: Database,
  files: readonly FileWorkspace[],
): Promise<WorkspacePlan[]> {
  const { found, issues } = await findWorkspaces(context, tx, files);
  const plans: WorkspacePlan[] = [];
  for (const [index, file] of files.entries()) {
    const workspace = found[index];
    const known = workspace ? await loadKnown(tx, workspace, file) : null;
    const planned = planWorkspace(file, known);
    plans.push(planned.plan);
    issues.push(...planned.issues);
  }
  if (issues.length > 0) throw invalid('body', limitIssues(issues));
  if (plans.some(({ known }) => known === null)) requirePermission(context.caller, 'admin');
  const excesses = plans.map(describeExcess).filter((excess) => excess !== null);
  if (excesses.length > 0) throw quotaExhausted(`Prompt allowance exceeded: ${excesses.join('; ')}`);
  return plans;
}

type LockedWorkspace = Pick<Workspace, 'id' | 'name' | 'promptsUsedCount' | 'promptsMaxCount'>;

/** Finds and locks the workspaces of the file, by id or by name. Null for a new one. */
async function findWorkspaces(
  { caller }: CallerContext,
  tx: Database,
  files: readonly FileWorkspace[],
): Promise<{ found: (LockedWorkspace | null)[]; issues: ValidationIssue[] }> {
  const named = await listWorkspaceNames(tx, caller);
  const ids = new Set(named.map(({ id }) => id));
  const byName = Map.groupBy(named, ({ name }) => nameKeyOf(name));
  const issues: ValidationIssue[] = [];
  const users = new Map<string, FileWorkspace>();
  const workspaceIds = files.map((file) => {
    const { line, name } = file;
    const same = ids.has(name) ? [{ id: name }] : (byName.get(nameKeyOf(name)) ?? []);
    const [first] = same;
    if (same.length > 1) {
      const message = `You have ${same.length} workspaces with this name. Use the id instead.`;
      issues.push(issueAt(line, 'workspace', message, 'duplicate'));
    }
    if (!first && /^ws_[0-9A-Z]{26}$/.test(name)) {
      issues.push(issueAt(line, 'workspace', 'Your API key has no access to this workspace', 'not_found'));
    }
    const other = first && users.get(first.id);
    if (other) {
      issues.push(
        issueAt(line, 'workspace', `Is the workspace of line ${other.line}. Use one name for it.`, 'duplicate'),
      );
    }
    if (first) users.set(first.id, file);
    return first?.id ?? null;
  });
  const locked = new Map((await lockWorkspaces(tx, [...users.keys()])).map((workspace) => [workspace.id, workspace]));
  return { found: workspaceIds.map((id) => locked.get(id ?? '') ?? null), issues };
}

async function loadKnown(tx: Database, workspace: LockedWorkspace, file: FileWorkspace): Promise<KnownWorkspace> {
  const { id: workspaceId } = workspace;
  const prompts = [...file.prompts.values()];
  const tagKeys = new Set(prompts.flatMap(({ tags }) => tags.map(nameKeyOf)));
  const known: KnownWorkspace['prompts'] & Map<string, { id: string; tagIds: string[] }> = new Map();
  for (const [country, ofCountry] of Map.groupBy(prompts, (prompt) => prompt.country)) {
    const texts = await keyTexts(ofCountry.map(({ prompt }) => prompt));
    const found = await findPromptsByText(tx, { workspaceId, country, texts });
    for (const { id, prompt, tagIds } of found) known.set(`${country} ${prompt}`, { id, tagIds });
  }
  return {
    ...workspace,
    tags: await findTagsByName(tx, workspaceId, [...tagKeys]),
    prompts: known,
    reports: await findReportsByTitle(tx, { workspaceId, titleKeys: [...file.reports.keys()] }),
  };
}

function listKnownPrompts({ known }: WorkspacePlan): string[] {
  return [...(known?.prompts.values() ?? [])].map(({ id }) => id);
}

function describePlans(plans: readonly WorkspacePlan[]): Pick<WorkspaceImport, 'workspaces' | 'reports'> {
  return {
    workspaces: plans.map(({ known, file }) => ({
      id: known?.id ?? null,
      name: known?.name ?? file.name,
      isNew: !known,
    })),
    reports: plans.flatMap(({ known, file, newReports, changedReports }) => {
      const workspace = known?.name ?? file.name;
      return [
        ...newReports.map(({ settings }) => ({ id: null, workspace, reportTitle: settings.reportTitle, isNew: true })),
        ...changedReports.map(({ known: { report } }) => ({
          id: report.id,
          workspace,
          reportTitle: report.reportTitle,
          isNew: false,
        })),
      ];
    }),
  };
}
