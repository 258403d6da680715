import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { addTags, findPromptsByText } from '../../storage/prompts.ts';
import { holdTagIds } from '../../storage/tags.ts';
import { lockWorkspace } from '../../storage/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { addPromptsToReports, savePrompts } from './save.ts';

export interface CreatePromptsInput {
  id: string;
  prompts: string[];
  country: string;
  tagIds: string[];
  brandReportIds: string[];
}

/** Returns existing prompts with the same text and country and creates the others, in one transaction. */
export async function createPrompts(context: CallerContext, input: CreatePromptsInput): Promise<{ items: Prompt[] }> {
  const { id: workspaceId, prompts: texts, country, brandReportIds } = input;
  requireWorkspace(context.caller, workspaceId);
  const date = context.now();

  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    const workspace = await lockWorkspace(tx, workspaceId);
    const tagIds = deduplicate(input.tagIds);
    requireKnown('tagIds', input.tagIds, await holdTagIds(tx, workspaceId, tagIds));
    const textsByCountry = new Map([[country, texts]]);
    const { promptIds } = await savePrompts(tx, workspace, { workspaceId, textsByCountry, brandReportIds, date });
    await addTags(tx, promptIds, tagIds, date);
    await addPromptsToReports(context, tx, { workspaceId, brandReportIds, promptIds, date });
    return { items: await findPromptsByText(tx, { workspaceId, country, texts }) };
  });
}
