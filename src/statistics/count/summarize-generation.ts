import type { ReportSize } from '../../domain/statistics/cells.ts';
import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';
import { unpackCounts } from '../records/counts.ts';
import { type BlockName, blockNameOf } from './answers.ts';
import { DAY_COLUMNS, replaceRows, toDayRow } from './blocks.ts';
import { summarizeBlocks } from './day-summaries.ts';
import { mergePeriods } from './merge-periods.ts';
import { extendTotals } from './totals.ts';

interface GenerationState {
  prompts: number;
  brands: number;
  hasDays: boolean;
  through: string | null;
  mergedThrough: string | null;
}

/**
 * Updates the data derived from the counts of a generation: the running totals, the merged citations, and for a generation of the first release
 * the summaries of its days. Without it, reads are correct but slower.
 */
export async function summarizeGeneration(database: ThreadDatabase, key: GenerationKey): Promise<void> {
  await database.transaction(async (tx) => {
    const state = (await holdWorkspace(tx, key.workspaceId)) ? await holdGeneration(tx, key) : null;
    if (!state) return;
    const size = { prompts: state.prompts, brands: state.brands };
    if (!state.hasDays) await summarizeDays(tx, key, size);
    await extendTotals(tx, key, { size, through: state.through });
    await mergePeriods(tx, key, state.mergedThrough);
  });
}

/**
 * Waits for days that are being counted, and prevents others from being counted in the meantime. Null if the generation was
 * deleted.
 */
async function holdGeneration(
  { query }: ThreadDatabase,
  { workspaceId, reportId, version }: GenerationKey,
): Promise<GenerationState | null> {
  const [state] = await query<GenerationState>`
    SELECT cardinality("promptIds") AS prompts, jsonb_array_length(brands) AS brands, "hasDays", "totalledThrough"::text AS through,
      "mergedThrough"::text AS "mergedThrough"
    FROM "ReportGeneration"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version} FOR UPDATE`;
  return state ?? null;
}

async function summarizeDays(database: ThreadDatabase, key: GenerationKey, size: ReportSize): Promise<void> {
  const { workspaceId, reportId, version } = key;
  const isOfGeneration = sql`"workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}`;
  const days = await database.query<{ day: string }>`
    SELECT DISTINCT day::text AS day FROM "ReportCount" c
    WHERE ${isOfGeneration} AND "isSimulated" IN (true, false)
      AND NOT EXISTS (SELECT 1 FROM "ReportDay" d WHERE d."workspaceId" = c."workspaceId" AND d."reportId" = c."reportId"
        AND d.version = c.version AND d."isSimulated" = c."isSimulated" AND d.day = c.day AND d.country = c.country)`;
  for (const { day } of days) {
    const rows = await database.query<{ name: BlockName; byPrompt: Buffer }>`
      SELECT ${blockNameOf('c')} AS name, "byPrompt" FROM "ReportCount" c
      WHERE ${isOfGeneration} AND "isSimulated" IN (true, false) AND day = ${day}`;
    const blocks = new Map(
      rows.map(({ name, byPrompt }) => [name, { byPrompt: unpackCounts(byPrompt), models: new Set<string>() }]),
    );
    await replaceRows(database, { ...key, day }, 'ReportDay', DAY_COLUMNS, summarizeBlocks(blocks, size).map(toDayRow));
  }
  await database.query`UPDATE "ReportGeneration" SET "hasDays" = true WHERE ${isOfGeneration}`;
}
