import { type OpenReport, useReport } from '../report/use-report.ts';
import type { Details } from './describe.ts';
import { scopeOf } from './scope.ts';

/** Links to what an experiment counts. The filters that were chosen on other screens do not apply to it. */
export function useEvidenceLink(experiment?: Pick<Details, 'engines' | 'countries'>): OpenReport['link'] {
  const { link } = useReport();
  return (screen, query) => link(screen, { ...scopeOf(experiment), ...query });
}
