import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useSearch } from 'wouter';
import { previousWindow } from '../../domain/shared/windows.ts';
import { statusOf } from '../api/errors.ts';
import { api } from '../api/trpc.ts';
import { listActive } from '../filters/active.ts';
import { findCompared, nameCompared } from '../filters/comparison.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { keepFilters, toComparedInput, toInput } from '../filters/filters.ts';
import { useFilters } from '../filters/use-filters.ts';
import { Missing } from '../shell/missing.tsx';
import { Shell } from '../shell/shell.tsx';
import { Loading, Problem } from '../shell/states.tsx';
import { ReportNavigation } from './report-navigation.tsx';
import { chooseCountry, type OpenReport, ReportContext } from './use-report.ts';

/** Loads a report and shows one of its screens between the navigation and the filters. */
export function ReportFrame({
  reportId,
  hasFilters = true,
  children,
}: {
  reportId: string;
  hasFilters?: boolean;
  children: ReactNode;
}) {
  const { data: report, error, refetch } = useQuery(api.reports.get.queryOptions({ reportId }));
  const [filters, setFilters] = useFilters(report?.endDate);
  const search = keepFilters(useSearch());
  const open = useMemo((): OpenReport | null => {
    if (!report) return null;
    const country = chooseCountry(report, filters.country);
    const link = (screen = '', query: Record<string, string> = {}) => {
      const params = new URLSearchParams(search);
      for (const [name, value] of Object.entries(query)) params.set(name, value);
      const text = params.toString();
      return `/reports/${report.id}${screen && `/${screen}`}${text && `?${text}`}`;
    };
    const tagName = report.tags?.find(({ id }) => id === filters.tagId)?.name;
    const active = listActive(filters, country, tagName);
    const input = toInput(report.id, filters, country);
    const chosen = findCompared(filters.window, filters.comparison);
    return {
      report,
      filters,
      setFilters,
      country,
      active,
      input,
      comparedInput: toComparedInput(input, filters),
      compared: chosen ?? previousWindow(filters.window),
      before: nameCompared(filters.window, chosen),
      link,
    };
  }, [report, filters, search, setFilters]);

  if (error) {
    return (
      <Shell>
        {isUnknown(error) ? (
          <Missing title="There is no such report" back={{ href: '/portfolio', name: 'All reports' }}>
            <p>
              It was deleted, the address was not copied completely, or your API key has no access to its workspace.
            </p>
          </Missing>
        ) : (
          <Problem error={error} onRetry={refetch} />
        )}
      </Shell>
    );
  }
  if (!open) {
    return (
      <Shell>
        <Loading />
      </Shell>
    );
  }
  return (
    <ReportContext value={open}>
      <Shell
        navigation={<ReportNavigation />}
        title={open.report.reportTitle ?? open.report.brand}
        workspaceId={open.report.workspaceId}
      >
        {hasFilters && <FilterBar />}
        {children}
      </Shell>
    </ReportContext>
  );
}

/** Whether no report of this key has the id. An id that cannot exist is an invalid request. */
function isUnknown(error: unknown): boolean {
  return [400, 403, 404].includes(statusOf(error) ?? 0);
}
