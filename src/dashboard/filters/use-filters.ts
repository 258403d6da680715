import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dayOf } from '../../domain/shared/windows.ts';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters of the address, and a function that changes some of them. */
export function useFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = dayOf(new Date());
  const filters = useMemo(() => readFilters(search, today), [search, today]);
  const setFilters = useCallback(
    (changes: Partial<Filters>) => navigate(`${path}${writeFilters({ ...filters, ...changes })}`, { replace: true }),
    [filters, path, navigate],
  );
  return [filters, setFilters];
}
