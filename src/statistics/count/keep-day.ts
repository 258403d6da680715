import type pg from 'pg';
import { readCitedAnswers } from '../../domain/citations/cited-answers.ts';
import { PromptCounts } from '../../domain/statistics/brand-counts.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { matchBrands, readCounts, translateCounts } from '../../domain/statistics/carried-counts.ts';
import { createTranslation, packFindings, readFindings } from '../../domain/statistics/findings.ts';
import { IntegerPacker, unpackNumbers } from '../../domain/statistics/varints.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { createQuery } from '../../storage/postgres/sql.ts';
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
export async function keepDay(client: pg.Client, task: CountDay): Promise<boolean> {
  const deletedBefore = await findDeletedBefore({ query: createQuery(client) });
  if (deletedBefore === null || task.day >= deletedBefore) return false;
  if (await isCounted(client, task)) return true;
  return task.version !== task.previousVersion && carryDay(client, task);
}

/** Whether this version has counted the day from its answers. */
async function isCounted(client: pg.Client, { workspaceId, reportId, version, day }: CountDay): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "ReportCount" c WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3
       AND "isSimulated" IN (true, false) AND day = $4 AND NOT EXISTS (
         SELECT 1 FROM "ReportDay" d WHERE d."workspaceId" = $1 AND d."reportId" = $2 AND d.version = $3
           AND d."isSimulated" = c."isSimulated" AND d.day = $4 AND d.country = c.country AND d."settingsDate" IS NOT NULL)
     LIMIT 1`,
    [workspaceId, reportId, version, day],
  );
  return (rowCount ?? 0) > 0;
}

interface Settings {
  version: number;
  brands: TrackedBrand[];
  promptIds: string[];
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
async function carryDay(client: pg.Client, task: CountDay): Promise<boolean> {
  const { workspaceId, reportId, version, previousVersion, day } = task;
  const { rows } = await client.query<CarriedRow>(
    `SELECT ${blockNameOf('c')} AS block, c."byPrompt", c.findings, c.truncated, c.cited,
       ARRAY(SELECT jsonb_array_elements_text(d.models -> c.engine)) AS models
     FROM "ReportCount" c LEFT JOIN "ReportDay" d ON d."workspaceId" = $1 AND d."reportId" = $2 AND d.version = $3
       AND d."isSimulated" = c."isSimulated" AND d.day = $4 AND d.country = c.country
     WHERE c."workspaceId" = $1 AND c."reportId" = $2 AND c.version = $3 AND c."isSimulated" IN (true, false) AND c.day = $4`,
    [workspaceId, reportId, previousVersion, day],
  );
  if (rows.length === 0) return false;
  const { rows: settings } = await client.query<Settings>(
    `SELECT version, brands, "promptIds" FROM "ReportGeneration"
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version IN ($3, $4)`,
    [workspaceId, reportId, version, previousVersion],
  );
  const now = settings.find((each) => each.version === version);
  const before = settings.find((each) => each.version === previousVersion);
  if (!now || !before) return false;
  const size = { prompts: now.promptIds.length, brands: now.brands.length };
  await replaceBlocks(client, task, translateRows(rows, now, before), size);
  await markCarried(client, task);
  return true;
}

/** The blocks with the prompts and brands of the new settings. */
function translateRows(rows: readonly CarriedRow[], now: Settings, before: Settings): Map<BlockName, Block> {
  const indexes = indexesOf(now.promptIds);
  const newPrompts = before.promptIds.map((promptId) => indexes.get(promptId));
  const matched = matchBrands(now.brands, before.brands);
  const translate = createTranslation(matched, before.brands.length);
  const blocks = new Map<BlockName, Block>();
  for (const { block, byPrompt, findings, truncated, cited, models } of rows) {
    const counts = translateCounts(readCounts(unpackNumbers(byPrompt)), newPrompts, matched);
    if (counts.size === 0) continue;
    const kept = new PromptCounts();
    for (const [prompt, count] of counts) kept.addCounts(prompt, count);
    const packer = new IntegerPacker();
    for (const found of readFindings(findings)) {
      const prompt = newPrompts[found.prompt];
      if (prompt !== undefined) packFindings({ ...found, ...translate(found), prompt }, packer);
    }
    blocks.set(block, {
      byPrompt: kept,
      findings: packer,
      models: new Set(models),
      truncated: truncated.flatMap((prompt) => newPrompts[prompt] ?? []),
      cited: Array.from(readCitedAnswers(cited ?? Buffer.alloc(0))).flatMap(({ pages, ...answer }) => {
        const prompt = newPrompts[answer.prompt];
        const range = { list: pages, start: 0, end: pages.length };
        return prompt === undefined ? [] : [{ ...answer, ...range, prompt, citations: pages.length }];
      }),
    });
  }
  return blocks;
}

/** Stores the date of the settings that the day was counted with. */
async function markCarried(
  client: pg.Client,
  { workspaceId, reportId, version, previousVersion, day }: CountDay,
): Promise<void> {
  await client.query(
    `UPDATE "ReportDay" n SET "settingsDate" = coalesce(
       (SELECT min(o."settingsDate") FROM "ReportDay" o WHERE o."workspaceId" = $1 AND o."reportId" = $2 AND o.version = $4
          AND o."isSimulated" IN (true, false) AND o.day = $5),
       (SELECT g."createdDate" FROM "ReportGeneration" g WHERE g."workspaceId" = $1 AND g."reportId" = $2 AND g.version = $4))
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $5`,
    [workspaceId, reportId, version, previousVersion, day],
  );
  await client.query(
    `UPDATE "ReportGeneration" SET "carriedThrough" = greatest("carriedThrough", $4::date)
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3`,
    [workspaceId, reportId, version, day],
  );
}
