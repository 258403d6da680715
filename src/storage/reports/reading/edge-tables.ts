import { ENGINES, type EngineId } from '../../../domain/shared/engines.ts';
import { lastSunday } from '../../../domain/shared/windows.ts';
import {
  addDayToTable,
  addTotalsToTable,
  type CellTable,
  copyTable,
  createCellTable,
} from '../../../domain/statistics/cell-table.ts';
import type { FoundGeneration } from './generations.ts';
import { knownTables } from './known-sums.ts';
import type { NeededCounts } from './select.ts';
import type { ArrayLoan } from './spares.ts';

/** The cells of a generation up to each edge. */
export interface EdgeTables {
  /** The counts to add. */
  needed: Omit<NeededCounts, 'place'>[];
  /** Edges must come in order. */
  add: (edge: number, engine: EngineId, isTotal: boolean, packed: Uint8Array) => void;
  finish: () => CellTable[];
}

/** More edges than those of a window and of the one before it are not worth their memory. */
const MOST_KNOWN_EDGES = 4;

/**
 * The cells up to an edge are the running total of the last Sunday plus the days since, or those up to the edge before it plus the
 * days since: always for the last edge, and for all if there are no totals. Then the days before the first edge do not count.
 */
export function createEdgeTables(
  generation: FoundGeneration,
  edges: readonly string[],
  engines: readonly EngineId[] | null,
  loan: ArrayLoan,
): EdgeTables {
  const { prompts, brands, through, nameSums } = generation;
  const areRunning = through !== null && through >= lastSunday(edges[0] ?? '');
  const isRelative = (edge: number) => !areRunning || (edge > 0 && edge === edges.length - 1);
  const names = edges.map((day) => {
    if (!areRunning || edges.length > MOST_KNOWN_EDGES) return null;
    const name = nameSums(null, day);
    return name && `${name} ${engines?.join() ?? 'all'}`;
  });
  const tables = names.map((name) => (name === null ? undefined : knownTables.get(name)));

  // The last edge changes with every count.
  const isKept = (edge: number) => names[edge] !== null && edge < edges.length - 1;

  function tableOf(edge: number): CellTable {
    const table = tables[edge] ?? createTable(edge);
    tables[edge] = table;
    return table;
  }
  function createTable(edge: number): CellTable {
    if (edge === 0 || !isRelative(edge)) return createCellTable(prompts, ENGINES, brands);
    const base = tableOf(edge - 1);
    return isKept(edge) ? copyTable(base) : copyTable(base, loan.take(base.values.length));
  }
  return {
    needed: edges.flatMap((day, edge): EdgeTables['needed'] => {
      if (tables[edge] || (!areRunning && edge === 0)) return [];
      if (isRelative(edge)) return [{ edge, total: null, since: edges[edge - 1] ?? '', day }];
      const sunday = lastSunday(day);
      const total = through !== null && through < sunday ? through : sunday;
      return [{ edge, total, since: total, day }];
    }),
    add(edge, engine, isTotal, packed) {
      const place = ENGINES.indexOf(engine);
      if (isTotal) addTotalsToTable(tableOf(edge), place, packed);
      else addDayToTable(tableOf(edge), place, packed);
    },
    finish() {
      const finished = edges.map((_, edge) => tableOf(edge));
      for (const [edge, table] of finished.entries()) {
        const name = names[edge];
        if (name && isKept(edge)) knownTables.set(name, table, generation);
      }
      return finished;
    },
  };
}
