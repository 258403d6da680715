import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import type { PromptWarning } from '../../domain/prompts/same-question.ts';
import { requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { addTags, findPromptsByText } from '../../storage/prompts.ts';
import { holdTagIds } from '../../storage/tags.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { keyTexts } from './key-texts.ts';
import { addPromptsToReports, savePrompts } from './save.ts';
import { warnAboutPrompts } from './warn.ts';

export interface CreatePromptsInput {
  id: string;
  prompts: string[];
  country: string;
  tagIds: string[];
  brandReportIds: string[];
}

export interface CreatedPrompts {
  items: Prompt[];
  warnings: PromptWarning[];
}

/** Returns existing prompts with the same text and country and creates the others, in one transaction. */
export async function createPrompts(context: CallerContext, input: CreatePromptsInput): Promise<CreatedPrompts> {
  const { id: workspaceId, country, brandReportIds } = input;
  requireWorkspace(context.caller, workspaceId);
  const texts = await keyTexts(input.prompts);
  const date = context.now();

  const created = await context.database.workspaceTransaction(workspaceId, async (tx) => {
    const workspace = await lockWorkspace(tx, workspaceId);
    const tagIds = deduplicate(input.tagIds);
    requireKnown('tagIds', input.tagIds, await holdTagIds(tx, workspaceId, tagIds));

    const textsByCountry = new Map([[country, texts]]);
    const { existing, fresh, promptIds } = await savePrompts(tx, workspace, {
      workspaceId,
      textsByCountry,
      brandReportIds,
      date,
    });
    await addTags(tx, promptIds, tagIds, date);
    await addPromptsToReports(context, tx, { workspaceId, brandReportIds, promptIds, date });
    if (tagIds.length > 0) return { items: await findPromptsByText(tx, { workspaceId, country, texts }), fresh };
    const known = new Map(existing.map((prompt) => [prompt.prompt, prompt]));
    for (const { id, prompt } of fresh)
      known.set(prompt, { id, workspaceId, prompt, country, questionId: id, tagIds, ...datesOf(date) });
    return { items: texts.flatMap(({ prompt }) => known.get(prompt) ?? []), fresh };
  });
  return { items: created.items, warnings: await warnAboutPrompts(context, workspaceId, created.fresh) };
}

function datesOf(date: Date): Pick<Prompt, 'createdDate' | 'updatedDate'> {
  return { createdDate: date.toISOString(), updatedDate: date.toISOString() };
}
