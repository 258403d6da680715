import type { EngineId } from '../../domain/shared/engines.ts';
import { countDays, type DateWindow, dayAfter, lengthOf, toRange } from '../../domain/shared/windows.ts';
import { countedOf, EVERYTHING } from '../../domain/statistics/cells.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { type OwnHits, readOwnHits } from '../records/hits.ts';
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

/** A prompt on an engine with answers. */
export interface PanelCellKey {
  prompt: number;
  engine: EngineId;
}

/** The answers of each cell, one day after another, and those of them that name and cite the report's brand. */
export interface DailyCells {
  /** For each prompt of the report, the first one that asks the same question; empty if each asks another. */
  questions: readonly number[];
  /** The day after the last one that was counted with earlier settings. Null for none. */
  comparableFrom: string | null;
  days: number;
  cells: PanelCellKey[];
  /** All days of the first cell, then those of the next: a few large arrays are passed between threads faster than many. */
  answers: Uint16Array;
  namedIn: Uint16Array;
  citedIn: Uint16Array;
}

/** Null for a generation that was deleted. */
export async function readPanel(database: ThreadDatabase, task: PanelTask): Promise<DailyCells | null> {
  return database.snapshot(async (snapshot) => {
    const filter = toFilter(task);
    const generation = await findGeneration(snapshot, task, filter);
    if (!generation) return null;
    const days = countDays(task);
    const engineColumns = new Map<EngineId, OwnHits16>();
    await readSummaries(snapshot, filter, generation, task.startDate, ({ day, engines, hits: packed }) => {
      const index = lengthOf({ from: task.startDate, before: day });
      readOwnHits(packed, countedOf(engines, generation), generation, (engine, hits) => {
        if (task.engines && !task.engines.includes(engine)) return;
        const columns = engineColumns.get(engine) ?? createColumns(task.prompts.length * days);
        engineColumns.set(engine, columns);
        addDay(columns, hits, { index, days, prompts: task.prompts });
      });
    });
    const { questions = [], comparableFrom } = generation;
    return { questions, comparableFrom, ...joinEngines(engineColumns, task.prompts, days) };
  });
}

/** The same for all days. */
interface OwnHits16 {
  answers: Uint16Array;
  namedIn: Uint16Array;
  citedIn: Uint16Array;
}

function createColumns(length: number): OwnHits16 {
  return { answers: new Uint16Array(length), namedIn: new Uint16Array(length), citedIn: new Uint16Array(length) };
}

/** Countries have no prompt in common, so a day has several parts. */
function addDay(
  columns: OwnHits16,
  { answers, namedIn, citedIn }: OwnHits,
  { index, days, prompts }: { index: number; days: number; prompts: readonly number[] },
): void {
  for (const [position, prompt] of prompts.entries()) {
    const cell = position * days + index;
    const count = answers[prompt] ?? 0;
    if (count === 0) continue;
    columns.answers[cell] = count;
    columns.namedIn[cell] = namedIn[prompt] ?? 0;
    columns.citedIn[cell] = citedIn[prompt] ?? 0;
  }
}

/** The cells with answers of all engines, one after another. */
function joinEngines(
  engineColumns: ReadonlyMap<EngineId, OwnHits16>,
  prompts: readonly number[],
  days: number,
): Omit<DailyCells, 'questions' | 'comparableFrom'> {
  const found = [...engineColumns].flatMap(([engine, columns]) =>
    prompts.flatMap((prompt, position) => {
      const from = position * days;
      const hasAnswers = columns.answers.subarray(from, from + days).some((count) => count > 0);
      return hasAnswers ? [{ prompt, engine, columns, from }] : [];
    }),
  );
  const joined = createColumns(found.length * days);
  for (const [cell, { columns, from }] of found.entries()) {
    for (const field of ['answers', 'namedIn', 'citedIn'] as const) {
      joined[field].set(columns[field].subarray(from, from + days), cell * days);
    }
  }
  return { days, cells: found.map(({ prompt, engine }) => ({ prompt, engine })), ...joined };
}

function toFilter({ startDate, endDate, isSimulated }: PanelTask): CountsFilter {
  const days = {
    ...toRange({ startDate, endDate }),
    lastDay: endDate,
    samplesFrom: dayAfter(endDate),
    hitsFrom: startDate,
  };
  return { isSimulated, country: null, days, selection: EVERYTHING, historyEngines: [] };
}
