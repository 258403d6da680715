import type { Value } from '../../domain/exports/columns.ts';
import { cellsOf, createCells } from '../../domain/statistics/cells.ts';
import { sampleAll } from '../../domain/statistics/samples.ts';
import { describeValues } from '../../domain/statistics/stats.ts';
import { addPackedDay } from '../../statistics/index.ts';
import type { StoredBlock } from '../../storage/exports/blocks.ts';
import type { CallerContext } from '../context.ts';
import type { StatisticsInput } from '../reports/read-statistics.ts';
import { type CountedContent, exportCounted } from './counted.ts';
import type { ExportOptions } from './options.ts';

export function exportStatistics(
  context: CallerContext,
  input: StatisticsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  return exportCounted(context, input, { name: 'statistics', column: 'byPrompt', listRows: listStatistics }, options);
}

/** A block without calls for the selected prompts has no rows. */
function* listStatistics(
  { promptIds, names, selected }: CountedContent,
  { day, country, engine, byPrompt, settingsDate }: StoredBlock,
): Generator<Value[]> {
  const cells = createCells({ prompts: promptIds.length, brands: names.length });
  addPackedDay(cellsOf(cells, engine), byPrompt);
  const { calls, brands } = sampleAll(cells, { prompts: selected, engines: [engine] });
  const { answers, noAnswers, failed } = calls;
  if (answers + noAnswers + failed === 0) return;
  for (const [index, { brand, brandDomain, isMainBrand }] of names.entries()) {
    const sample = brands[index];
    if (!sample) continue;
    const { mentions, citations, brandCoverage, shareOfVoice, averagePosition, domainCoverage } =
      describeValues(sample);
    const { named, position, cited } = sample;
    const key = [day, country, engine, brand, brandDomain, isMainBrand];
    const counts = [answers, noAnswers, failed, mentions, named.part, position.byPrompt.part, citations, cited.part];
    yield [...key, ...counts, brandCoverage, shareOfVoice, averagePosition, domainCoverage, settingsDate];
  }
}
