import { toUsd } from '../../domain/costs/amounts.ts';
import type { Value } from '../../domain/exports/columns.ts';
import { EXPORTS } from '../../domain/exports/exports.ts';
import { type CostEntry, findCostLabels, listCostEntries } from '../../storage/costs.ts';
import type { CallerContext } from '../context.ts';
import { type CostsInput, costWindow, readableWorkspaces } from '../costs/list.ts';
import { formatRows } from './format-rows.ts';
import type { ExportOptions } from './options.ts';

const ENTRIES_AT_ONCE = 5_000;

/** The entries of the ledger. */
export async function* exportCosts(
  context: CallerContext,
  input: Omit<CostsInput, 'reportId'>,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const filter = { ...costWindow(context, input), workspaceIds: readableWorkspaces(context.caller, input.workspaceId) };
  async function* readRows(): AsyncGenerator<Value[]> {
    let after: CostEntry | null = null;
    do {
      const entries: CostEntry[] = await listCostEntries(context.database, filter, { after, take: ENTRIES_AT_ONCE });
      const ids = new Set(entries.flatMap(({ workspaceId, reportId }) => [workspaceId, reportId]));
      const labels = await findCostLabels(context.database, [...ids]);
      for (const { workspaceId, day, reportId, engine, provider, micros } of entries) {
        const owners = [workspaceId, labels.get(workspaceId) ?? null, reportId || null, labels.get(reportId) ?? null];
        yield [day, ...owners, engine || null, provider, toUsd(micros)];
      }
      after = entries.length === ENTRIES_AT_ONCE ? (entries.at(-1) ?? null) : null;
    } while (after !== null && !options.signal.aborted);
  }
  yield* formatRows(EXPORTS.costs.columns, readRows(), options);
}
