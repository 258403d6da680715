import { hasEnded } from '../../domain/collection/schedule.ts';
import { splitEqually, toMicros } from '../../domain/costs/amounts.ts';
import type { Limit } from '../../domain/costs/limits.ts';
import { findReportsOfPrompts } from '../../storage/answers/find.ts';
import { markExhausted, reserveSpending, settleSpending } from '../../storage/collection/spending.ts';
import {
  markLimitReached,
  reserveOfWorkspace,
  settleOfWorkspaces,
} from '../../storage/collection/workspace-spending.ts';
import { bookCosts, type CostEntry } from '../../storage/costs.ts';
import type { Context } from '../context.ts';

interface Reservation {
  workspaceId: string;
  /** The day (UTC) whose budgets it counts toward. */
  day: string;
  /** The expected cost. */
  usd: number;
}

/** Reserves the expected cost of a call in the budgets of the workspace and of the server. Returns the limit that is too low, if any. */
export async function reserveCall(context: Context, { workspaceId, day, usd }: Reservation): Promise<Limit | null> {
  if (usd === 0) return null;
  const { database, collection, log } = context;
  const budgetUsd = collection.dailyBudgetUsd;
  const micros = toMicros(usd);
  const limit = await reserveOfWorkspace(database, { workspaceId, day, micros });
  if (limit === null && (await reserveSpending(database, { day, usd, budgetUsd }))) return null;
  if (limit === null) {
    await settleOfWorkspaces(database, [{ workspaceId, day, micros: -micros }]);
    if (await markExhausted(database, day, budgetUsd)) {
      log.warn({ day, budgetUsd }, 'Daily budget reached. Skipping calls until tomorrow (UTC).');
    }
  }
  const reached = limit ?? 'server_budget';
  if ((await markLimitReached(database, { workspaceId, day, limit: reached })) && limit !== null) {
    log.warn({ day, workspaceId, limit }, 'Limit of the workspace reached. Skipping its calls until tomorrow (UTC).');
  }
  return reached;
}

interface Settlement extends Reservation {
  costUsd: number;
  /** Null for calls that belong to no report. */
  promptId: string | null;
  /** Null for a language model. */
  engine: string | null;
  provider: string;
}

/** Replaces a reservation with the actual cost of the call, and books it. Calls that end together share a transaction. */
export async function settleCall({ database, runInBatch }: Context, call: Settlement): Promise<void> {
  if (call.usd === 0 && call.costUsd === 0) return;
  await runInBatch('costs', call, async (calls: Settlement[]) => {
    await database.transaction(async (tx) => {
      const promptIds = [...new Set(calls.flatMap(({ promptId }) => promptId ?? []))];
      const reports = Map.groupBy(await findReportsOfPrompts(tx, promptIds), ({ promptId }) => promptId);
      // A report that has ended costs nothing, although the answers still count in it.
      const reportsOf = ({ promptId, day }: Settlement) =>
        (reports.get(promptId ?? '') ?? [])
          .filter((report) => !hasEnded(report, day))
          .map(({ reportId }) => reportId)
          .toSorted();
      const entries = sumBy(
        calls.flatMap((each) => splitCost(each, reportsOf(each))),
        ({ workspaceId, day, reportId, engine, provider }) => [workspaceId, day, reportId, engine, provider],
      );
      if (entries.length > 0) await bookCosts(tx, entries);
      const changes = sumBy(
        calls.map(({ workspaceId, day, usd, costUsd }) => ({
          workspaceId,
          day,
          micros: toMicros(costUsd) - toMicros(usd),
        })),
        ({ workspaceId, day }) => [workspaceId, day],
      );
      if (changes.length > 0) await settleOfWorkspaces(tx, changes);
      // The row that all calls of the day share is locked last.
      for (const [day, ofDay] of Map.groupBy(calls, (each) => each.day)) {
        const difference = ofDay.reduce((sum, { usd, costUsd }) => sum + costUsd - usd, 0);
        if (difference !== 0) await settleSpending(tx, day, difference);
      }
    });
    return calls;
  });
}

/** The entries of a call: one for each report in which its answer counts. */
function splitCost(
  { workspaceId, day, engine, provider, costUsd }: Settlement,
  reportIds: readonly string[],
): CostEntry[] {
  const entry = { workspaceId, day, engine: engine ?? '', provider };
  const shares = splitEqually(toMicros(costUsd), Math.max(1, reportIds.length));
  return shares.map((micros, index) => ({ ...entry, reportId: reportIds[index] ?? '', micros }));
}

/** One item for each key, with the sum of its amounts; without those that are zero. */
function sumBy<Item extends { micros: number }>(items: readonly Item[], keyOf: (item: Item) => string[]): Item[] {
  const groups = Map.groupBy(items, (item) => JSON.stringify(keyOf(item)));
  return [...groups.values()].flatMap((group) => {
    const micros = group.reduce((sum, item) => sum + item.micros, 0);
    return micros === 0 ? [] : [{ ...(group[0] as Item), micros }];
  });
}
