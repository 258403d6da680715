import type { ReportSize } from '../../domain/statistics/cells.ts';
import { BRAND_FIELDS, CALL_FIELDS, type PromptCounts, sumCounts } from '../../domain/statistics/counts.ts';
import { quoteName } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import { type CitedAnswer, packCitedAnswers } from '../records/citations.ts';
import { packCounts } from '../records/counts.ts';
import { IntegerWriter } from '../records/integers.ts';
import { type BlockName, type DayOfGeneration, parseBlockName } from './answers.ts';
import { type DaySummary, summarizeBlocks } from './day-summaries.ts';
import { insertRows } from './insert-rows.ts';
import { reviseGeneration } from './totals.ts';

/** The statistics of one country and engine on the day. */
export interface Block {
  byPrompt: PromptCounts;
  findings: IntegerWriter;
  models: Set<string>;
  /** The index of the prompt of each truncated answer. */
  truncated: number[];
  cited: CountedAnswer[];
}

/** An answer with the number of pages that it cites. The pages are added at the end of the day. */
export interface CountedAnswer extends CitedAnswer {
  citations: number;
}

/** Finds or creates the block that an answer belongs to. */
export function blockOf(blocks: Map<BlockName, Block>, name: BlockName): Block {
  let block = blocks.get(name);
  if (!block) {
    block = { byPrompt: new Map(), findings: new IntegerWriter(), models: new Set(), truncated: [], cited: [] };
    blocks.set(name, block);
  }
  return block;
}

/** Replaces the blocks of a day, and everything that is derived from them. */
export async function replaceBlocks(
  database: ThreadDatabase,
  task: DayOfGeneration,
  blocks: ReadonlyMap<BlockName, Block>,
  size: ReportSize,
): Promise<void> {
  const rows = [...blocks].map(([name, block]) => toBlockRow(name, block, size));
  await replaceRows(database, task, 'ReportCount', BLOCK_COLUMNS, rows);
  await replaceRows(database, task, 'ReportDay', DAY_COLUMNS, summarizeBlocks(blocks, size).map(toDayRow));
  // Last, because other days of the generation wait for its row.
  await reviseGeneration(database, task);
}

/** The sums are for SQL: those of brands are lists with one entry per brand. */
const PACKED_COLUMNS = ['isSimulated', 'country', 'engine', 'total', 'byPrompt', 'findings', 'truncated', 'cited'];
const BLOCK_COLUMNS = [...PACKED_COLUMNS, ...CALL_FIELDS, ...BRAND_FIELDS];
const DAY_COLUMNS = ['isSimulated', 'country', 'engines', 'models', 'samples', 'hits'];

async function replaceRows(
  database: ThreadDatabase,
  day: DayOfGeneration,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
): Promise<void> {
  await database.query`
    DELETE FROM ${quoteName(table)}
    WHERE ${isOfGeneration(day)} AND "isSimulated" IN (true, false) AND day = ${day.day}`;
  await insertRows(database, day, table, columns, rows);
}

function toBlockRow(name: BlockName, block: Block, { brands }: ReportSize): unknown[] {
  const { byPrompt, findings, truncated, cited } = block;
  const { isSimulated, country, engine } = parseBlockName(name);
  const sums = sumCounts(byPrompt);
  const total = packCounts(new Map([[0, sums]]));
  const packed = [total, packCounts(byPrompt), findings.finish(), truncated, packCitedAnswers(cited)];
  const ofBrands = BRAND_FIELDS.map((field) =>
    Array.from({ length: brands }, (_, brand) => sums.brands.get(brand)?.[field] ?? 0),
  );
  return [isSimulated, country, engine, ...packed, ...CALL_FIELDS.map((field) => sums[field]), ...ofBrands];
}

function toDayRow({ isSimulated, country, engines, models, samples, hits }: DaySummary): unknown[] {
  return [isSimulated, country, engines, JSON.stringify(models), samples, hits];
}
