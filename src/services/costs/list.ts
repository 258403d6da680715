import { type Caller, requirePermission, requireWorkspace } from '../../domain/access/access.ts';
import { dueOn, splitAtEnds } from '../../domain/collection/schedule.ts';
import { toMicros, toUsd } from '../../domain/costs/amounts.ts';
import type { CostGroup, CostSum } from '../../domain/costs/groups.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { addDays, countDays, type DateWindow, dayAfter, dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { countShared, listEndDates } from '../../storage/collection/slots.ts';
import { findCostLabels, findDailyBudgets, sumCosts } from '../../storage/costs.ts';
import { scopeOf } from '../collection/request.ts';
import type { CallerContext } from '../context.ts';
import { findSeries } from '../engines/enabled.ts';
import { readPageBy } from '../paging.ts';

export interface CostsInput {
  workspaceId?: string | undefined;
  reportId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface ListCostsInput extends CostsInput {
  groupBy: CostGroup;
  cursor?: string | undefined;
  limit: number;
}

const DEFAULT_DAYS = 30;
/** Replaces the key of calls without report or engine: cursors have no empty positions. */
const NONE = '-';

/** What calls cost in a window, and what the current schedules would cost in as many days. */
export async function listCosts(context: CallerContext, input: ListCostsInput): Promise<Page<CostSum>> {
  const { groupBy, reportId, ...paging } = input;
  const workspaceIds = readableWorkspaces(context.caller, input.workspaceId);
  const window = costWindow(context, input);
  const booked = await sumCosts(context.database, { ...window, workspaceIds, reportId }, groupBy);
  const expected = groupBy === 'day' ? new Map<string, number>() : await forecast(context, workspaceIds, input, window);
  const keys = [...new Set([...booked.keys(), ...expected.keys()])].toSorted();
  const labels = await findCostLabels(context.database, groupBy === 'workspace' || groupBy === 'report' ? keys : []);
  const budgets = await findDailyBudgets(context.database, groupBy === 'workspace' ? keys : []);
  const sums = keys.map((key): CostSum => {
    const micros = expected.get(key);
    const daily = budgets.get(key);
    return {
      key: key === '' ? null : key,
      label: labels.get(key) ?? null,
      costUsd: toUsd(booked.get(key) ?? 0),
      forecastUsd: micros === undefined ? null : toUsd(Math.round(micros)),
      budgetUsd: daily === undefined ? null : toUsd(toMicros(daily) * countDays(window)),
    };
  });
  const list = ['costs', groupBy, input.workspaceId, reportId, window.startDate, window.endDate];
  return readPageBy(
    list,
    paging,
    ({ key }) => key ?? NONE,
    async (after, take) => {
      const from = after === null ? 0 : sums.findIndex(({ key }) => (key ?? NONE) === after) + 1;
      return sums.slice(from, from + take);
    },
  );
}

/** The operator reads all workspaces, also deleted ones; null. Others need `admin`. */
export function readableWorkspaces(caller: Caller, workspaceId: string | undefined): string[] | null {
  const isOperator = caller.permissions.includes('server');
  if (!isOperator) requirePermission(caller, 'admin');
  if (workspaceId === undefined) return isOperator ? null : [...caller.workspaceIds];
  if (!isOperator) requireWorkspace(caller, workspaceId);
  return [workspaceId];
}

/** Defaults to the 30 days up to today. */
export function costWindow({ now }: CallerContext, { startDate, endDate }: CostsInput): DateWindow {
  const end = endDate ?? dayOf(now());
  return { startDate: startDate ?? windowEndingOn(end, DEFAULT_DAYS).startDate, endDate: end };
}

/** Every cadence has a whole number of periods in it. */
const CYCLE_DAYS = 21;

/** The expected cost of the current schedules in as many days from today on, by key, in millionths of a US dollar. */
async function forecast(
  context: CallerContext,
  workspaceIds: readonly string[] | null,
  { groupBy, reportId }: ListCostsInput,
  window: DateWindow,
): Promise<Map<string, number>> {
  const { database, now } = context;
  const ahead = { startDate: dayOf(now()), endDate: addDays(dayOf(now()), countDays(window) - 1) };
  const sums = new Map<string, number>();
  for (const span of splitAtEnds(ahead, await listEndDates(database, ahead, workspaceIds))) {
    for (const { day, days } of listKinds(span.startDate)) {
      // Prompts that were added today are no part of the schedule.
      const scope = { ...scopeOf(context, day), addedSince: dayAfter(day), runningOn: span.startDate };
      for (const { calls, ...shared } of await countShared(database, scope, workspaceIds)) {
        const engine = findSeries(context, shared.engine);
        if (!engine || (reportId !== undefined && shared.reportId !== reportId)) continue;
        const key = keyOf(groupBy, shared, engine.connector);
        const micros = (calls * days * toMicros(engine.expectedCost) * countDays(span)) / CYCLE_DAYS;
        sums.set(key, (sums.get(key) ?? 0) + micros);
      }
    }
  }
  return sums;
}

/** Days with the same cadences and weekday have the same calls. The number of days is that in a cycle. */
function listKinds(first: string): { day: string; days: number }[] {
  const days = Array.from({ length: CYCLE_DAYS }, (_, index) => addDays(first, index));
  return [...Map.groupBy(days, (day) => JSON.stringify(dueOn(day))).values()].map((same) => ({
    day: same[0] ?? first,
    days: same.length,
  }));
}

function keyOf(
  groupBy: CostGroup,
  { workspaceId, reportId, engine }: { workspaceId: string; reportId: string; engine: string },
  provider: string,
): string {
  if (groupBy === 'workspace') return workspaceId;
  if (groupBy === 'report') return reportId;
  return groupBy === 'engine' ? engine : provider;
}
