import { createContext, useContext } from 'react';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Outputs } from '../api/trpc.ts';
import type { ActiveFilter } from '../filters/active.ts';
import type { Filters, toComparedInput, toInput } from '../filters/filters.ts';

export type Report = Outputs['reports']['get'];

export interface OpenReport {
  report: Report;
  filters: Filters;
  setFilters: (changes: Partial<Filters>) => void;
  /** Null for all countries. */
  country: string | null;
  /** The filters that leave answers out. */
  active: ActiveFilter[];
  /** The input of the operations that read the report with the current filters. */
  input: ReturnType<typeof toInput>;
  /** The same, with the chosen comparison, for those that compare the window with an earlier one. */
  comparedInput: ReturnType<typeof toComparedInput<ReturnType<typeof toInput>>>;
  /** The earlier window that changes are compared with, and its name in a sentence. */
  compared: DateWindow;
  before: string;
  /** Path of a screen of the report, with the current filters. */
  link: (screen?: string, query?: Record<string, string>) => string;
}

export const ReportContext = createContext<OpenReport | null>(null);

/** The report that the screen shows. */
export function useReport(): OpenReport {
  const open = useContext(ReportContext);
  if (!open) throw new Error('No report is open');
  return open;
}

/** The country with the most prompts. */
export function findMainCountry({ countries, countryPromptsTotal = {} }: Report): string {
  const byPrompts = countries.toSorted((a, b) => (countryPromptsTotal[b] ?? 0) - (countryPromptsTotal[a] ?? 0));
  return byPrompts[0] ?? 'us';
}

/** The chosen country if the report has prompts for it, or else null for all. */
export function chooseCountry({ countries }: Pick<Report, 'countries'>, chosen: string | null): string | null {
  return chosen && countries.includes(chosen) ? chosen : null;
}
