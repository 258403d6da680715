import { ENGINES, type EngineId } from '../shared/engines.ts';
import { type DateWindow, daysOf } from '../shared/windows.ts';

/** How often an engine's answers of a day cite a page; an answer counts once, however often it cites it. */
export interface CitationCount {
  day: string;
  engine: EngineId;
  citations: number;
}

export interface CitationDay {
  date: string;
  totalCitations: number;
  /** Engines that cite the page on this day, in the order of the contract. */
  citationsByEngine: { engine: EngineId; citations: number }[];
}

export interface CitationHistory {
  totalPeriodCitations: number;
  totalCitationsPreviousPeriod: number;
  percentageChange: number;
  citationsHistory: CitationDay[];
}

/** The days of a window, each with an entry, and what came before it. `counts` covers both windows. */
export function buildHistory(window: DateWindow, counts: readonly CitationCount[]): CitationHistory {
  const now = counts.filter(({ day }) => day >= window.startDate);
  const total = sum(now);
  const previous = sum(counts) - total;
  const byDay = Map.groupBy(now, ({ day }) => day);
  return {
    totalPeriodCitations: total,
    totalCitationsPreviousPeriod: previous,
    percentageChange: percentageChange(previous, total),
    citationsHistory: daysOf(window).map((date) => toDay(date, byDay.get(date) ?? [])),
  };
}

/** One decimal, half away from zero; computed in whole numbers, so that no half is lost. */
export function percentageChange(previous: number, current: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  const change = current - previous;
  const tenths = Math.floor((Math.abs(change) * 2000 + previous) / (2 * previous));
  return (Math.sign(change) * tenths) / 10 || 0;
}

function toDay(date: string, counts: readonly CitationCount[]): CitationDay {
  const citationsByEngine = counts
    .map(({ engine, citations }) => ({ engine, citations }))
    .toSorted((one, other) => ENGINES.indexOf(one.engine) - ENGINES.indexOf(other.engine));
  return { date, totalCitations: sum(counts), citationsByEngine };
}

function sum(counts: readonly CitationCount[]): number {
  return counts.reduce((total, { citations }) => total + citations, 0);
}
