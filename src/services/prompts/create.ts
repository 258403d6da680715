import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { quotaExhausted, requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { fitsPromptAllowance } from '../../domain/workspaces/workspaces.ts';
import { addTags, findPromptsByText, insertPrompts } from '../../storage/prompts.ts';
import { addReportPrompts } from '../../storage/reports/prompts.ts';
import { holdTagIds } from '../../storage/tags.ts';
import { addPromptsUsed, lockWorkspace } from '../../storage/workspaces.ts';
import { recordPromptsAdded } from '../annotations/record.ts';
import { requestCollection } from '../collection/request.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { requestRecalculation } from '../reports/recalculate.ts';
import { requireRoom } from '../reports/require-room.ts';
import { keyTexts } from './key-texts.ts';

export interface CreatePromptsInput {
  id: string;
  prompts: string[];
  country: string;
  tagIds: string[];
  brandReportIds: string[];
}

/** Returns existing prompts with the same text and country and creates the others, in one transaction. */
export async function createPrompts(context: CallerContext, input: CreatePromptsInput): Promise<{ items: Prompt[] }> {
  const { id: workspaceId, country } = input;
  requireWorkspace(context.caller, workspaceId);
  const texts = await keyTexts(input.prompts);
  const date = context.now();

  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    const workspace = await lockWorkspace(tx, workspaceId);
    const tagIds = deduplicate(input.tagIds);
    requireKnown('tagIds', input.tagIds, await holdTagIds(tx, workspaceId, tagIds));

    const existing = await findPromptsByText(tx, { workspaceId, country, texts });
    const known = new Map(existing.map((prompt) => [prompt.prompt, prompt]));
    const unknown = new Map(texts.filter(({ prompt }) => !known.has(prompt)).map((text) => [text.prompt, text]));
    const fresh = [...unknown.values()].map((text) => ({ ...text, id: newId('prompt', date) }));
    const promptIds = [...existing, ...fresh].map((prompt) => prompt.id);
    await requireRoom(tx, { workspaceId, reportIds: input.brandReportIds, promptIds });
    if (!fitsPromptAllowance(workspace, fresh.length)) {
      const { promptsUsedCount, promptsMaxCount } = workspace;
      throw quotaExhausted(
        `Prompt allowance exceeded: cannot add ${fresh.length} prompts, ${promptsUsedCount} of ${promptsMaxCount} are in use`,
      );
    }

    if (fresh.length > 0) {
      await insertPrompts(tx, { workspaceId, country, prompts: fresh }, date);
      await addPromptsUsed(tx, workspaceId, fresh.length);
    }
    await addTags(tx, promptIds, tagIds, date);
    const reportIds = deduplicate(input.brandReportIds);
    const changed = await recordPromptsAdded(tx, { workspaceId, reportIds, now: date }, () =>
      addReportPrompts(tx, reportIds, promptIds),
    );
    await requestRecalculation(context, tx, changed);
    await requestCollection(context, tx, changed);
    if (tagIds.length > 0) return { items: await findPromptsByText(tx, { workspaceId, country, texts }) };
    for (const { id, prompt } of fresh)
      known.set(prompt, { id, workspaceId, prompt, country, tagIds, ...datesOf(date) });
    return { items: texts.flatMap(({ prompt }) => known.get(prompt) ?? []) };
  });
}

function datesOf(date: Date): Pick<Prompt, 'createdDate' | 'updatedDate'> {
  return { createdDate: date.toISOString(), updatedDate: date.toISOString() };
}
