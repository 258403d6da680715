import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { notFound, requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import { findPrompt, replaceTags } from '../../storage/prompts.ts';
import { holdTagIds } from '../../storage/tags.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';

export async function updatePrompt(
  { database, caller, now }: CallerContext,
  { id: workspaceId, promptId, tagIds }: { id: string; promptId: string; tagIds: string[] },
): Promise<Prompt> {
  requireWorkspace(caller, workspaceId);
  return database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (!(await findPrompt(tx, workspaceId, promptId))) throw notFound('Prompt');
    requireKnown('tagIds', tagIds, await holdTagIds(tx, workspaceId, deduplicate(tagIds)));
    await replaceTags(tx, promptId, deduplicate(tagIds), now());
    const prompt = await findPrompt(tx, workspaceId, promptId);
    if (!prompt) throw notFound('Prompt');
    return prompt;
  });
}
