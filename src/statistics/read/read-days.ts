import type pg from 'pg';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { addDays } from '../../domain/shared/windows.ts';
import { addDayToTable, type CellTable, createCellTable } from '../../domain/statistics/cell-table.ts';
import {
  addDayOfHits,
  copyVariation,
  createVariation,
  estimateEach,
  type PackedHits,
} from '../../domain/statistics/daily-variation.ts';
import { flattenHits } from '../../domain/statistics/day-hits.ts';
import { flattenSamples, sampleAll } from '../../domain/statistics/day-samples.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import { packNumbers } from '../../domain/statistics/varints.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import type { FoundGeneration } from './generations.ts';
import { knownDays, knownVariations } from './known-sums.ts';
import { selectBlocks, selectDays } from './select.ts';
import { returnVariation, takeVariation } from './spares.ts';
import { createSummaryReader, type SummaryRow } from './summary-rows.ts';
import type { ReadDay, StatisticsTask, SummedDays } from './task.ts';

/** The days of each generation, by its index: from their summaries, or from their counts. */
export async function readDays(
  client: pg.Client,
  task: StatisticsTask,
  generations: ReadonlyMap<number, FoundGeneration>,
): Promise<Map<number, SummedDays>> {
  const read = new Map([...generations].map(([place, generation]) => [place, createDays(generation, task)]));
  const dayBefore = addDays(task.filter.days.endDate, -1);
  const firstOf = (place: number) => read.get(place) ?? { from: '', hitsFrom: '' };
  if ([...read.values()].some(({ from }) => from <= dayBefore)) {
    const readSummary = createSummaryReader();
    await copyRows(client, selectDays(task, dayBefore, firstOf), (row) => {
      const summary = readSummary(row);
      read.get(summary.place)?.addSummary(summary);
    });
  }
  for (const [place, { lastDay }] of generations) {
    for (const summary of lastDay.summaries) read.get(place)?.addSummary(summary);
  }
  if (task.filter.needsDayBlocks || [...generations.values()].some(({ hasDays }) => !hasDays)) {
    await copyRows(client, selectBlocks(task), (row) =>
      read.get(row.int(0))?.addBlock(row.ascii(1), row.ascii(2) as EngineId, row.bytes(3)),
    );
  }
  return new Map([...read].map(([place, days]) => [place, days.finish()]));
}

interface DayReader {
  /** The first day whose summary is needed. */
  from: string;
  /** The first day whose hits are needed. */
  hitsFrom: string;
  /** Days must come in order. */
  addSummary: (row: SummaryRow) => void;
  addBlock: (day: string, engine: EngineId, packed: Uint8Array) => void;
  finish: () => SummedDays;
}

function createDays(generation: FoundGeneration, { filter }: StatisticsTask): DayReader {
  const { selection, needsDayBlocks, hasEngines } = filter;
  const { startDate, samplesFrom, hitsFrom, endDate } = filter.days;
  const summed = generation.nameSums(null, addDays(endDate, -1));
  const nameOfDays = summed === null || needsDayBlocks ? null : `${summed} ${startDate} ${samplesFrom}`;
  const known = nameOfDays === null ? undefined : knownDays.get(nameOfDays);
  const days: ReadDay[] = [...(known ?? [])];
  // The hits of the last day are added to those of the days before it, which rarely change.
  const name = generation.nameSums(addDays(hitsFrom, -1), addDays(endDate, -1));
  const knownHits = name === null ? undefined : knownVariations.get(name);
  const variation = knownHits ? copyVariation(knownHits, takeVariation(generation)) : createVariation(generation);
  const firstHits = knownHits ? endDate : hitsFrom;
  const areSelected = needsDayBlocks || !generation.hasDays;
  const samples = createSampler(generation, selection, hasEngines);
  let today = '';
  let hits: PackedHits[] = [];
  function moveTo(day: string): void {
    if (day === today) return;
    if (hits.length > 0) {
      if (name !== null && !knownHits && today === endDate) {
        knownVariations.set(name, copyVariation(variation, createVariation(generation)), generation);
      }
      addDayOfHits(variation, hits);
    }
    const sampled = samples.finish();
    if (sampled) days.push({ day: today, country: '', models: {}, settingsDate: null, ...sampled });
    today = day;
    hits = [];
  }
  return {
    from: known ? firstHits : startDate,
    hitsFrom: firstHits,
    addSummary({ summary, hits: packed }) {
      moveTo(summary.day);
      if (!known || summary.day === endDate) days.push(summary);
      if (packed.length > 0) hits.push({ engines: summary.engines, hits: packed });
    },
    addBlock(day, engine, packed) {
      moveTo(day);
      if (areSelected && day >= samplesFrom) samples.add(engine, packed);
      if (!generation.hasDays && day >= hitsFrom) hits.push(packHits(generation, engine, packed));
    },
    finish() {
      moveTo('');
      const persistence = estimateEach(variation);
      returnVariation(variation);
      if (nameOfDays !== null && !known) {
        knownDays.set(
          nameOfDays,
          days.filter(({ day }) => day < endDate),
          generation,
        );
      }
      return { days, persistence, areSelected };
    },
  };
}

function packHits({ prompts, brands }: FoundGeneration, engine: EngineId, packed: Uint8Array): PackedHits {
  const table = createCellTable(prompts, [engine], brands);
  addDayToTable(table, { engine: 0, packed });
  return { engines: [engine], hits: packNumbers(flattenHits(table)) };
}

/** Samples some cells of a day at a time. The table has only the selected prompts. */
function createSampler({ prompts, brands }: FoundGeneration, selection: Selection, hasEngines: boolean) {
  const rows = selection.prompts && mapRows(selection.prompts, prompts);
  const chosen = selection.engines ?? [...ENGINES.keys()];
  const found = new Set<number>();
  let table: CellTable | null = null;
  return {
    add(engine: EngineId, packed: Uint8Array): void {
      const place = ENGINES.indexOf(engine);
      if (!chosen.includes(place)) return;
      found.add(place);
      table ??= createCellTable(selection.prompts?.length ?? prompts, ENGINES, brands);
      addDayToTable(table, { engine: place, packed }, rows ?? undefined);
    },
    /** Null if the day has no counts. */
    finish(): Pick<ReadDay, 'engines' | 'samples'> | null {
      if (!table || found.size === 0) return null;
      const engines = hasEngines ? [...ENGINES.keys()].filter((engine) => found.has(engine)) : [];
      const selections = [{ prompts: null, engines: selection.engines }, ...engines.map((engine) => only(engine))];
      const own = table;
      const samples = packNumbers(flattenSamples(selections.map((each) => sampleAll(own, each))));
      table.values.fill(0);
      found.clear();
      return { engines: engines.map((engine) => ENGINES[engine] as EngineId), samples: new Uint8Array(samples) };
    },
  };
}

function only(engine: number): Selection {
  return { prompts: null, engines: [engine] };
}

/** The row of each prompt; -1 for those that are not selected. */
function mapRows(selected: readonly number[], prompts: number): Int32Array {
  const rows = new Int32Array(prompts).fill(-1);
  for (const [row, prompt] of selected.entries()) rows[prompt] = row;
  return rows;
}
