import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { findUnknown, invalid, type ValidationIssue } from '../../domain/shared/failures.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { countPromptsWith } from '../../storage/reports/prompts.ts';

export const TOO_MANY_PROMPTS = {
  message: `A report can have at most ${REPORT_LIMITS.prompts} prompts`,
  code: 'too_big',
};

/** Requires that the reports belong to the workspace and that the prompts fit into each of them. */
export async function requireRoom(
  tx: Database,
  { workspaceId, reportIds, promptIds }: { workspaceId: string; reportIds: string[]; promptIds: string[] },
): Promise<void> {
  if (reportIds.length === 0) return;
  const counts = await countPromptsWith(tx, { workspaceId, reportIds, promptIds });
  const full: ValidationIssue[] = reportIds.flatMap((reportId, index) =>
    (counts.get(reportId) ?? 0) > REPORT_LIMITS.prompts
      ? [{ path: `brandReportIds.${index}`, ...TOO_MANY_PROMPTS }]
      : [],
  );
  const errors = [...findUnknown('brandReportIds', reportIds, new Set(counts.keys())), ...full];
  if (errors.length > 0) throw invalid('body', errors);
}
