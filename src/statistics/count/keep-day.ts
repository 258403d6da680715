import { matchBrands } from '../../domain/statistics/brands.ts';
import { sizeOf } from '../../domain/statistics/cells.ts';
import type { BrandCounts, PromptCounts } from '../../domain/statistics/counts.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import { findCountedSettings, type GenerationSettings } from '../../storage/reports/state.ts';
import { readCitedAnswers } from '../records/citations.ts';
import { readCounts } from '../records/counts.ts';
import { createTranslation, packFindings, readFindings } from '../records/findings.ts';
import { IntegerWriter } from '../records/integers.ts';
import { type BlockName, blockNameOf, indexesOf } from './answers.ts';
import { type Block, replaceBlocks } from './blocks.ts';
import type { CountDay } from './count-day.ts';

/**
 * Keeps the statistics of a day whose answers are deleted, or being deleted, instead of counting what is left of them. A new
 * version gets those of the previous version. Returns false if the day has to be counted.
 *
 * It runs after the answers were read: a deletion is announced before it begins, so that answers that were read before an
 * announcement are complete.
 */
export async function keepDay(database: ThreadDatabase, task: CountDay): Promise<boolean> {
  const deletedBefore = await findDeletedBefore(database);
  if (deletedBefore === null || task.day >= deletedBefore) return false;
  if (await isCounted(database, task)) return true;
  return task.version !== task.previousVersion && carryDay(database, task);
}

/** Whether this version has counted the day from its answers. */
async function isCounted({ query }: ThreadDatabase, task: CountDay): Promise<boolean> {
  const rows = await query`
    SELECT 1 FROM "ReportCount" c
    WHERE ${isOfGeneration(task)} AND "isSimulated" IN (true, false) AND day = ${task.day} AND NOT EXISTS (
        SELECT 1 FROM "ReportDay" d
        WHERE ${isOfGeneration(task, 'd')} AND d."isSimulated" = c."isSimulated" AND d.day = ${task.day} AND d.country = c.country AND d."settingsDate" IS NOT NULL)
    LIMIT 1`;
  return rows.length > 0;
}

interface CarriedRow {
  block: BlockName;
  byPrompt: Buffer;
  findings: Buffer;
  truncated: number[];
  cited: Buffer | null;
  models: string[] | null;
}

/** Copies the counts of the previous version. False if it has none. */
async function carryDay(database: ThreadDatabase, task: CountDay): Promise<boolean> {
  const { day } = task;
  const previous = { ...task, version: task.previousVersion };
  const [now, before] = [await findCountedSettings(database, task), await findCountedSettings(database, previous)];
  if (!now || !before) return false;
  const rows = await database.query<CarriedRow>`
    SELECT ${blockNameOf('c', { before: before.surfaces, now: now.surfaces })} AS block, c."byPrompt", c.findings, c.truncated,
      c.cited, ARRAY(SELECT jsonb_array_elements_text(d.models -> c.engine)) AS models
    FROM "ReportCount" c
    LEFT JOIN "ReportDay" d
      ON ${isOfGeneration(previous, 'd')} AND d."isSimulated" = c."isSimulated" AND d.day = ${day} AND d.country = c.country
    WHERE ${isOfGeneration(previous, 'c')} AND c."isSimulated" IN (true, false) AND c.day = ${day}`;
  if (rows.length === 0) return false;
  await replaceBlocks(database, task, translateRows(rows, now, before), sizeOf(now));
  await markCarried(database, task);
  return true;
}

/** The blocks with the prompts and brands of the new settings. */
function translateRows(
  rows: readonly CarriedRow[],
  now: GenerationSettings,
  before: GenerationSettings,
): Map<BlockName, Block> {
  const indexes = indexesOf(now.promptIds);
  const newPrompts = before.promptIds.map((promptId) => indexes.get(promptId));
  const matched = matchBrands(now.brands, before.brands);
  const translate = createTranslation(matched, before.brands.length);
  const blocks = new Map<BlockName, Block>();
  for (const row of rows) {
    const byPrompt = translateCounts(row.byPrompt, newPrompts, matched);
    if (byPrompt.size === 0) continue;
    const findings = new IntegerWriter();
    for (const found of readFindings(row.findings)) {
      const prompt = newPrompts[found.prompt];
      if (prompt !== undefined) packFindings(findings, { ...found, ...translate(found), prompt });
    }
    blocks.set(row.block, {
      byPrompt,
      findings,
      models: new Set(row.models),
      truncated: row.truncated.flatMap((prompt) => newPrompts[prompt] ?? []),
      cited: Array.from(readCitedAnswers(row.cited ?? Buffer.alloc(0))).flatMap((answer) => {
        const prompt = newPrompts[answer.prompt];
        return prompt === undefined ? [] : [{ ...answer, prompt, citations: answer.pages.length }];
      }),
    });
  }
  return blocks;
}

/** The counts of prompts and brands that exist in the new settings, with their indexes there. */
function translateCounts(
  packed: Uint8Array,
  newPrompts: readonly (number | undefined)[],
  matched: readonly number[],
): PromptCounts {
  const translated: PromptCounts = new Map();
  for (const { prompt: before, brands, ...calls } of readCounts(packed)) {
    const prompt = newPrompts[before];
    if (prompt === undefined) continue;
    const found = new Map<number, BrandCounts>(brands);
    const kept = matched.flatMap((brandBefore, brand): [number, BrandCounts][] => {
      const counts = found.get(brandBefore);
      return counts ? [[brand, counts]] : [];
    });
    translated.set(prompt, { ...calls, brands: new Map(kept) });
  }
  return translated;
}

/** Stores the date of the settings that the day was counted with. */
async function markCarried({ query }: ThreadDatabase, task: CountDay): Promise<void> {
  const { day } = task;
  const previous = { ...task, version: task.previousVersion };
  await query`
    UPDATE "ReportDay" n SET "settingsDate" = coalesce(
      (SELECT min(o."settingsDate") FROM "ReportDay" o
       WHERE ${isOfGeneration(previous, 'o')} AND o."isSimulated" IN (true, false) AND o.day = ${day}),
      (SELECT g."createdDate" FROM "ReportGeneration" g WHERE ${isOfGeneration(previous, 'g')}))
    WHERE ${isOfGeneration(task)} AND "isSimulated" IN (true, false) AND day = ${day}`;
  await query`
    UPDATE "ReportGeneration" SET "carriedThrough" = greatest("carriedThrough", ${day}::date)
    WHERE ${isOfGeneration(task)}`;
}
