import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dayOf } from '../../domain/shared/windows.ts';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters of the address, and a function that changes some of them. Back undoes the change. Windows end today, or on the last day
 * of a report that has ended.
 */
export function useFilters(lastDay?: string): [Filters, (changes: Partial<Filters>) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = dayOf(new Date());
  const end = lastDay !== undefined && lastDay < today ? lastDay : today;
  const filters = useMemo(() => readFilters(search, end), [search, end]);
  const setFilters = useCallback(
    (changes: Partial<Filters>) => navigate(`${path}${writeFilters({ ...filters, ...changes }, search)}`),
    [filters, path, search, navigate],
  );
  return [filters, setFilters];
}
