import { type CrawlerAccessFinding, findCrawlerAccess } from '../../domain/crawlability-checks/crawler-access.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { findLatestChecks } from '../../storage/crawlability-checks.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { replaceRecommendations } from '../../storage/recommendations.ts';
import { findMainBrand, readStatisticsState } from '../../storage/reports/generations.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { newId } from '../ids.ts';

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

/** Maximum processor time to read the answers. Only a bug takes longer. */
const CPU_MS = 300_000;

/** The recommendations from the answers, based on the given version of the statistics. */
export async function draftRecommendations(
  { database, statistics, engines }: Context,
  { reportId, version }: { reportId: string; version: number },
): Promise<RecommendationDraft[]> {
  const stored = await findReport(database, reportId);
  if (!stored) return [];
  const { workspaceId, brand } = stored.report;
  const blockedPages = await listBlockedPages(database, { workspaceId, reportId, version });
  const owner = { workspaceId, reportId, isSimulated: isSimulated(engines), version };
  return statistics.draftRecommendations({ ...owner, brand, blockedPages }, CPU_MS);
}

async function listBlockedPages(
  database: Database,
  generation: { workspaceId: string; reportId: string; version: number },
): Promise<CrawlerAccessFinding[]> {
  const mainBrand = await findMainBrand(database, generation);
  if (!mainBrand) return [];
  const { brandDomain, brandDomainVariations, brandDomainWildcard: wildcard } = mainBrand;
  const domains = [brandDomain, ...brandDomainVariations];
  return findCrawlerAccess(
    await findLatestChecks(database, { workspaceId: generation.workspaceId, domains, wildcard }),
  );
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
