import type { EngineId } from '../../domain/shared/engines.ts';
import { addDaysToTable, createCellTable } from '../../domain/statistics/cell-table.ts';
import { flattenHits } from '../../domain/statistics/day-hits.ts';
import { flattenSamples, sampleDay } from '../../domain/statistics/day-samples.ts';
import { packNumbers } from '../../domain/statistics/varints.ts';

/** The counts of a day, country and engine, prompt by prompt, as stored. */
export interface PackedBlock {
  isSimulated: boolean;
  country: string;
  engine: EngineId;
  models: string[];
  byPrompt: Uint8Array;
}

/** The data from which the statistics of a day and country are computed: a row of ReportDay. */
export interface DaySummary {
  isSimulated: boolean;
  country: string;
  engines: EngineId[];
  models: Record<string, string[]>;
  samples: Buffer;
  hits: Buffer;
}

/** The number of prompts and brands of a generation. */
export interface GenerationSize {
  prompts: number;
  brands: number;
}

/** One for each country, of the blocks of one day. */
export function summariseBlocks(blocks: readonly PackedBlock[], size: GenerationSize): DaySummary[] {
  const groups = Map.groupBy(blocks, ({ isSimulated, country }) => `${country} ${isSimulated}`);
  return [...groups.values()].map((group) => summarise(group, size));
}

function summarise(blocks: readonly PackedBlock[], { prompts, brands }: GenerationSize): DaySummary {
  const ordered = blocks.toSorted((one, other) => (one.engine < other.engine ? -1 : 1));
  const engines = ordered.map(({ engine }) => engine);
  const table = createCellTable(prompts, engines, brands);
  const counts = ordered.map(({ byPrompt }, engine) => ({ engine, packed: byPrompt }));
  addDaysToTable(table, counts);
  return {
    isSimulated: ordered[0]?.isSimulated ?? false,
    country: ordered[0]?.country ?? '',
    engines,
    models: Object.fromEntries(ordered.map(({ engine, models }) => [engine, models])),
    samples: packNumbers(flattenSamples(sampleDay(table))),
    hits: packNumbers(flattenHits(table)),
  };
}
