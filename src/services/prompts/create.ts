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

export interface CreatePromptsInput {
  id: string;
  prompts: string[];
  country: string;
  tagIds: string[];
  brandReportIds: string[];
}

/** Returns existing prompts with the same text and country and creates the others, in one transaction. */
export async function createPrompts(context: CallerContext, input: CreatePromptsInput): Promise<{ items: Prompt[] }> {
  const { id: workspaceId, prompts: texts, country } = input;
  requireWorkspace(context.caller, workspaceId);
  const date = context.now();

  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    const workspace = await lockWorkspace(tx, workspaceId);
    const tagIds = deduplicate(input.tagIds);
    requireKnown('tagIds', input.tagIds, await holdTagIds(tx, workspaceId, tagIds));

    const existing = await findPromptsByText(tx, { workspaceId, country, texts });
    const known = new Set(existing.map((prompt) => prompt.prompt));
    const fresh = deduplicate(texts)
      .filter((text) => !known.has(text))
      .map((prompt) => ({ id: newId('prompt', date), prompt }));
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
    const created = fresh.map((prompt) => ({ ...prompt, workspaceId, country, tagIds, ...datesOf(date) }));
    return { items: orderByText([...existing, ...created], texts) };
  });
}

function datesOf(date: Date): Pick<Prompt, 'createdDate' | 'updatedDate'> {
  return { createdDate: date.toISOString(), updatedDate: date.toISOString() };
}

function orderByText(prompts: Prompt[], texts: string[]): Prompt[] {
  const byText = new Map(prompts.map((prompt) => [prompt.prompt, prompt]));
  return texts.flatMap((text) => byText.get(text) ?? []);
}
