import { expectByChance } from '../../domain/experiments/result.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countDecided, listExperiments as listStored } from '../../storage/experiments.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { type DescribedExperiment, describeExperiment } from './describe.ts';

/** Lists the experiments of a report, stopped ones included, with how many of them show an effect by chance. */
export async function listExperiments(
  context: CallerContext,
  { reportId, ...paging }: { reportId: string; cursor?: string | undefined; limit: number },
): Promise<Page<DescribedExperiment> & { decided: number; expectedByChance: number }> {
  await getReportWorkspace(context, reportId);
  const today = dayOf(context.now());
  const page = await readPage(['experiments', reportId], paging, (range) =>
    listStored(context.database, { reportId, ...range }),
  );
  const items = page.items.map((experiment) => describeExperiment(experiment, today));
  const decided = await countDecided(context.database, reportId);
  return { ...page, items, decided, expectedByChance: expectByChance(decided) };
}
