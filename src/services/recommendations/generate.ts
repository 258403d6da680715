import { findRecommendations } from '../../domain/recommendations/find.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import type { Database } from '../../storage/database.ts';
import { replaceRecommendations } from '../../storage/recommendations.ts';
import { readStatisticsState } from '../../storage/reports/generations.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { gatherEvidence } from './gather.ts';

/** Regenerates the recommendations of a report from its current answers. Returns their number. */
export async function recommendReport(context: Context, { reportId }: { reportId: string }): Promise<number> {
  const state = await readStatisticsState(context.database, reportId);
  if (!state) return 0;
  const drafts = await draftRecommendations(context, { reportId, version: state.computedVersion });
  await context.database.workspaceTransaction(state.workspaceId, async (tx) => {
    const current = await readStatisticsState(tx, reportId);
    // A recalculation that ended in the meantime has already replaced the recommendations.
    if (current?.computedVersion === state.computedVersion) await saveRecommendations(context, tx, reportId, drafts);
  });
  return drafts.length;
}

/** The recommendations from the answers, based on the given version of the statistics. */
export async function draftRecommendations(
  context: Context,
  { reportId, version }: { reportId: string; version: number },
): Promise<RecommendationDraft[]> {
  const stored = await findReport(context.database, reportId);
  if (!stored) return [];
  const { workspaceId, brand } = stored.report;
  const owner = { workspaceId, reportId, isSimulated: isSimulated(context.engines), version };
  const drafts: RecommendationDraft[] = [];
  for await (const evidence of gatherEvidence(context, owner, brand)) drafts.push(...findRecommendations(evidence));
  return drafts;
}

export async function saveRecommendations(
  { engines, enqueue, now }: Context,
  tx: Database,
  reportId: string,
  drafts: readonly RecommendationDraft[],
): Promise<void> {
  const stored = await findReport(tx, reportId);
  if (!stored) return;
  const { workspaceId } = stored.report;
  const date = now();
  const rows = drafts.map((draft) => ({ ...draft, id: newId('recommendation', date) }));
  await replaceRecommendations(tx, { workspaceId, reportId, isSimulated: isSimulated(engines) }, rows, date);
  await enqueue(tx, 'reports.polish', { reportId });
}
