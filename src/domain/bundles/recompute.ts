import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { ENGINES, type EngineId } from '../shared/engines.ts';
import { addDays, type DateWindow, previousWindow } from '../shared/windows.ts';
import { findBrandedPrompts } from '../statistics/branded.ts';
import { nameBrands } from '../statistics/brands.ts';
import { addDaysToTable, addDayToTable, type CellTable, createCellTable } from '../statistics/cell-table.ts';
import { type BrandPersistence, measurePersistence, PERSISTENCE_DAYS } from '../statistics/daily-variation.ts';
import { flattenHits } from '../statistics/day-hits.ts';
import { sampleAll } from '../statistics/day-samples.ts';
import { describeHistory } from '../statistics/history.ts';
import { findModelChanges } from '../statistics/models.ts';
import { describeCells, gradeStats, judgeWindows } from '../statistics/report-stats.ts';
import { EVERYTHING } from '../statistics/samples.ts';
import { METHOD_VERSION } from '../statistics/stats.ts';
import { packNumbers } from '../statistics/varints.ts';
import { computeWindow, listHits } from '../statistics/window-stats.ts';
import type { BundledStatistics, BundleHeader } from './bundle.ts';
import type { RecountedBlock } from './recount.ts';

/** The blocks of one day and country, with their cells. */
interface CountryDay {
  day: string;
  engines: EngineId[];
  models: Partial<Record<EngineId, string[]>>;
  table: CellTable;
}

/** Recomputes the statistics that the API would return, only from counted answers and the header of a bundle. */
export function recompute(
  header: BundleHeader,
  blocks: readonly RecountedBlock[],
  { country, dictionary }: { country: string | null; dictionary: OrdinaryWords },
): BundledStatistics {
  const { startDate, endDate, brands, reportTitle } = header;
  const window = { startDate, endDate };
  const own = blocks.filter((block) => country === null || block.country === country);
  const days = listCountryDays(header, own);
  const names = nameBrands(brands, reportTitle);
  const persistence = findPersistence(header, days);
  const [now, before] = [sumWindow(header, own, window), sumWindow(header, own, previousWindow(window))];
  const stats = computeWindow({ now, before: listHits(before), selection: EVERYTHING });
  const modelsChanged = findModelChanges(days, window);
  const total = describeCells({ names, persistence, modelsChanged }, stats, judgeWindows([stats])[0]);
  const shown = days
    .filter(({ day }) => day >= startDate && day <= endDate)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, table }) => ({ day, all: sampleAll(table), byEngine: new Map() }));
  return {
    type: 'statistics',
    country,
    ...total,
    methodVersion: METHOD_VERSION,
    brandedPrompts: countBranded(header, country, dictionary),
    grade: gradeStats(total),
    history: [...describeHistory(names, shown, persistence, false)],
  };
}

function listCountryDays({ prompts, brands }: BundleHeader, blocks: readonly RecountedBlock[]): CountryDay[] {
  const groups = Map.groupBy(blocks, ({ day, country }) => `${day} ${country}`);
  return [...groups.values()].map((group) => {
    const ordered = group.toSorted((one, other) => (one.engine < other.engine ? -1 : 1));
    const engines = ordered.map(({ engine }) => engine);
    const table = createCellTable(prompts.length, engines, brands.length);
    const counts = ordered.map(({ packed }, engine) => ({ engine, packed }));
    addDaysToTable(table, counts);
    const models = Object.fromEntries(ordered.map((block) => [block.engine, block.models]));
    return { day: group[0]?.day ?? '', engines, models, table };
  });
}

function findPersistence({ prompts, brands, endDate }: BundleHeader, days: readonly CountryDay[]): BrandPersistence[] {
  const from = addDays(endDate, 1 - PERSISTENCE_DAYS);
  const recent = days.filter(({ day }) => day >= from && day <= endDate);
  const packed = recent.map(({ day, engines, table }) => ({ day, engines, hits: packNumbers(flattenHits(table)) }));
  const byDay = [...Map.groupBy(packed, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return measurePersistence(
    byDay.map(([, ofDay]) => ofDay),
    { prompts: prompts.length, brands: brands.length },
  );
}

function sumWindow(
  { prompts, brands }: BundleHeader,
  blocks: readonly RecountedBlock[],
  { startDate, endDate }: DateWindow,
): CellTable {
  const table = createCellTable(prompts.length, ENGINES, brands.length);
  for (const { day, engine, packed } of blocks) {
    if (day >= startDate && day <= endDate) addDayToTable(table, { engine: ENGINES.indexOf(engine), packed });
  }
  return table;
}

function countBranded(
  { brands: [brand], prompts }: BundleHeader,
  country: string | null,
  dictionary: OrdinaryWords,
): number {
  const own = prompts.filter((prompt) => country === null || prompt.country === country);
  return brand ? findBrandedPrompts(brand, own, dictionary).size : 0;
}
