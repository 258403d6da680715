import { quotaExhausted } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { fitsPromptAllowance, type Workspace } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../../storage/database.ts';
import { findPromptsByText, insertPrompts } from '../../storage/prompts.ts';
import { addReportPrompts } from '../../storage/reports/prompts.ts';
import { addPromptsUsed } from '../../storage/workspaces.ts';
import { recordPromptsAdded } from '../annotations/record.ts';
import { requestCollection } from '../collection/request.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { requestRecalculation } from '../reports/recalculate.ts';
import { requireRoom } from '../reports/require-room.ts';

export interface SavedPrompts {
  /** Existing and new prompts, without duplicates. */
  promptIds: string[];
  created: number;
  /** The id of a prompt by its text. */
  idOf: (country: string, text: string) => string;
}

/** Creates the prompts that do not exist yet, by country. The workspace is locked. */
export async function savePrompts(
  tx: Database,
  workspace: Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>,
  input: { workspaceId: string; textsByCountry: ReadonlyMap<string, string[]>; brandReportIds: string[]; date: Date },
): Promise<SavedPrompts> {
  const { workspaceId, textsByCountry, brandReportIds, date } = input;
  const ids = new Map<string, string>();
  const fresh: { id: string; workspaceId: string; prompt: string; country: string }[] = [];
  for (const [country, texts] of textsByCountry) {
    for (const { id, prompt } of await findPromptsByText(tx, { workspaceId, country, texts })) {
      ids.set(keyOf(country, prompt), id);
    }
    for (const prompt of deduplicate(texts)) {
      if (ids.has(keyOf(country, prompt))) continue;
      fresh.push({ id: newId('prompt', date), workspaceId, prompt, country });
    }
  }
  for (const { id, country, prompt } of fresh) ids.set(keyOf(country, prompt), id);
  const promptIds = [...ids.values()];
  await requireRoom(tx, { workspaceId, reportIds: brandReportIds, promptIds });
  if (!fitsPromptAllowance(workspace, fresh.length)) {
    const { promptsUsedCount, promptsMaxCount } = workspace;
    throw quotaExhausted(
      `Prompt allowance exceeded: cannot add ${fresh.length} prompts, ${promptsUsedCount} of ${promptsMaxCount} are in use`,
    );
  }
  if (fresh.length > 0) {
    await insertPrompts(tx, fresh, date);
    await addPromptsUsed(tx, workspaceId, fresh.length);
  }
  return { promptIds, created: fresh.length, idOf: (country, text) => ids.get(keyOf(country, text)) ?? '' };
}

function keyOf(country: string, text: string): string {
  return `${country} ${text}`;
}

/** Adds prompts to reports, which are then recalculated and collected. */
export async function addPromptsToReports(
  context: Context,
  tx: Database,
  input: { workspaceId: string; brandReportIds: string[]; promptIds: string[]; date: Date },
): Promise<void> {
  const { workspaceId, promptIds, date } = input;
  const reportIds = deduplicate(input.brandReportIds);
  const changed = await recordPromptsAdded(tx, { workspaceId, reportIds, now: date }, () =>
    addReportPrompts(tx, reportIds, promptIds),
  );
  await requestRecalculation(context, tx, changed);
  await requestCollection(context, tx, changed);
}
