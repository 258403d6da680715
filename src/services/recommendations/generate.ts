import { findRecommendations } from '../../domain/recommendations/find.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { replaceRecommendations } from '../../storage/recommendations.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { gatherEvidence } from './gather.ts';

/** When it returns, the recommendations of a report are those that its answers support now; tells how many there are. */
export async function recommendReport(context: Context, { reportId }: { reportId: string }): Promise<number> {
  const { database, engines, enqueue, now } = context;
  const stored = await findReport(database.prisma, reportId);
  if (!stored) return 0;
  const { workspaceId, brand } = stored.report;
  const owner = { workspaceId, reportId, isSimulated: isSimulated(engines) };
  const drafts: RecommendationDraft[] = [];
  for await (const evidence of gatherEvidence(context, owner, brand)) drafts.push(...findRecommendations(evidence));
  await database.transaction(async (tx) => {
    await replaceRecommendations(tx, owner, drafts, now());
    await enqueue(tx, 'reports.polish', { reportId });
  });
  return drafts.length;
}
