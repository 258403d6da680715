import type { EngineId } from '../shared/engines.ts';
import { type Cells, EVERYTHING, listHits, selectEngines, selectPrompts } from '../statistics/cells.ts';
import { type ComparedCell, estimateChange } from '../statistics/change.ts';
import type { Compared, MeasuredSeries } from './find-changes.ts';

/** The cells of the windows of a day. */
export interface WindowCells {
  now: Cells;
  before: Cells;
  frozen: Cells;
}

/** The series of each brand on each engine. Your brand is the first one. */
export function measureBrands({ now, before, frozen }: WindowCells, brands: readonly string[]): MeasuredSeries[] {
  return selectEngines([now], EVERYTHING).flatMap((engine) =>
    brands.map((subject, brand): MeasuredSeries => {
      const compareWith = (earlier: Cells) => compare(pairCells({ engine, brand }, earlier, now));
      const kind = brand === 0 ? 'coverage' : 'competitor';
      return { kind, engine, subject, change: compareWith(before), sinceFrozen: compareWith(frozen) };
    }),
  );
}

/** A page, and how many answers of a prompt on an engine cite it in a window. */
export interface CitedPage {
  url: string;
  citing: (window: keyof WindowCells, prompt: number, engine: EngineId) => number;
}

/** The series of each page on the engines that cite it. */
export function measurePages(cells: WindowCells, pages: readonly CitedPage[]): MeasuredSeries[] {
  return pages.flatMap(({ url: subject, citing }) =>
    selectEngines([cells.now], EVERYTHING).flatMap((engine): MeasuredSeries[] => {
      const compareWith = (earlier: 'before' | 'frozen') =>
        compare(
          pairCells({ engine, brand: 0 }, cells[earlier], cells.now).map((cell) => ({
            ...cell,
            now: { ...cell.now, hits: Math.min(cell.now.answers, citing('now', cell.prompt, engine)) },
            before: { ...cell.before, hits: Math.min(cell.before.answers, citing(earlier, cell.prompt, engine)) },
          })),
        );
      const [change, sinceFrozen] = [compareWith('before'), compareWith('frozen')];
      const isCited = [change, sinceFrozen].some(({ share, difference }) => share || difference?.value);
      return isCited ? [{ kind: 'page', engine, subject, change, sinceFrozen }] : [];
    }),
  );
}

/** The cells of a brand on an engine in two windows, which have the prompts of the report in the same order. */
function pairCells({ engine, brand }: { engine: EngineId; brand: number }, before: Cells, now: Cells): ComparedCell[] {
  const chosen = { prompts: selectPrompts(now, EVERYTHING), engines: [engine] };
  const earlier = listHits(before, brand, chosen);
  return listHits(now, brand, chosen).map(({ prompt, question, hits, answers }, index) => ({
    prompt,
    question,
    now: { hits, answers },
    before: earlier[index] ?? { hits: 0, answers: 0 },
  }));
}

export function compare(cells: readonly ComparedCell[]): Compared {
  const matched = cells.filter(({ before, now }) => before.answers > 0 && now.answers > 0);
  const sum = matched.reduce((total, { now }) => total + now.hits / now.answers, 0);
  return { ...estimateChange(cells), share: matched.length === 0 ? null : sum / matched.length };
}
