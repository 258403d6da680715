import type { KeyedText, Prompt } from '../../domain/prompts/prompts.ts';
import { quotaExhausted } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { fitsPromptAllowance, type Workspace } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptsByText, insertPrompts } from '../../storage/prompts.ts';
import { addReportPrompts } from '../../storage/reports/prompts.ts';
import { addPromptsUsed } from '../../storage/workspaces/workspaces.ts';
import { recordPromptsAdded } from '../annotations/record.ts';
import { requestCollection } from '../collection/request.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { requestRecalculation } from '../reports/recalculate.ts';
import { requireRoom } from '../reports/require-room.ts';

export interface SavedPrompts {
  existing: Prompt[];
  fresh: (KeyedText & { id: string; country: string })[];
  /** Of all these prompts. */
  promptIds: string[];
}

/** Creates the prompts that do not exist yet. The workspace is locked. */
export async function savePrompts(
  tx: Database,
  workspace: Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>,
  input: {
    workspaceId: string;
    textsByCountry: ReadonlyMap<string, KeyedText[]>;
    brandReportIds: string[];
    date: Date;
  },
): Promise<SavedPrompts> {
  const { workspaceId, textsByCountry, brandReportIds, date } = input;
  const existing: Prompt[] = [];
  const fresh: SavedPrompts['fresh'] = [];
  for (const [country, texts] of textsByCountry) {
    const found = await findPromptsByText(tx, { workspaceId, country, texts });
    const known = new Set(found.map(({ prompt }) => prompt));
    const unknown = new Map(texts.filter(({ prompt }) => !known.has(prompt)).map((text) => [text.prompt, text]));
    existing.push(...found);
    fresh.push(...[...unknown.values()].map((text) => ({ ...text, country, id: newId('prompt', date) })));
  }
  const promptIds = [...new Set([...existing, ...fresh].map(({ id }) => id))];
  await requireRoom(tx, { workspaceId, reportIds: brandReportIds, promptIds });
  if (!fitsPromptAllowance(workspace, fresh.length)) {
    const { promptsUsedCount, promptsMaxCount } = workspace;
    throw quotaExhausted(
      `Prompt allowance exceeded: cannot add ${fresh.length} prompts, ${promptsUsedCount} of ${promptsMaxCount} are in use`,
    );
  }
  for (const [country, prompts] of Map.groupBy(fresh, (prompt) => prompt.country)) {
    await insertPrompts(tx, { workspaceId, country, prompts }, date);
  }
  if (fresh.length > 0) await addPromptsUsed(tx, workspaceId, fresh.length);
  return { existing, fresh, promptIds };
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
    addReportPrompts(tx, reportIds, promptIds, dayOf(date)),
  );
  await requestRecalculation(context, tx, changed);
  await requestCollection(context, tx, changed);
}
