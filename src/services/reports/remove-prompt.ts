import { describePromptsRemoved } from '../../domain/annotations/annotations.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import { removeReportPrompts } from '../../storage/reports/prompts.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import { recordAnnotation } from '../annotations/record.ts';
import type { CallerContext } from '../context.ts';
import { getReport, getReportFor } from './load.ts';
import { requestRecalculation } from './recalculate.ts';
import { requestSetUp } from './set-up.ts';

/** Removes the prompt from the report. It remains in the workspace. */
export async function removeReportPrompt(
  context: CallerContext,
  { reportId, promptId }: { reportId: string; promptId: string },
): Promise<void> {
  const {
    report: { workspaceId },
  } = await getReportFor(context, reportId);
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { report } = await getReport(tx, reportId);
    if (!report.promptIds.includes(promptId)) throw notFound('Prompt');
    if (report.promptIds.length === 1) {
      const message = 'A report must have at least one prompt. Add another prompt first, or delete the report.';
      throw invalid('params', [{ path: 'promptId', message, code: 'too_small' }]);
    }
    await removeReportPrompts(tx, reportId, [promptId]);
    await recordAnnotation(
      tx,
      { workspaceId, reportIds: [reportId], kind: 'prompts_removed', text: describePromptsRemoved(1) },
      context.now(),
    );
    await requestRecalculation(context, tx, [reportId]);
    await requestSetUp(context, tx, [reportId]);
  });
}
