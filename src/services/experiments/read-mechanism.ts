import type { Experiment } from '../../domain/experiments/experiment.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { type DateWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import {
  listPageCitations,
  listPageFetches,
  type PageCitations,
  type PageFetches,
  sumPageReferrals,
} from '../../storage/experiment-pages.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import type { CallerContext } from '../context.ts';

interface GroupCitations {
  before: number;
  since: number;
}

/** What happened to the changed page: a change can only work through it. Dates and counts are since the start of the change. */
export interface Mechanism {
  fetches: PageFetches[];
  firstCitedDate: string | null;
  /** Answers that cite the page, in the baseline and since the start. */
  treatedCitations: GroupCitations;
  controlCitations: GroupCitations;
  /** Controls whose answers cite the page since the start. They still count. */
  citingControlPromptIds: string[];
  referrals: number;
}

/** Null without a page. */
export async function readMechanism(
  { database }: CallerContext,
  { workspaceId }: ReportKey,
  { experiment, window }: { experiment: Experiment; window: DateWindow },
): Promise<Mechanism | null> {
  const { pageUrl, startDate, isSimulated } = experiment;
  const page = pageUrl === null ? null : normalizeUrl(pageUrl);
  if (!page) return null;
  const path = page.key.slice(page.host.length).split('?')[0] ?? '';
  const logged = { workspaceId, host: page.host, path, startDate, endDate: window.endDate };
  const cited = await listPageCitations(database, { workspaceId, isSimulated, pageId: pageIdOf(page.key), ...window });
  const since = cited.filter(({ day }) => day >= startDate);
  const [treated, controls] = [new Set(experiment.treatedPromptIds), new Set(experiment.controlPromptIds)];
  return {
    fetches: await listPageFetches(database, logged),
    firstCitedDate: since.map(({ day }) => day).toSorted()[0] ?? null,
    treatedCitations: countCitations(cited, treated, startDate),
    controlCitations: countCitations(cited, controls, startDate),
    citingControlPromptIds: [...new Set(since.map(({ promptId }) => promptId))]
      .filter((id) => controls.has(id))
      .toSorted(),
    referrals: await sumPageReferrals(database, logged),
  };
}

function countCitations(
  cited: readonly PageCitations[],
  promptIds: ReadonlySet<string>,
  startDate: string,
): GroupCitations {
  const counts = { before: 0, since: 0 };
  for (const { promptId, day, citations } of cited) {
    if (promptIds.has(promptId)) counts[day < startDate ? 'before' : 'since'] += citations;
  }
  return counts;
}
