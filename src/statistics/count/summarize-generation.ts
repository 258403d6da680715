import type pg from 'pg';
import { inTransaction } from '../../storage/postgres/transactions.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';
import { DAY_COLUMNS, replaceRows, toDayRow } from './blocks.ts';
import { type GenerationSize, type PackedBlock, summariseBlocks } from './day-summaries.ts';
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
export async function summariseGeneration(client: pg.Client, key: GenerationKey): Promise<void> {
  await inTransaction(client, async () => {
    const state = (await holdWorkspace(client, key.workspaceId)) ? await holdGeneration(client, key) : null;
    if (state) {
      const size = { prompts: state.prompts, brands: state.brands };
      if (!state.hasDays) await summariseDays(client, key, size);
      await extendTotals(client, key, { size, through: state.through });
      await mergePeriods(client, key, { prompts: state.prompts, through: state.mergedThrough });
    }
  });
}

/**
 * Waits for days that are being counted, and prevents others from being counted in the meantime. Null if the generation was
 * deleted.
 */
async function holdGeneration(
  client: pg.Client,
  { workspaceId, reportId, version }: GenerationKey,
): Promise<GenerationState | null> {
  const { rows } = await client.query<GenerationState>(
    `SELECT cardinality("promptIds") AS prompts, jsonb_array_length(brands) AS brands, "hasDays", "totalledThrough"::text AS through,
       "mergedThrough"::text AS "mergedThrough"
     FROM "ReportGeneration" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 FOR UPDATE`,
    [workspaceId, reportId, version],
  );
  return rows[0] ?? null;
}

async function summariseDays(client: pg.Client, key: GenerationKey, size: GenerationSize): Promise<void> {
  const { workspaceId, reportId, version } = key;
  const ofGeneration = [workspaceId, reportId, version];
  const { rows: days } = await client.query<{ day: string }>(
    `SELECT DISTINCT day::text AS day FROM "ReportCount" c
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false)
       AND NOT EXISTS (SELECT 1 FROM "ReportDay" d WHERE d."workspaceId" = c."workspaceId" AND d."reportId" = c."reportId"
         AND d.version = c.version AND d."isSimulated" = c."isSimulated" AND d.day = c.day AND d.country = c.country)`,
    ofGeneration,
  );
  for (const { day } of days) {
    const { rows: blocks } = await client.query<PackedBlock>(
      `SELECT "isSimulated", country, engine, '{}'::text[] AS models, "byPrompt" FROM "ReportCount"
       WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4`,
      [...ofGeneration, day],
    );
    await replaceRows(client, { ...key, day }, 'ReportDay', DAY_COLUMNS, summariseBlocks(blocks, size).map(toDayRow));
  }
  await client.query(
    `UPDATE "ReportGeneration" SET "hasDays" = true WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3`,
    ofGeneration,
  );
}
