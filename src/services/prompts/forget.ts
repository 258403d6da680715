import { deleteAnswersOf, isPromptForgotten } from '../../storage/answers/delete.ts';
import type { Context } from '../context.ts';

/** Deletes the answers to a deleted prompt once no statistics include them. A report that still does requests it again later. */
export async function forgetPrompt(
  { database }: Context,
  { workspaceId, promptId }: { workspaceId: string; promptId: string },
): Promise<{ answers: number }> {
  if (!(await isPromptForgotten(database, workspaceId, promptId))) return { answers: 0 };
  return { answers: await deleteAnswersOf(database, workspaceId, promptId) };
}
