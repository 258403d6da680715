import type { EngineId } from '../../domain/shared/engines.ts';
import type { PromptCounts } from '../../domain/statistics/counts.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { summarizeBlocks } from '../count/day-summaries.ts';
import { unpackCounts } from '../records/counts.ts';
import type { FoundGeneration } from './generations.ts';
import { selectBlocks, selectDays } from './select.ts';
import type { CountsFilter, ReadDay } from './task.ts';

/** The summary of a day and country. The bytes are valid until the callback returns. */
export interface PackedDay extends ReadDay {
  engines: EngineId[];
  /** Empty if they were not requested. */
  samples: Uint8Array;
  hits: Uint8Array;
  /** False for the hits of other countries than the requested one. */
  isRequested: boolean;
}

/** Passes the requested days to a callback, in order; hits only from a day on, and of all countries. */
export async function readSummaries(
  database: ThreadDatabase,
  filter: CountsFilter,
  generation: FoundGeneration,
  hitsFrom: string,
  onDay: (day: PackedDay) => void,
): Promise<void> {
  if (!generation.hasDays) return summarizeCounts(database, filter, generation, onDay);
  await database.copyRows(selectDays(generation, filter, hitsFrom), (row) =>
    onDay({
      day: row.ascii(0),
      engines: JSON.parse(row.ascii(1)),
      models: JSON.parse(row.text(2)),
      settingsDate: row.ascii(3) || null,
      samples: row.bytes(4),
      hits: row.bytes(5),
      isRequested: row.isTrue(6),
    }),
  );
}

/** The first release stored no summaries. They are computed for each read until the report is recalculated. */
async function summarizeCounts(
  { copyRows }: ThreadDatabase,
  filter: CountsFilter,
  generation: FoundGeneration,
  onDay: (day: PackedDay) => void,
): Promise<void> {
  const { samplesFrom, hitsFrom } = filter.days;
  const days = new Map<string, Map<string, { byPrompt: PromptCounts; models: Set<string> }>>();
  await copyRows(selectBlocks(generation, filter), (row) => {
    const blocks = days.get(row.ascii(0)) ?? new Map();
    days.set(row.ascii(0), blocks);
    blocks.set(row.ascii(1), { byPrompt: unpackCounts(row.bytes(2)), models: new Set() });
  });
  for (const [day, blocks] of days) {
    for (const { engines, samples, hits } of summarizeBlocks(blocks, generation)) {
      onDay({
        day,
        engines,
        models: {},
        settingsDate: null,
        samples: day < samplesFrom ? NO_BYTES : samples,
        hits: day < hitsFrom ? NO_BYTES : hits,
        isRequested: true,
      });
    }
  }
}

const NO_BYTES = new Uint8Array();
