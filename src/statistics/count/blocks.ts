import type pg from 'pg';
import { type CitingAnswer, packCitedAnswers } from '../../domain/citations/cited-answers.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { type AnswerCounts, type BrandCounts, PromptCounts } from '../../domain/statistics/brand-counts.ts';
import { IntegerPacker } from '../../domain/statistics/varints.ts';
import type { BlockName, DayOfGeneration } from './answers.ts';
import { type DaySummary, type GenerationSize, type PackedBlock, summariseBlocks } from './day-summaries.ts';
import { insertRows } from './insert-rows.ts';
import { reviseGeneration } from './totals.ts';

/** The statistics of one country and engine on the day. */
export interface Block {
  byPrompt: PromptCounts;
  findings: IntegerPacker;
  models: Set<string>;
  /** The position of the prompt of each truncated answer. */
  truncated: number[];
  cited: CountedCitations[];
}

/** An answer with the number of pages that it cites. The pages are added at the end of the day. */
export interface CountedCitations extends CitingAnswer {
  citations: number;
}

/** Returns the block that an answer belongs to. */
export function blockOf(blocks: Map<BlockName, Block>, name: BlockName): Block {
  let block = blocks.get(name);
  if (!block) {
    block = {
      byPrompt: new PromptCounts(),
      findings: new IntegerPacker(),
      models: new Set(),
      truncated: [],
      cited: [],
    };
    blocks.set(name, block);
  }
  return block;
}

/** Replaces the blocks of a day, and everything that is derived from them. */
export async function replaceBlocks(
  client: pg.Client,
  task: DayOfGeneration,
  blocks: ReadonlyMap<BlockName, Block>,
  size: GenerationSize,
): Promise<void> {
  const packed = [...blocks].map(packBlock);
  const rows = packed.map((block) => [...toBlockRow(block), ...listSums(block.sums, size.brands)]);
  await replaceRows(client, task, 'ReportCount', [...BLOCK_COLUMNS, ...SUM_COLUMNS], rows);
  await replaceRows(client, task, 'ReportDay', DAY_COLUMNS, summariseBlocks(packed, size).map(toDayRow));
  // Last, because other days of the generation wait for its row.
  await reviseGeneration(client, task);
}

/** The total in readable form, for SQL: lists have one entry per brand. */
const SUM_COLUMNS = ['answers', 'noAnswers', 'failed', 'mentions', 'namedIn', 'positions', 'citations', 'citedIn'];
const BLOCK_COLUMNS = ['isSimulated', 'country', 'engine', 'total', 'byPrompt', 'findings', 'truncated', 'cited'];
export const DAY_COLUMNS = ['isSimulated', 'country', 'engines', 'models', 'samples', 'hits'];

export async function replaceRows(
  client: pg.Client,
  day: DayOfGeneration,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
): Promise<void> {
  await client.query(
    `DELETE FROM "${table}" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3
     AND "isSimulated" IN (true, false) AND day = $4`,
    [day.workspaceId, day.reportId, day.version, day.day],
  );
  await insertRows(client, day, table, columns, rows);
}

function packBlock([name, { byPrompt, findings, models, truncated, cited }]: [BlockName, Block]): PackedBlock & {
  sums: AnswerCounts;
  total: Buffer;
  findings: Buffer;
  truncated: number[];
  cited: Buffer;
} {
  const [country = '', engine = '', source] = name.split(' ');
  const sums = byPrompt.sum();
  const total = new PromptCounts();
  total.addCounts(0, sums);
  return {
    isSimulated: source === 'simulated',
    country,
    engine: engine as EngineId,
    models: [...models].toSorted(),
    sums,
    total: total.pack(),
    byPrompt: byPrompt.pack(),
    findings: findings.packed,
    truncated,
    cited: packCitedAnswers(cited),
  };
}

function toBlockRow({
  isSimulated,
  country,
  engine,
  total,
  byPrompt,
  findings,
  truncated,
  cited,
}: ReturnType<typeof packBlock>): unknown[] {
  return [isSimulated, country, engine, total, byPrompt, findings, truncated, cited];
}

function listSums({ answers, noAnswers, failed, brands }: AnswerCounts, count: number): unknown[] {
  const list = (field: keyof BrandCounts) =>
    Array.from({ length: count }, (_, brand) => brands.get(brand)?.[field] ?? 0);
  const lists = [list('mentions'), list('namedIn'), list('positions'), list('citations'), list('citedIn')];
  return [answers, noAnswers, failed, ...lists];
}

export function toDayRow({ isSimulated, country, engines, models, samples, hits }: DaySummary): unknown[] {
  return [isSimulated, country, engines, JSON.stringify(models), samples, hits];
}
