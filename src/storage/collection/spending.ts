import type { Database } from '../postgres/database.ts';

/** Half of the smallest amount, so that rounding of the sum does not skip a call that the budget covers exactly. */
const ROUNDING = 0.000_000_5;

/** Reserves an amount of a day's budget. Returns false if the remaining budget is too low. */
export async function reserveSpending(
  { query }: Database,
  { day, usd, budgetUsd }: { day: string; usd: number; budgetUsd: number },
): Promise<boolean> {
  const most = budgetUsd + ROUNDING;
  const rows = await query`
    INSERT INTO "Spending" AS s (day, usd) SELECT ${day}::date, ${usd}::float8 WHERE ${usd}::float8 <= ${most}::float8
    ON CONFLICT (day) DO UPDATE SET usd = s.usd + ${usd}::float8 WHERE s.usd + ${usd}::float8 <= ${most}::float8
    RETURNING usd`;
  return rows.length > 0;
}

/** Replaces the reserved amount with the actual cost of a call. */
export async function settleSpending({ query }: Database, day: string, differenceUsd: number): Promise<void> {
  await query`
    INSERT INTO "Spending" AS s (day, usd) VALUES (${day}::date, greatest(0, ${differenceUsd}::float8))
    ON CONFLICT (day) DO UPDATE SET usd = greatest(0, s.usd + ${differenceUsd}::float8)`;
}

/** Records that the budget was too low for a call. Returns true only the first time. */
export async function markExhausted({ query }: Database, day: string, budgetUsd: number): Promise<boolean> {
  const rows = await query`
    INSERT INTO "Spending" AS s (day, usd, "exhaustedBudget") VALUES (${day}::date, 0, ${budgetUsd}::float8)
    ON CONFLICT (day) DO UPDATE SET "exhaustedBudget" = excluded."exhaustedBudget"
      WHERE s."exhaustedBudget" IS DISTINCT FROM excluded."exhaustedBudget"
    RETURNING usd`;
  return rows.length > 0;
}

/** The spending of a day and, if the budget was exhausted, that budget. */
export async function readSpending(
  { query }: Database,
  day: string,
): Promise<{ usd: number; exhaustedBudget: number | null }> {
  const [row] = await query<{ usd: number; exhaustedBudget: number | null }>`
    SELECT usd, "exhaustedBudget" FROM "Spending" WHERE day = ${day}::date`;
  return row ?? { usd: 0, exhaustedBudget: null };
}
