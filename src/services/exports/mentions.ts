import { runIdOf } from '../../domain/answers/answers.ts';
import { countMentions } from '../../domain/detection/detector.ts';
import type { Value } from '../../domain/exports/columns.ts';
import { rankMentions } from '../../domain/statistics/counts.ts';
import { storedNameOf } from '../../domain/surfaces/surfaces.ts';
import { readFindings } from '../../statistics/index.ts';
import type { StoredBlock } from '../../storage/exports/blocks.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import type { StatisticsInput } from '../reports/read-statistics.ts';
import { type CountedContent, exportCounted } from './counted.ts';
import type { ExportOptions } from './options.ts';

/** The mentions that the statistics count. */
export function exportMentions(
  context: CallerContext,
  input: StatisticsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const isFromSandbox = isSimulated(context.engines);
  const listRows = (content: CountedContent, block: StoredBlock) => listMentions(content, block, isFromSandbox);
  return exportCounted(context, input, { name: 'mentions', column: 'findings', listRows }, options);
}

function* listMentions(
  { promptIds, surfaces, texts, names, selected }: CountedContent,
  { day, country, engine, findings }: StoredBlock,
  isFromSandbox: boolean,
): Generator<Value[]> {
  const wanted = selected && new Set(selected);
  const stored = storedNameOf(engine, surfaces);
  for (const { prompt, sample, ...found } of readFindings(findings)) {
    if (wanted && !wanted.has(prompt)) continue;
    const promptId = promptIds[prompt] ?? '';
    const runId = runIdOf({ promptId, engine: stored, day, sample }, isFromSandbox);
    const run = [runId, day, promptId, texts.get(promptId) ?? null, engine, country, sample];
    for (const { brand, mentions, position } of rankMentions(countMentions(found))) {
      const name = names[brand];
      if (name) yield [...run, name.brand, name.brandDomain, name.isMainBrand, mentions, position];
    }
  }
}
