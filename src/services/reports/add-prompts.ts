import { type BrandReport, REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { invalid, requireKnown } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { findPromptIds } from '../../storage/prompts.ts';
import { addReportPrompts as addStored } from '../../storage/reports/prompts.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import { recordPromptsAdded } from '../annotations/record.ts';
import { requestCollection } from '../collection/request.ts';
import type { CallerContext } from '../context.ts';
import { getReport, getReportFor } from './load.ts';
import { requestRecalculation } from './recalculate.ts';
import { TOO_MANY_PROMPTS } from './require-room.ts';

/** Adds prompts to the report. Prompts already in the report are ignored. */
export async function addReportPrompts(
  context: CallerContext,
  { reportId, promptIds }: { reportId: string; promptIds: string[] },
): Promise<BrandReport> {
  const {
    report: { workspaceId },
  } = await getReportFor(context, reportId);
  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { report } = await getReport(tx, reportId);
    requireKnown('promptIds', promptIds, await findPromptIds(tx, workspaceId, promptIds));
    if (new Set([...report.promptIds, ...promptIds]).size > REPORT_LIMITS.prompts) {
      throw invalid('body', [{ path: 'promptIds', ...TOO_MANY_PROMPTS }]);
    }

    const added = { workspaceId, reportIds: [reportId], now: context.now() };
    const changed = await recordPromptsAdded(tx, added, () => addStored(tx, [reportId], promptIds, dayOf(added.now)));
    await requestRecalculation(context, tx, changed);
    await requestCollection(context, tx, changed);
    return (await getReport(tx, reportId)).report;
  });
}
