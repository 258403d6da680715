import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findPrompt } from '../../storage/prompts.ts';
import type { CallerContext } from '../context.ts';

export async function getPrompt(
  { database, caller }: CallerContext,
  { id: workspaceId, promptId }: { id: string; promptId: string },
): Promise<Prompt> {
  requireWorkspace(caller, workspaceId);
  const prompt = await findPrompt(database, workspaceId, promptId);
  if (!prompt) throw notFound('Prompt');
  return prompt;
}
