import { requireWorkspace } from '../../domain/access/access.ts';
import { describePromptsRemoved } from '../../domain/annotations/annotations.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deletePrompt as deleteStored } from '../../storage/prompts.ts';
import { releaseQuestion } from '../../storage/questions.ts';
import { findReportIdsOfPrompt } from '../../storage/reports/prompts.ts';
import { addPromptsUsed, lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import { recordAnnotation } from '../annotations/record.ts';
import type { CallerContext } from '../context.ts';
import { requestRecalculation } from '../reports/recalculate.ts';
import { requestSetUp } from '../reports/set-up.ts';

/** Removes the prompt from all reports, which are recalculated without it. Its answers are deleted afterward. */
export async function deletePrompt(context: CallerContext, input: { id: string; promptId: string }): Promise<void> {
  const { id: workspaceId, promptId } = input;
  requireWorkspace(context.caller, workspaceId);
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const reportIds = await findReportIdsOfPrompt(tx, promptId);
    if (!(await deleteStored(tx, workspaceId, promptId))) throw notFound('Prompt');
    await releaseQuestion(tx, workspaceId, promptId);
    await addPromptsUsed(tx, workspaceId, -1);
    await recordAnnotation(
      tx,
      { workspaceId, reportIds, kind: 'prompts_removed', text: describePromptsRemoved(1) },
      context.now(),
    );
    await requestRecalculation(context, tx, reportIds);
    await requestSetUp(context, tx, reportIds);
    await context.enqueue(tx, 'prompts.forget', { workspaceId, promptId });
  });
}
