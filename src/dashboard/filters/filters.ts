import { type EngineId, isCustomEngineId, isSupported } from '../../domain/shared/engines.ts';
import { countDays, type DateWindow, isCalendarDay, windowEndingOn } from '../../domain/shared/windows.ts';
import { sortEngines } from '../report/engines-of.ts';
import { findCompared } from './comparison.ts';

export const WINDOW_LENGTHS = [7, 14, 28, 90, 180] as const;
export const DEFAULT_LENGTH = 14;

/** What every screen of a report is limited to. It lives in the address. */
export interface Filters {
  /** Days up to today; null for the dates in `window`. */
  days: number | null;
  window: DateWindow;
  /** Null for all countries. */
  country: string | null;
  /** Empty for all engines. */
  engines: EngineId[];
  tagId: string | null;
  branded: 'include' | 'exclude' | 'only';
  /** The earlier window that changes are compared with, as `findCompared` reads it; null for the days before. */
  comparison: string | null;
}

const NAMES = new Set(['days', 'from', 'to', 'country', 'engines', 'tag', 'branded', 'compare']);
/** What else stays the same on every screen: whether charts have days or weeks. */
const KEPT = new Set([...NAMES, 'by']);

/** Reads the filters of an address. Values that cannot be read are ignored. */
export function readFilters(search: string, today: string): Filters {
  const params = new URLSearchParams(search);
  const custom = readWindow(params.get('from'), params.get('to'));
  const sent = Number(params.get('days'));
  const days = custom ? null : Number.isInteger(sent) && sent > 0 && sent <= 366 ? sent : DEFAULT_LENGTH;
  const branded = params.get('branded');
  const chosen = (params.get('engines') ?? '').split(',');
  const window = custom ?? windowEndingOn(today, days ?? DEFAULT_LENGTH);
  const comparison = params.get('compare');
  return {
    days,
    window,
    country: params.get('country'),
    engines: sortEngines(chosen.filter((name) => isSupported(name) || isCustomEngineId(name))),
    tagId: params.get('tag'),
    branded: branded === 'exclude' || branded === 'only' ? branded : 'include',
    comparison: findCompared(window, comparison) && comparison,
  };
}

function readWindow(startDate: string | null, endDate: string | null): DateWindow | null {
  if (!startDate || !endDate || !isCalendarDay(startDate) || !isCalendarDay(endDate)) return null;
  return countDays({ startDate, endDate }) >= 1 ? { startDate, endDate } : null;
}

/** The filters as part of an address, in front of what else it contains. Defaults are left out. */
export function writeFilters(filters: Filters, search = ''): string {
  const { days, window, country, engines, tagId, branded, comparison } = filters;
  const params = new URLSearchParams();
  if (days === null) {
    params.set('from', window.startDate);
    params.set('to', window.endDate);
  } else if (days !== DEFAULT_LENGTH) params.set('days', String(days));
  if (country) params.set('country', country);
  if (engines.length > 0) params.set('engines', engines.join(','));
  if (tagId) params.set('tag', tagId);
  if (branded !== 'include') params.set('branded', branded);
  if (comparison) params.set('compare', comparison);
  for (const [name, value] of new URLSearchParams(search)) if (!NAMES.has(name)) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** What all screens share, without the other parts of an address, for links between screens. */
export function keepFilters(search: string): string {
  const params = new URLSearchParams(search);
  const kept = new URLSearchParams([...params].filter(([name]) => KEPT.has(name)));
  const text = kept.toString();
  return text && `?${text}`;
}

/** The input of the operations that read a report. Without a country, they read all of them. */
export function toInput(reportId: string, filters: Filters, country: string | null) {
  const { window, engines, tagId, branded } = filters;
  return {
    reportId,
    ...window,
    ...(country && { country }),
    ...(engines.length > 0 && { engines }),
    ...(tagId && { tagId }),
    ...(branded !== 'include' && { branded }),
  };
}

/** The same input for operations that compare the window with an earlier one. */
export function toComparedInput<Input extends DateWindow>(input: Input, { window, comparison }: Filters) {
  const compared = findCompared(window, comparison);
  return { ...input, ...(compared && { compareStartDate: compared.startDate, compareEndDate: compared.endDate }) };
}
