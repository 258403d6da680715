import type { Value } from '../../domain/exports/columns.ts';
import { EXPORTS } from '../../domain/exports/exports.ts';
import type { CallerContext } from '../context.ts';
import type { DescribedExperiment } from '../experiments/describe.ts';
import { listExperiments } from '../experiments/list.ts';
import { formatRows } from './format-rows.ts';
import type { ExportOptions } from './options.ts';

const PAGE_SIZE = 200;

export async function* exportExperiments(
  context: CallerContext,
  { reportId }: { reportId: string },
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  async function* readRows(): AsyncGenerator<Value[]> {
    let cursor: string | undefined;
    do {
      const { items, paging } = await listExperiments(context, { reportId, cursor, limit: PAGE_SIZE });
      yield* items.flatMap(toRows);
      cursor = paging.nextCursor ?? undefined;
    } while (cursor !== undefined && !options.signal.aborted);
  }
  yield* formatRows(EXPORTS.experiments.columns, readRows(), options);
}

function toRows(experiment: DescribedExperiment): Value[][] {
  const { id, name, change, pageUrl, measure, assign, startDate, endDate, state, result, sentence } = experiment;
  const { treatedPromptIds, controlPromptIds, isSimulated, looks } = experiment;
  const what = [id, name, change, pageUrl, measure, assign, startDate, endDate, state, result, sentence];
  const found = [...what, treatedPromptIds, controlPromptIds, isSimulated];
  if (looks.length === 0) return [[...found, null, null, null, null, null, null, null, null]];
  return looks.map(({ look, endDate: lookEndDate, effect }) => {
    const { value = null, low = null, high = null, probability = null, alpha = null, crossed = null } = effect ?? {};
    return [...found, look, lookEndDate, value, low, high, probability, alpha, crossed];
  });
}
