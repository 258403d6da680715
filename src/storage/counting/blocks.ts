import type pg from 'pg';
import { type AnswerCounts, createCounts, flattenCounts, mergeCounts } from '../../domain/statistics/brand-counts.ts';
import { packNumbers } from '../../domain/statistics/varints.ts';
import type { BlockName, DayOfGeneration } from './answers.ts';

/** The statistics of one country and engine on the day. */
export interface Block {
  byPrompt: Map<number, AnswerCounts>;
  findings: number[];
  /** The position of the prompt of each truncated answer. */
  truncated: number[];
}

/** Returns the block that an answer belongs to. */
export function blockOf(blocks: Map<BlockName, Block>, name: BlockName): Block {
  let block = blocks.get(name);
  if (!block) {
    block = { byPrompt: new Map(), findings: [], truncated: [] };
    blocks.set(name, block);
  }
  return block;
}

export function countsOf({ byPrompt }: Block, prompt: number): AnswerCounts {
  let count = byPrompt.get(prompt);
  if (!count) {
    count = createCounts();
    byPrompt.set(prompt, count);
  }
  return count;
}

/** Replaces the blocks of a day. */
export async function replaceBlocks(
  client: pg.Client,
  task: DayOfGeneration,
  blocks: ReadonlyMap<BlockName, Block>,
): Promise<void> {
  const day = [task.workspaceId, task.reportId, task.version, task.day];
  await client.query(
    `DELETE FROM "ReportCount" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3
     AND "isSimulated" IN (true, false) AND day = $4`,
    day,
  );
  if (blocks.size === 0) return;
  // Separate bytea parameters are sent in binary; elements of an array would be hex-encoded.
  const rows = Array.from(
    blocks,
    (_, row) => `($1, $2, $3::int, $4::date, ${COLUMNS.map((at) => `$${5 + row * COLUMNS.length + at}`).join()})`,
  );
  await client.query(
    `INSERT INTO "ReportCount" ("workspaceId", "reportId", version, day, "isSimulated", country, engine, total, "byPrompt", findings, truncated)
     VALUES ${rows.join()}`,
    [...day, ...[...blocks].flatMap(packBlock)],
  );
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];

function packBlock([name, { byPrompt, findings, truncated }]: [BlockName, Block]): unknown[] {
  const [country, engine, source] = name.split(' ');
  const total = createCounts();
  for (const count of byPrompt.values()) mergeCounts(total, count);
  const packed = [flattenCounts(new Map([[0, total]])), flattenCounts(byPrompt), findings].map(packNumbers);
  return [source === 'simulated', country, engine, ...packed, truncated];
}
