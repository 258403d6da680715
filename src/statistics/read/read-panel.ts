import type { EngineId } from '../../domain/shared/engines.ts';
import { countDays, type DateWindow, dayAfter, lengthOf, toRange } from '../../domain/shared/windows.ts';
import { EVERYTHING } from '../../domain/statistics/cells.ts';
import type { DayHits, EngineHits } from '../../domain/statistics/variation.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { addHits } from '../records/hits.ts';
import { findGeneration } from './generations.ts';
import { readSummaries } from './summaries.ts';
import type { CountsFilter } from './task.ts';

/** The answers of each day to some prompts of a report. */
export interface PanelTask extends GenerationKey, DateWindow {
  isSimulated: boolean;
  /** Indexes of prompts. */
  prompts: readonly number[];
  /** Null for all. */
  engines: readonly EngineId[] | null;
}

/** The answers of a prompt on an engine by day, and how many of them name and cite the report's brand. */
export interface DailyCell {
  prompt: number;
  engine: EngineId;
  answers: Uint16Array;
  namedIn: Uint16Array;
  citedIn: Uint16Array;
}

export interface DailyCells {
  /** For each prompt of the report, the first one that asks the same question; empty if each asks another. */
  questions: readonly number[];
  /** The day after the last one that was counted with earlier settings. Null for none. */
  comparableFrom: string | null;
  cells: DailyCell[];
}

/** Null for a generation that was deleted. */
export async function readPanel(database: ThreadDatabase, task: PanelTask): Promise<DailyCells | null> {
  return database.snapshot(async (snapshot) => {
    const filter = toFilter(task);
    const generation = await findGeneration(snapshot, task, filter);
    if (!generation) return null;
    const cells = new Map<string, DailyCell>();
    const days = countDays(task);
    await readSummaries(snapshot, filter, generation, task.startDate, ({ day, engines, hits: packed }) => {
      const hits: DayHits = new Map();
      addHits(hits, packed, engines, generation);
      const index = lengthOf({ from: task.startDate, before: day });
      for (const [engine, counted] of hits) {
        if (task.engines && !task.engines.includes(engine)) continue;
        addDay({ cells, engine, index, days }, counted, task.prompts);
      }
    });
    const { questions = [], comparableFrom } = generation;
    return { questions, comparableFrom, cells: [...cells.values()] };
  });
}

function toFilter({ startDate, endDate, isSimulated }: PanelTask): CountsFilter {
  const days = {
    ...toRange({ startDate, endDate }),
    lastDay: endDate,
    samplesFrom: dayAfter(endDate),
    hitsFrom: startDate,
  };
  return { isSimulated, country: null, days, selection: EVERYTHING, hasEngines: false };
}

/** Countries have no prompt in common, so a day has several parts. */
function addDay(
  { cells, engine, index, days }: { cells: Map<string, DailyCell>; engine: EngineId; index: number; days: number },
  { calls, brands: [brand] }: EngineHits,
  prompts: readonly number[],
): void {
  for (const prompt of prompts) {
    const answers = calls.answers[prompt] ?? 0;
    if (answers === 0) continue;
    const name = `${prompt} ${engine}`;
    const createDays = () => new Uint16Array(days);
    const cell = cells.get(name) ?? {
      prompt,
      engine,
      answers: createDays(),
      namedIn: createDays(),
      citedIn: createDays(),
    };
    cells.set(name, cell);
    cell.answers[index] = answers;
    cell.namedIn[index] = brand?.namedIn[prompt] ?? 0;
    cell.citedIn[index] = brand?.citedIn[prompt] ?? 0;
  }
}
