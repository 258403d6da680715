import { hasEnded } from '../../domain/collection/schedule.ts';
import type { Outputs } from '../api/trpc.ts';

export type Summary = Outputs['portfolio']['summaries']['items'][number];

type Ordered = Pick<
  Summary,
  | 'status'
  | 'verdict'
  | 'collectionEndDate'
  | 'lastCollectionDate'
  | 'nextCollectionDate'
  | 'endDate'
  | 'change'
  | 'reportTitle'
>;

/** Reports without current data first, then real losses, real gains, the rest, and reports that have ended; each by title. */
export function orderSummaries<Each extends Ordered>(summaries: Each[]): Each[] {
  return summaries.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      Math.abs(b.change.brandCoverage ?? 0) * isMoved(b) - Math.abs(a.change.brandCoverage ?? 0) * isMoved(a) ||
      a.reportTitle.localeCompare(b.reportTitle, 'en'),
  );
}

export type Grouping = 'none' | 'owner' | 'label';

/**
 * The reports by owner or label, in the order of their first report, so that groups with problems come first. A report with several
 * labels is in each of their groups, and one without is in the last group, whose name is null.
 */
export function groupSummaries<Each extends Pick<Summary, 'owner' | 'labels'>>(
  summaries: readonly Each[],
  by: Grouping,
): { name: string | null; summaries: Each[] }[] {
  const groups = new Map<string | null, Each[]>();
  for (const summary of summaries) {
    const names = by === 'none' ? [] : by === 'owner' ? [summary.owner] : summary.labels;
    for (const name of names.length === 0 ? [null] : names) groups.set(name, [...(groups.get(name) ?? []), summary]);
  }
  const listed = [...groups].map(([name, ofGroup]) => ({ name, summaries: ofGroup }));
  return listed.toSorted((a, b) => Number(a.name === null) - Number(b.name === null));
}

function isMoved({ verdict }: Ordered): number {
  return verdict === 'up' || verdict === 'down' ? 1 : 0;
}

function rankOf(summary: Ordered): number {
  const { status, verdict, collectionEndDate, endDate } = summary;
  if (hasEnded({ endDate: collectionEndDate }, endDate)) return 4;
  if (status === 'no_data' || (status === 'ready' && isOld(summary))) return 0;
  if (verdict === 'down') return 1;
  if (verdict === 'up') return 2;
  return 3;
}

/** Whether a day of the schedule was missed. */
function isOld({ lastCollectionDate, nextCollectionDate, endDate }: Ordered): boolean {
  return lastCollectionDate === null || (nextCollectionDate !== null && nextCollectionDate < endDate);
}
