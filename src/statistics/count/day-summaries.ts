import type { EngineId } from '../../domain/shared/engines.ts';
import {
  addDay,
  type Cells,
  cellsOf,
  countedOf,
  createCells,
  EVERYTHING,
  type ReportSize,
} from '../../domain/statistics/cells.ts';
import { sampleAll } from '../../domain/statistics/samples.ts';
import { isCountedName } from '../../domain/surfaces/surfaces.ts';
import { packHits } from '../records/hits.ts';
import { packSamples } from '../records/samples.ts';
import { type BlockName, parseBlockName } from './answers.ts';
import type { Block } from './blocks.ts';

/** The data from which the statistics of a day and country are computed: a row of ReportDay. */
export interface DaySummary {
  isSimulated: boolean;
  country: string;
  engines: EngineId[];
  models: Record<string, string[]>;
  /** Of all engines that count, then of each. */
  samples: Buffer;
  hits: Buffer;
}

/** One for each country, of the blocks of one day. Other surfaces are no part of it, and engines that do not count none of totals. */
export function summarizeBlocks(
  blocks: ReadonlyMap<BlockName, Pick<Block, 'byPrompt' | 'models'>>,
  size: ReportSize,
): DaySummary[] {
  const named = [...blocks]
    .map(([name, block]) => ({ ...parseBlockName(name), ...block }))
    .filter(({ engine }) => isCountedName(engine));
  const countries = Map.groupBy(named, ({ isSimulated, country }) => `${country} ${isSimulated}`);
  return [...countries.values()].map((group) => {
    const ordered = group.toSorted((a, b) => (a.engine < b.engine ? -1 : 1));
    const cells = createCells(size);
    for (const { engine, byPrompt } of ordered) {
      for (const [prompt, counts] of byPrompt) addDay(cellsOf(cells, engine), prompt, counts);
    }
    const engines = ordered.map(({ engine }) => engine);
    return {
      isSimulated: ordered[0]?.isSimulated ?? false,
      country: ordered[0]?.country ?? '',
      engines,
      models: Object.fromEntries(ordered.map(({ engine, models }) => [engine, [...models].toSorted()])),
      samples: packSamples(sampleDay(cells, engines)),
      hits: packHits(cells, countedOf(engines, size)),
    };
  });
}

function sampleDay(cells: Cells, engines: readonly EngineId[]) {
  const selections = [EVERYTHING, ...engines.map((engine) => ({ prompts: null, engines: [engine] }))];
  return selections.map((selection) => sampleAll(cells, selection));
}
