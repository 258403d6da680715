import type { MeasuredSeries } from '../../domain/alerts/find-changes.ts';
import { type CitedPage, measureBrands, measurePages, type WindowCells } from '../../domain/alerts/measure-series.ts';
import type { MeasuredCoverage, Threshold } from '../../domain/alerts/thresholds.ts';
import type { TestedWindows } from '../../domain/alerts/windows.ts';
import { type DateWindow, dayAfter, daysOf, toRange, windowEndingOn } from '../../domain/shared/windows.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import { EVERYTHING } from '../../domain/statistics/cells.ts';
import { describeBrand } from '../../domain/statistics/stats.ts';
import { PERSISTENCE_DAYS } from '../../domain/statistics/variation.ts';
import type { SummedStatistics } from '../../statistics/index.ts';
import { listPageCitations } from '../../storage/experiment-pages.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import { type CountedSettings, readReportState } from '../../storage/reports/state.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { findSettings } from '../reports/select-prompts.ts';

/** What is measured of a report on a day. */
export interface ReadSeries {
  measured: MeasuredSeries[];
  coverages: MeasuredCoverage[];
}

/** Statistics can be replaced while they are read. The next attempt almost always succeeds. */
const ATTEMPTS = 5;

/** Null if the report was deleted, or has no statistics. */
export async function readSeries(
  context: Context,
  owner: ReportKey,
  { windows, thresholds }: { windows: TestedWindows; thresholds: readonly Threshold[] },
): Promise<ReadSeries | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = await readReportState(context.database, owner);
    if (!state || state.version === 0) return null;
    const settings = await findSettings(context, { ...owner, version: state.version });
    const read = settings && (await readWindows(context, owner, { settings, windows, thresholds }));
    if (!settings || !read) continue;
    const names = nameBrands(settings.brands, state.reportTitle);
    const coverages = thresholds.flatMap(({ engine }, index): MeasuredCoverage[] => {
      const [sample] = read.stats[index]?.samples.brands ?? [];
      const described = sample && names[0] && describeBrand(names[0], sample, read.persistence[0]);
      const tracked = described?.intervals.brandCoverage.tracked;
      return tracked && described.brandCoverage !== null
        ? [{ engine, share: described.brandCoverage, ...tracked }]
        : [];
    });
    const [now, before, frozen] = read.cells;
    // Days that were counted with earlier settings cannot be compared with later ones.
    const isComparable = read.comparableFrom === null || read.comparableFrom <= windows.frozen.startDate;
    if (!isComparable || !now || !before || !frozen) return { measured: [], coverages };
    const pages = await listPages(context, owner, { settings, windows });
    const cells = { now, before, frozen };
    const brands = measureBrands(
      cells,
      names.map(({ brand }) => brand),
    );
    return { measured: [...brands, ...measurePages(cells, pages)], coverages };
  }
  throw new Error(`The statistics of report ${owner.reportId} were replaced during each of ${ATTEMPTS} attempts`);
}

interface Reading {
  settings: CountedSettings;
  windows: TestedWindows;
}

async function readWindows(
  { statistics, engines, collection }: Context,
  owner: ReportKey,
  { settings, windows: { now, before, frozen }, thresholds }: Reading & { thresholds: readonly Threshold[] },
): Promise<SummedStatistics | null> {
  const hitsFrom = windowEndingOn(now.endDate, PERSISTENCE_DAYS).startDate;
  const days = {
    from: hitsFrom,
    before: dayAfter(now.endDate),
    lastDay: now.endDate,
    samplesFrom: dayAfter(now.endDate),
    hitsFrom,
  };
  const [summed] = await statistics.readStatistics({
    generations: [{ ...owner, version: settings.version }],
    filter: { isSimulated: isSimulated(engines), country: null, days, selection: EVERYTHING, historyEngines: [] },
    windows: [now, before, frozen].map(toRange),
    groups: thresholds.map(({ engine }) => ({
      selection: { prompts: null, engines: engine === null ? null : [engine] },
      now: 0,
      before: 1,
    })),
    needsCells: true,
    historyOf: null,
    schedules: { samplesPerDay: collection.samplesPerDay, byReport: {} },
  });
  return summed ?? null;
}

/** Changes of the most cited pages are tested. */
const MOST_PAGES = 20;

/** The most cited pages of your domain in all windows, and the answers that cite them. */
async function listPages(
  { statistics, engines, database }: Context,
  owner: ReportKey,
  { settings, windows }: Reading,
): Promise<CitedPage[]> {
  const domain = settings.brands[0]?.brandDomain;
  if (!domain) return [];
  const all = { startDate: windows.frozen.startDate, endDate: windows.now.endDate };
  const scope = { ...owner, ...all, isSimulated: isSimulated(engines) };
  const ranked = await statistics.rankPages({
    ...scope,
    country: null,
    engines: null,
    selected: settings.promptIds,
    names: { before: settings.surfaces, now: settings.surfaces },
    domain,
    domainCategory: undefined,
    brandMentioned: undefined,
    text: undefined,
    sortBy: 'citations',
    sortOrder: 'desc',
    after: null,
    take: MOST_PAGES,
  });
  const allDays = daysOf(all);
  const indexes = new Map(settings.promptIds.map((id, index) => [id, index]));
  return Promise.all(
    (ranked?.pages ?? []).map(async ({ url, pageId }): Promise<CitedPage> => {
      const page = {
        ...scope,
        pageId: Buffer.from(pageId, 'hex'),
        promptIds: settings.promptIds,
        surfaces: settings.surfaces,
      };
      const rows = await listPageCitations(database, page);
      const sumIn = ({ startDate, endDate }: DateWindow) => {
        const sums = new Map<string, number>();
        const [first, last] = [allDays.indexOf(startDate), allDays.indexOf(endDate)];
        for (const { promptId, engine, days, citations } of rows) {
          const prompt = indexes.get(promptId);
          if (prompt === undefined) continue;
          let sum = 0;
          for (const [index, day] of days.entries()) {
            if (day >= first && day <= last) sum += citations[index] ?? 0;
          }
          if (sum > 0) sums.set(`${prompt} ${engine}`, sum);
        }
        return sums;
      };
      const sums: Record<keyof WindowCells, Map<string, number>> = {
        now: sumIn(windows.now),
        before: sumIn(windows.before),
        frozen: sumIn(windows.frozen),
      };
      return { url, citing: (window, prompt, engine) => sums[window].get(`${prompt} ${engine}`) ?? 0 };
    }),
  );
}
