export const COST_GROUPS = ['workspace', 'report', 'engine', 'provider', 'day'] as const;
export type CostGroup = (typeof COST_GROUPS)[number];

/** What a group of calls cost, and what it was expected to cost. */
export interface CostSum {
  /** The id of the workspace or report, the engine, the provider or the day. Null for calls without one. */
  key: string | null;
  /** The name of the workspace or the title of the report. Null for other groups, and if it was deleted. */
  label: string | null;
  costUsd: number;
  /** Null for days, and for what is no longer scheduled. */
  forecastUsd: number | null;
  /** What the workspace can spend in as many days. Null for other groups, and without a budget. */
  budgetUsd: number | null;
}
