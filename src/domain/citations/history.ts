import { compareEngines, type EngineId } from '../shared/engines.ts';
import { type DateWindow, daysOf } from '../shared/windows.ts';

/** How often an engine's answers of a day cite a page; an answer counts once, even if it cites the page several times. */
export interface CitationCount {
  day: string;
  engine: EngineId;
  citations: number;
}

export interface CitationDay {
  date: string;
  totalCitations: number;
  /** Engines that cite the page on this day, in the documented order. */
  citationsByEngine: { engine: EngineId; citations: number }[];
}

export interface CitationHistory {
  totalPeriodCitations: number;
  totalCitationsPreviousPeriod: number;
  percentageChange: number;
  citationsHistory: CitationDay[];
}

/** One entry for each day of a window, and the total of the earlier window that it is compared with. `counts` covers both. */
export function buildHistory(
  window: DateWindow,
  compared: DateWindow,
  counts: readonly CitationCount[],
): CitationHistory {
  const now = counts.filter(({ day }) => day >= window.startDate);
  const total = sum(now);
  const previous = sum(counts.filter(({ day }) => day >= compared.startDate && day <= compared.endDate));
  const byDay = Map.groupBy(now, ({ day }) => day);
  return {
    totalPeriodCitations: total,
    totalCitationsPreviousPeriod: previous,
    percentageChange: percentageChange(previous, total),
    citationsHistory: daysOf(window).map((date) => toDay(date, byDay.get(date) ?? [])),
  };
}

/** Rounds to one decimal, half away from zero; computed with integers to avoid rounding errors. */
export function percentageChange(previous: number, current: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  const change = current - previous;
  const tenths = Math.floor((Math.abs(change) * 2000 + previous) / (2 * previous));
  return (Math.sign(change) * tenths) / 10 || 0;
}

function toDay(date: string, counts: readonly CitationCount[]): CitationDay {
  const citationsByEngine = counts
    .map(({ engine, citations }) => ({ engine, citations }))
    .toSorted((a, b) => compareEngines(a.engine, b.engine));
  return { date, totalCitations: sum(counts), citationsByEngine };
}

function sum(counts: readonly CitationCount[]): number {
  return counts.reduce((total, { citations }) => total + citations, 0);
}
