import type { Experiment } from '../../domain/experiments/experiment.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { type DateWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import {
  listPageFetches,
  type PageFetches,
  type PromptCitations,
  sumPageCitations,
  sumPageReferrals,
} from '../../storage/experiment-pages.ts';
import { findReadSurfaces, type ReportKey } from '../../storage/reports/generations.ts';
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
  { workspaceId, reportId }: ReportKey,
  { experiment, window }: { experiment: Experiment; window: DateWindow },
): Promise<Mechanism | null> {
  const { pageUrl, startDate, isSimulated } = experiment;
  const page = pageUrl === null ? null : normalizeUrl(pageUrl);
  if (!page) return null;
  const path = page.key.slice(page.host.length).split('?')[0] ?? '';
  const logged = { workspaceId, host: page.host, path, startDate, endDate: window.endDate };
  const surfaces = await findReadSurfaces(database, { workspaceId, reportId });
  const scope = { workspaceId, isSimulated, surfaces, pageId: pageIdOf(page.key), ...window };
  const [cited, fetches, referrals] = await Promise.all([
    sumPageCitations(database, { ...scope, changeDate: startDate }),
    listPageFetches(database, logged),
    sumPageReferrals(database, logged),
  ]);
  const since = cited.flatMap(({ promptId, firstDate }) => (firstDate === null ? [] : [{ promptId, firstDate }]));
  const [treated, controls] = [new Set(experiment.treatedPromptIds), new Set(experiment.controlPromptIds)];
  return {
    fetches,
    firstCitedDate: since.map(({ firstDate }) => firstDate).toSorted()[0] ?? null,
    treatedCitations: countCitations(cited, treated),
    controlCitations: countCitations(cited, controls),
    citingControlPromptIds: since
      .map(({ promptId }) => promptId)
      .filter((id) => controls.has(id))
      .toSorted(),
    referrals,
  };
}

function countCitations(cited: readonly PromptCitations[], promptIds: ReadonlySet<string>): GroupCitations {
  const ofGroup = cited.filter(({ promptId }) => promptIds.has(promptId));
  return {
    before: ofGroup.reduce((sum, { before }) => sum + before, 0),
    since: ofGroup.reduce((sum, { since }) => sum + since, 0),
  };
}
