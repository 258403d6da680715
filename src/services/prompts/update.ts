import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { invalid, notFound, requireKnown } from '../../domain/shared/failures.ts';
import { deduplicate } from '../../domain/shared/text.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPrompt, replaceTags } from '../../storage/prompts.ts';
import { setQuestion } from '../../storage/questions.ts';
import { holdTagIds } from '../../storage/tags.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { changeQuestions } from './change-questions.ts';

export interface UpdatePromptInput {
  id: string;
  promptId: string;
  tagIds?: string[] | undefined;
  /** A prompt that asks the same question; null for none. */
  questionId?: string | null | undefined;
}

export async function updatePrompt(
  context: CallerContext,
  { id: workspaceId, promptId, tagIds, questionId }: UpdatePromptInput,
): Promise<Prompt> {
  requireWorkspace(context.caller, workspaceId);
  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const stored = await getStored(tx, workspaceId, promptId);
    if (tagIds !== undefined) {
      requireKnown('tagIds', tagIds, await holdTagIds(tx, workspaceId, deduplicate(tagIds)));
      await replaceTags(tx, promptId, deduplicate(tagIds), context.now());
    }
    if (questionId !== undefined) await chooseQuestion(context, tx, stored, questionId);
    return getStored(tx, workspaceId, promptId);
  });
}

async function getStored(tx: Database, workspaceId: string, promptId: string): Promise<Prompt> {
  const prompt = await findPrompt(tx, workspaceId, promptId);
  if (!prompt) throw notFound('Prompt');
  return prompt;
}

/** A prompt that is sent back as it was returned is unchanged. */
async function chooseQuestion(
  context: CallerContext,
  tx: Database,
  prompt: Prompt,
  chosen: string | null,
): Promise<void> {
  const { id: promptId, workspaceId } = prompt;
  if (chosen === prompt.questionId) return;
  const questionId = chosen === null || chosen === promptId ? null : await findQuestion(tx, prompt, chosen);
  if (questionId === prompt.questionId) return;
  await changeQuestions(context, tx, { workspaceId, promptIds: [promptId] }, () =>
    setQuestion(tx, { workspaceId, promptId, questionId }, context.now()),
  );
}

/** The question of another prompt. Answers of another country are about another market. */
async function findQuestion(tx: Database, { workspaceId, country }: Prompt, promptId: string): Promise<string> {
  const other = await findPrompt(tx, workspaceId, promptId);
  if (other?.country === country) return other.questionId;
  const [message, code] = other
    ? [`Must be a prompt of the same country (${country})`, 'invalid_value']
    : ['Not found in the workspace', 'not_found'];
  throw invalid('body', [{ path: 'questionId', message, code }]);
}
