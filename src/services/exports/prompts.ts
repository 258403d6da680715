import type { Value } from '../../domain/exports/columns.ts';
import { EXPORTS } from '../../domain/exports/exports.ts';
import type { PromptStatistics } from '../../domain/statistics/prompts.ts';
import type { CallerContext } from '../context.ts';
import { listReportPrompts } from '../reports/list-prompts.ts';
import type { StatisticsInput } from '../reports/read-statistics.ts';
import { formatRows } from './format-rows.ts';
import type { ExportOptions } from './options.ts';

/** Greater than the number of prompts of a report, so that one read returns all of them. */
const ALL = 1_000_000;

/** There are at most 1,000 prompts, whose statistics are read at once. */
export async function* exportPrompts(
  context: CallerContext,
  input: StatisticsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const order = { sortBy: 'createdDate', sortOrder: 'desc' } as const;
  const { items } = await listReportPrompts(context, { ...input, ...order, limit: ALL });
  yield* formatRows(EXPORTS.prompts.columns, listRows(items), options);
}

function* listRows(prompts: readonly PromptStatistics[]): Generator<Value[]> {
  for (const { id, prompt, country, branded, answers, noAnswers, failed, brands } of prompts) {
    const promptCells = [id, prompt, country, branded, answers, noAnswers, failed];
    if (brands.length === 0) yield promptCells;
    for (const { brand, brandDomain, isMainBrand, mentions, ...rates } of brands) {
      const { brandCoverage, brandCoverageLow, brandCoverageHigh, shareOfVoice, averagePosition } = rates;
      const { domainCoverage, citations } = rates;
      const coverage = [brandCoverage, brandCoverageLow, brandCoverageHigh];
      const others = [shareOfVoice, averagePosition, domainCoverage, citations];
      yield [...promptCells, brand, brandDomain, isMainBrand, mentions, ...coverage, ...others];
    }
  }
}
