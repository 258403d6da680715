import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { lastSunday } from '../../domain/shared/windows.ts';
import {
  addDaysToTable,
  addDayToTable,
  addTotalsToTable,
  type CellTable,
  copyTable,
  createCellTable,
  subtractTable,
} from '../../domain/statistics/cell-table.ts';
import { type CellHits, subtractHits } from '../../domain/statistics/window-stats.ts';
import type { FoundGeneration } from './generations.ts';
import { knownHits, knownTables, MOST_BYTES_OF_ONE } from './known-sums.ts';
import type { NeededCounts } from './select.ts';
import type { ArrayLoan } from './spares.ts';

/** The cells of a generation up to each edge. */
export interface EdgeTables {
  /** The counts to add. Those of the last edge are known. */
  needed: Omit<NeededCounts, 'place'>[];
  /** Edges must come in order. */
  add: (edge: number, engine: EngineId, isTotal: boolean, packed: Uint8Array) => void;
  finish: () => SummedEdges;
}

export interface SummedEdges {
  /** The cells of the days after an edge and up to another one, in an array of the loan or in a new one. */
  between: (after: string, to: string, loan: ArrayLoan | null) => CellTable;
  /** Their hits. */
  hitsBetween: (after: string, to: string) => CellHits;
}

/** More edges than those of a window and of the one before it are not worth their memory. */
const MOST_KNOWN_EDGES = 4;

/**
 * The cells up to an edge are the running total of the last Sunday plus the days since. If there are no totals, they are those up to
 * the edge before it plus the days since, and the days before the first edge do not count. The last edge is always the day after
 * the edge before it.
 */
export function createEdgeTables(
  generation: FoundGeneration,
  edges: readonly string[],
  engines: readonly EngineId[] | null,
  loan: ArrayLoan,
): EdgeTables {
  const { prompts, brands, through, nameSums, lastDay } = generation;
  const past = edges.slice(0, -1);
  const areRunning = through !== null && through >= lastSunday(edges[0] ?? '');
  function nameOf(after: string | null, to: string): string | null {
    if (!areRunning || edges.length > MOST_KNOWN_EDGES) return null;
    const name = nameSums(after, to);
    return name && `${name} ${engines?.join() ?? 'all'}`;
  }
  const names = past.map((day) => nameOf(null, day));
  const tables = names.map((name) => (name === null ? undefined : knownTables.get(name)));

  function tableOf(edge: number): CellTable {
    const table = tables[edge] ?? createTable(edge);
    tables[edge] = table;
    return table;
  }
  function createTable(edge: number): CellTable {
    if (edge === 0 || areRunning) return createCellTable(prompts, ENGINES, brands);
    return copyOf(tableOf(edge - 1));
  }
  function copyOf(table: CellTable): CellTable {
    return copyTable(table, loan.take(table.values.length));
  }
  function addLastDay(table: CellTable): CellTable {
    const counts = lastDay.counts.map(({ engine, packed }) => ({ engine: ENGINES.indexOf(engine), packed }));
    addDaysToTable(table, counts);
    return table;
  }
  return {
    needed: past.flatMap((day, edge): EdgeTables['needed'] => {
      if (tables[edge] || (!areRunning && edge === 0)) return [];
      if (!areRunning) return [{ edge, total: null, since: past[edge - 1] ?? '', day }];
      const sunday = lastSunday(day);
      const total = through !== null && through < sunday ? through : sunday;
      return [{ edge, total, since: total, day }];
    }),
    add(edge, engine, isTotal, packed) {
      const place = ENGINES.indexOf(engine);
      if (isTotal) addTotalsToTable(tableOf(edge), place, packed);
      else addDayToTable(tableOf(edge), { engine: place, packed });
    },
    finish() {
      const finished = past.map((_, edge) => tableOf(edge));
      for (const [edge, table] of finished.entries()) {
        const name = names[edge];
        if (name) knownTables.set(name, table, generation);
      }
      const latest = finished.at(-1) as CellTable;
      let last: CellTable | null = null;
      const edgeOf = (day: string) => finished[past.indexOf(day)] ?? (last ??= addLastDay(copyOf(latest)));
      /** The cells of the days after an edge, without the last day. Copying them is faster than subtracting again. */
      function sumPast(after: string, values?: Uint32Array): CellTable {
        const name = latest.values.byteLength > MOST_BYTES_OF_ONE ? null : nameOf(after, past.at(-1) ?? '');
        const known = name === null ? undefined : knownTables.get(name);
        if (known) return copyTable(known, values);
        const sum = subtractTable(latest, edgeOf(after), values);
        if (name !== null) knownTables.set(name, copyTable(sum), generation);
        return sum;
      }
      return {
        between(after, to, from) {
          const values = from?.take(latest.values.length);
          const end = finished[past.indexOf(to)];
          return end ? subtractTable(end, edgeOf(after), values) : addLastDay(sumPast(after, values));
        },
        hitsBetween(after, to) {
          const name = past.includes(to) ? nameOf(after, to) : null;
          const known = name === null ? undefined : knownHits.get(name);
          if (known) return known;
          const hits = subtractHits(edgeOf(to), edgeOf(after));
          if (name !== null) knownHits.set(name, hits, generation);
          return hits;
        },
      };
    },
  };
}
