import { deleteAnswersOf, isPromptForgotten } from '../../storage/answers/delete-of-prompts.ts';
import type { Context } from '../context.ts';

/** Deletes the answers to a deleted prompt once no statistics include them. A report that still does requests it again later. */
export async function forgetPrompt(
  { database }: Context,
  { workspaceId, promptId }: { workspaceId: string; promptId: string },
): Promise<{ answers: number }> {
  return database.workspaceTransaction(workspaceId, async (tx) => {
    if (!(await isPromptForgotten(tx, workspaceId, promptId))) return { answers: 0 };
    return { answers: await deleteAnswersOf(tx, workspaceId, promptId) };
  });
}
