import { nameKeyOf } from '../../domain/shared/text.ts';
import { defaultSurfaces, keepSetSurfaces } from '../../domain/surfaces/surfaces.ts';
import type { WorkspacePlan } from '../../domain/workspaces/plan-import.ts';
import { type FilePrompt, keyOfPrompt } from '../../domain/workspaces/read-workspace-file.ts';
import { DEFAULT_AUDITS_MAX, DEFAULT_PROMPTS_MAX } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { addTagPairs, insertPrompts } from '../../storage/prompts.ts';
import { addPromptsUsed, insertWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { Context } from '../context.ts';
import { listPages } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { keyTexts } from '../prompts/key-texts.ts';
import { insertNewReport, startReports } from '../reports/create.ts';
import { saveChanges } from '../reports/update.ts';
import { createNamedTags } from '../tags/create-named.ts';

export interface ImportedWorkspace {
  /** Null in a dry run that would create it. */
  id: string | null;
  name: string;
  isNew: boolean;
}

export interface ImportedReport {
  id: string | null;
  workspace: string;
  reportTitle: string;
  isNew: boolean;
}

interface Imported {
  workspaces: ImportedWorkspace[];
  reports: ImportedReport[];
}

/** Saves what is planned. The workspaces are locked. */
export async function applyImport(
  context: Context,
  tx: Database,
  plans: readonly WorkspacePlan[],
  grant: (tx: Database, workspaceId: string) => Promise<void>,
): Promise<Imported> {
  const imported: Imported = { workspaces: [], reports: [] };
  for (const plan of plans) {
    const { id, name } = plan.known ?? (await createWorkspace(context, tx, plan, grant));
    imported.workspaces.push({ id, name, isNew: plan.known === null });
    const promptIds = await savePrompts(context, tx, id, plan);
    for (const report of await saveReports(context, tx, { id, promptIds }, plan)) {
      imported.reports.push({ ...report, workspace: name });
    }
  }
  const created = imported.reports.flatMap(({ id, isNew }) => (isNew && id !== null ? [id] : []));
  if (created.length > 0) await startReports(context, tx, created);
  return imported;
}

async function createWorkspace(
  { now }: Context,
  tx: Database,
  { file: { name } }: WorkspacePlan,
  grant: (tx: Database, workspaceId: string) => Promise<void>,
): Promise<{ id: string; name: string }> {
  const id = newId('workspace', now());
  const allowances = { promptsMaxCount: DEFAULT_PROMPTS_MAX, geoAuditMaxCount: DEFAULT_AUDITS_MAX };
  await insertWorkspace(tx, { id, name, ...allowances }, now());
  await grant(tx, id);
  return { id, name };
}

/** Creates prompts and tags. Returns the ids of all prompts of the plan, by their key. */
async function savePrompts(
  { now }: Context,
  tx: Database,
  workspaceId: string,
  { known, newTags, newPrompts, taggedPrompts }: WorkspacePlan,
): Promise<Map<string, string>> {
  const date = now();
  const tags = await createNamedTags(tx, { workspaceId, names: newTags.map(({ name }) => name), date });
  const tagIds = new Map([
    ...(known?.tags ?? []),
    ...tags.map(({ id, name }): [string, string] => [nameKeyOf(name), id]),
  ]);
  const promptIds = new Map([...(known?.prompts ?? [])].map(([key, { id }]) => [key, id]));
  for (const [country, ofCountry] of Map.groupBy(newPrompts, (prompt) => prompt.country)) {
    const texts = await keyTexts(ofCountry.map(({ prompt }) => prompt));
    const prompts = texts.map((text) => ({ ...text, id: newId('prompt', date) }));
    await insertPrompts(tx, { workspaceId, country, prompts }, date);
    for (const { id, prompt } of prompts) promptIds.set(keyOfPrompt({ country, prompt }), id);
  }
  if (newPrompts.length > 0) await addPromptsUsed(tx, workspaceId, newPrompts.length);
  const tagged = [...newPrompts.map((prompt) => ({ prompt, tags: prompt.tags })), ...taggedPrompts];
  const pairs = tagged.flatMap(({ prompt, tags: names }) =>
    names.map((name) => ({
      promptId: promptIds.get(keyOfPrompt(prompt)) ?? '',
      tagId: tagIds.get(nameKeyOf(name)) ?? '',
    })),
  );
  await addTagPairs(tx, pairs, date);
  return promptIds;
}

async function saveReports(
  context: Context,
  tx: Database,
  { id: workspaceId, promptIds }: { id: string; promptIds: ReadonlyMap<string, string> },
  { newReports, changedReports }: WorkspacePlan,
): Promise<Omit<ImportedReport, 'workspace'>[]> {
  const idsOf = (prompts: readonly FilePrompt[]) => prompts.map((prompt) => promptIds.get(keyOfPrompt(prompt)) ?? '');
  const saved: Omit<ImportedReport, 'workspace'>[] = [];
  const counted = keepSetSurfaces(defaultSurfaces(listPages(context)));
  for (const { settings: sent, prompts } of newReports) {
    const settings = { ...sent, ...counted };
    const id = newId('report', context.now());
    await insertNewReport(tx, { id, workspaceId, settings, promptIds: idsOf(prompts) }, context.now());
    saved.push({ id, reportTitle: settings.reportTitle, isNew: true });
  }
  for (const { known, changes, prompts } of changedReports) {
    const { id, reportTitle, promptIds: stored } = known.report;
    const added = prompts.length > 0 && { promptIds: [...stored, ...idsOf(prompts)] };
    await saveChanges(context, tx, known, { ...changes, ...added });
    saved.push({ id, reportTitle, isNew: false });
  }
  return saved;
}
