import { listCustomEngines } from '../../domain/collection/schedule.ts';
import { seriesName } from '../../domain/connections/ui-series.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { type ComparedWindow, comparisonOf, countDays, type DateWindow } from '../../domain/shared/windows.ts';
import type { Selection } from '../../domain/statistics/cells.ts';
import { type Grouping, listWeeks } from '../../domain/statistics/groups.ts';
import { chooseSurfaces, seriesOf } from '../../domain/surfaces/surfaces.ts';
import { listTagsOfPrompts } from '../../storage/reports/prompts.ts';
import type { Context } from '../context.ts';
import type { RequestedCells, StatisticsInput } from './read-statistics.ts';
import { findPromptFacts, indexPrompts } from './select-prompts.ts';

/** Some cells of a window, and of the window that it is compared with. */
export interface StatsGroup {
  key: string;
  label: string;
  selection: Selection;
  /** Indexes of the windows that were read. */
  now: number;
  before: number;
  window: DateWindow;
  compared: DateWindow;
}

interface WindowInput extends ComparedWindow {
  groupBy?: Grouping | undefined;
}

/** The windows to read for a response: the requested one, then each week, each followed by the days that it is compared with. */
export function listWindows({ startDate, endDate, ...input }: WindowInput): DateWindow[] {
  const window = { startDate, endDate };
  const comparedWith = comparisonOf({ ...window, ...input });
  const weeks = input.groupBy === 'week' ? listWeeks(window) : [];
  return [window, ...weeks].flatMap((days) => [days, comparedWith(days)]);
}

export async function listGroups(
  context: Context,
  cells: RequestedCells,
  input: WindowInput & Pick<StatisticsInput, 'reportId' | 'surface'>,
): Promise<StatsGroup[]> {
  const { reportId, groupBy, startDate, endDate } = input;
  const { selection, settings, state } = cells;
  const window = { startDate, endDate };
  const comparedWith = comparisonOf(input);
  const both = { now: 0, before: 1, window, compared: comparedWith(window) };
  if (groupBy === undefined) return [];
  if (groupBy === 'week') {
    return listWeeks(window).map((week, index) => ({
      key: week.startDate,
      label: labelWeek(week),
      selection,
      now: 2 + 2 * index,
      before: 3 + 2 * index,
      window: week,
      compared: comparedWith(week),
    }));
  }
  if (groupBy === 'engine') {
    const { surfaces } = chooseSurfaces(input, settings.surfaces);
    const engines = selection.engines ?? [...ENGINES, ...listCustomEngines(state.schedules ?? [])];
    return engines.map((engine) => ({
      key: engine,
      label: seriesName(seriesOf(engine, surfaces)),
      selection: { ...selection, engines: [engine] },
      ...both,
    }));
  }
  if (groupBy === 'tag') {
    const tags = await listTagsOfPrompts(context.database, settings.promptIds);
    return tags.map(({ id, name, promptIds }) => ({
      key: id,
      label: name,
      selection: narrow(cells, new Set(promptIds)),
      ...both,
    }));
  }
  const { countries } = await findPromptFacts(context, reportId, settings);
  const byCountry = Map.groupBy(countries, ([, country]) => country);
  return [...byCountry]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, prompts]) => ({
      key: country,
      label: REGIONS.of(country === 'uk' ? 'GB' : country.toUpperCase()) ?? country,
      selection: narrow(cells, new Set(prompts.map(([id]) => id))),
      ...both,
    }));
}

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region' });

function narrow({ selection, settings }: RequestedCells, promptIds: ReadonlySet<string>): Selection {
  const selected = selection.prompts && new Set(selection.prompts);
  const ofGroup = indexPrompts(settings, (id) => promptIds.has(id));
  return { ...selection, prompts: selected ? ofGroup.filter((index) => selected.has(index)) : ofGroup };
}

/** The days of a week; the first and the last week of a window can be shorter. */
function labelWeek(week: DateWindow): string {
  const days = countDays(week);
  return days === 1 ? week.startDate : `${week.startDate} to ${week.endDate}, ${days} days`;
}
