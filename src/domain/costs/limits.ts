/** Why a call is not made: the budget of its workspace, the share of the workspace in the server's budget, or that budget. */
export const LIMITS = ['workspace_budget', 'fair_share', 'server_budget'] as const;
export type Limit = (typeof LIMITS)[number];

/** Stored with the calls that are not made. */
export const LIMIT_REASONS: Readonly<Record<Limit, string>> = {
  workspace_budget: 'Daily budget of the workspace reached',
  fair_share: "Share of the workspace in the server's daily budget reached",
  server_budget: 'Daily budget (DAILY_BUDGET_USD) reached',
};

/**
 * The share of each workspace in a budget that does not cover the plans of all of them. Each gets the same, and what a workspace
 * does not need is shared by the others. Null if the budget covers all plans. Amounts are integers.
 */
export function shareFairly(budget: number, plans: ReadonlyMap<string, number>): Map<string, number> | null {
  const sorted = [...plans].toSorted(([a, planned], [b, other]) => planned - other || (a < b ? -1 : 1));
  if (sorted.reduce((sum, [, planned]) => sum + planned, 0) <= budget) return null;
  let rest = budget;
  return new Map(
    sorted.map(([workspaceId, planned], index) => {
      const share = Math.min(planned, Math.floor(rest / (sorted.length - index)));
      rest -= share;
      return [workspaceId, share];
    }),
  );
}
