import { isDeepStrictEqual } from 'node:util';
import { describeQuestions } from '../../domain/annotations/annotations.ts';
import { numberQuestions } from '../../domain/prompts/questions.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findQuestionIds, listReportsWithPrompts } from '../../storage/questions.ts';
import { recordAnnotation } from '../annotations/record.ts';
import type { Context } from '../context.ts';
import { requestRecount } from '../reports/recalculate.ts';

/** Changes the questions of prompts by `change`. Reports that then have other questions are recalculated, with an annotation. */
export async function changeQuestions(
  context: Context,
  tx: Database,
  { workspaceId, promptIds }: { workspaceId: string; promptIds: readonly string[] },
  change: () => Promise<void>,
): Promise<void> {
  const reports = await listReportsWithPrompts(tx, workspaceId, promptIds);
  const all = [...new Set(reports.flatMap((report) => report.promptIds))];
  const before = await findQuestionIds(tx, workspaceId, all);
  await change();
  const after = await findQuestionIds(tx, workspaceId, all);
  for (const report of reports) {
    const questions = numberQuestions(report.promptIds, after);
    if (isDeepStrictEqual(questions, numberQuestions(report.promptIds, before))) continue;
    const text = describeQuestions(report.promptIds.length, new Set(questions).size);
    const event = { workspaceId, reportIds: [report.reportId], kind: 'questions_changed', text } as const;
    await recordAnnotation(tx, event, context.now());
    await requestRecount(context, tx, report.reportId);
  }
}
