import { countPlanned, findScheduleChanges } from '../collection/schedule.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import type { EngineId } from '../shared/engines.ts';
import { type DateWindow, previousWindow, windowEndingOn } from '../shared/windows.ts';
import { findBrandedPrompts } from '../statistics/branded.ts';
import { nameBrands } from '../statistics/brands.ts';
import { addDay, type Cells, cellsOf, createCells, EVERYTHING } from '../statistics/cells.ts';
import { describeHistory } from '../statistics/history.ts';
import { findModelChanges } from '../statistics/models.ts';
import { classifyWindows, describeCells, gradeStats } from '../statistics/report-stats.ts';
import { sampleAll } from '../statistics/samples.ts';
import { METHOD_VERSION } from '../statistics/stats.ts';
import { type BrandPersistence, measurePersistence, PERSISTENCE_DAYS } from '../statistics/variation.ts';
import { computeWindow } from '../statistics/window-stats.ts';
import type { BundledStatistics, BundleHeader } from './bundle.ts';
import type { RecountedBlock } from './recount.ts';

/** The blocks of one day and country, with their cells. */
interface CountryDay {
  day: string;
  models: Partial<Record<EngineId, string[]>>;
  cells: Cells;
}

/** Recomputes the statistics that the API would return, only from counted answers and the header of a bundle. */
export function recompute(
  header: BundleHeader,
  blocks: readonly RecountedBlock[],
  { country, dictionary }: { country: string | null; dictionary: OrdinaryWords },
): BundledStatistics {
  const { startDate, endDate, brands, reportTitle } = header;
  const window = { startDate, endDate };
  const countryBlocks = blocks.filter((block) => country === null || block.country === country);
  const days = listCountryDays(header, countryBlocks);
  const names = nameBrands(brands, reportTitle);
  const persistence = findPersistence(header, country === null ? days : listCountryDays(header, blocks));
  const [now, before] = [
    sumWindow(header, countryBlocks, window),
    sumWindow(header, countryBlocks, previousWindow(window)),
  ];
  const compared = previousWindow(window);
  const planned = header.schedules && planWindows(header.schedules, window);
  const stats = computeWindow({ now, before, selection: EVERYTHING, planned });
  const modelsChanged = findModelChanges(days, window, compared);
  const schedulesChanged = findScheduleChanges(header.schedules?.history ?? [], window, compared);
  const total = describeCells(
    { names, persistence, modelsChanged, schedulesChanged },
    stats,
    classifyWindows([stats])[0],
  );
  const shown = days
    .filter(({ day }) => day >= startDate && day <= endDate)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, cells }) => ({ day, all: sampleAll(cells), byEngine: new Map() }));
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

function planWindows({ history, samplesPerDay }: NonNullable<BundleHeader['schedules']>, window: DateWindow) {
  const plan = (days: DateWindow) => countPlanned(history, days, samplesPerDay);
  return { now: plan(window), before: plan(previousWindow(window)) };
}

function listCountryDays(header: BundleHeader, blocks: readonly RecountedBlock[]): CountryDay[] {
  const groups = Map.groupBy(blocks, ({ day, country }) => `${day} ${country}`);
  return [...groups.values()].map((group) => ({
    day: group[0]?.day ?? '',
    models: Object.fromEntries(group.map(({ engine, models }) => [engine, models])),
    cells: sumBlocks(header, group),
  }));
}

/** Estimated from all countries, whatever is requested. */
function findPersistence(header: BundleHeader, days: readonly CountryDay[]): BrandPersistence[] {
  const { startDate, endDate } = windowEndingOn(header.endDate, PERSISTENCE_DAYS);
  const recent = days.filter(({ day }) => day >= startDate && day <= endDate);
  const byDay = [...Map.groupBy(recent, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hits = byDay.flatMap(([, countries]) => countries.map(({ cells }) => cells.engines));
  return measurePersistence(hits, sizeOf(header));
}

function sumWindow(header: BundleHeader, blocks: readonly RecountedBlock[], { startDate, endDate }: DateWindow): Cells {
  return sumBlocks(
    header,
    blocks.filter(({ day }) => day >= startDate && day <= endDate),
  );
}

function sumBlocks(header: BundleHeader, blocks: readonly RecountedBlock[]): Cells {
  const cells = createCells(sizeOf(header));
  for (const { engine, byPrompt } of blocks) {
    for (const [prompt, counts] of byPrompt) addDay(cellsOf(cells, engine), prompt, counts);
  }
  return cells;
}

/** A bundle contains only answers that count. */
function sizeOf({ prompts, brands, questions = [] }: BundleHeader) {
  return { prompts: prompts.length, brands: brands.length, questions, countsCustom: true };
}

function countBranded(
  { brands: [brand], prompts }: BundleHeader,
  country: string | null,
  dictionary: OrdinaryWords,
): number {
  const countryPrompts = prompts.filter((prompt) => country === null || prompt.country === country);
  return brand ? findBrandedPrompts(brand, countryPrompts, dictionary).size : 0;
}
