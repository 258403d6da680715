import { type ConnectedSeries, engineOf, isPage } from '../../../domain/connections/ui-series.ts';

/** Everything that the sandbox simulates. */
export type SandboxSeries = ConnectedSeries;

/** Pages resemble the API of their engine. */
export function baseOf(series: SandboxSeries): string {
  return isPage(series) ? engineOf(series) : series;
}
