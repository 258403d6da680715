import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dayOf } from '../../domain/shared/windows.ts';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters of the address, and a function that changes some of them. Back undoes the change. */
export function useFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = dayOf(new Date());
  const filters = useMemo(() => readFilters(search, today), [search, today]);
  const setFilters = useCallback(
    (changes: Partial<Filters>) => navigate(`${path}${writeFilters({ ...filters, ...changes }, search)}`),
    [filters, path, search, navigate],
  );
  return [filters, setFilters];
}
