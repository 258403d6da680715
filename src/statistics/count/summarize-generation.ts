import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';
import { mergePeriods } from './merge-periods.ts';
import { extendTotals } from './totals.ts';

interface GenerationState {
  prompts: number;
  brands: number;
  through: string | null;
  mergedThrough: string | null;
}

/**
 * Updates the data derived from the counts of a generation: the running totals and the merged citations. Without it, reads are correct
 * but slower.
 */
export async function summarizeGeneration(database: ThreadDatabase, key: GenerationKey): Promise<void> {
  await database.transaction(async (tx) => {
    const state = (await holdWorkspace(tx, key.workspaceId)) ? await holdGeneration(tx, key) : null;
    if (!state) return;
    const size = { prompts: state.prompts, brands: state.brands };
    await extendTotals(tx, key, { size, through: state.through });
    await mergePeriods(tx, key, state.mergedThrough);
  });
}

/**
 * Waits for days that are being counted, and prevents others from being counted in the meantime. Null if the generation was
 * deleted.
 */
async function holdGeneration({ query }: ThreadDatabase, key: GenerationKey): Promise<GenerationState | null> {
  const [state] = await query<GenerationState>`
    SELECT cardinality("promptIds") AS prompts, jsonb_array_length(brands) AS brands, "totalledThrough"::text AS through,
      "mergedThrough"::text AS "mergedThrough"
    FROM "ReportGeneration" WHERE ${isOfGeneration(key)} FOR UPDATE`;
  return state ?? null;
}
