import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { ordinaryWords } from '../../data.ts';
import { extractOptions, OPTION_RULES } from '../../domain/competitors/extract.ts';
import {
  type PackedOptions,
  type PresentedOptions,
  packOptions,
  unpackOptions,
} from '../../domain/competitors/pack-options.ts';
import { addDays, type DateWindow } from '../../domain/shared/windows.ts';
import type { AnswerKey } from '../../storage/answers/list.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';

/** Selects the answers of one engine for one country. */
export interface OptionScope extends DateWindow {
  workspaceId: string;
  isSimulated: boolean;
  country: string;
  /** As answers are stored. */
  engine: string;
}

/** Number of texts that are in memory at the same time. */
const TEXTS_AT_ONCE = 500;
/** How long options are kept: the windows of reports whose collection stopped end earlier. */
const DAYS_KEPT = 60;

/** The options of these answers, in their order. Only texts that have not been searched before are read. */
export async function listPresentedOptions(
  database: ThreadDatabase,
  scope: OptionScope,
  answers: readonly AnswerKey[],
): Promise<(PresentedOptions | undefined)[]> {
  const known = await readOptions(database, scope);
  for (const [day, ofDay] of Map.groupBy(answers, (answer) => answer.day)) {
    const options = known.get(day) ?? new Map<string, PresentedOptions>();
    known.set(day, options);
    const missing = ofDay.filter((answer) => !options.has(keyOf(answer)));
    if (missing.length === 0) continue;
    for (const found of await searchTexts(database, scope, day, missing)) options.set(keyOf(found), found);
    await saveOptions(database, scope, day, options.values());
  }
  return answers.map((answer) => known.get(answer.day)?.get(keyOf(answer)));
}

/** Deletes options of days that no window contains any more. */
export async function deleteOldOptions(
  { query }: ThreadDatabase,
  { workspaceId, isSimulated, endDate }: Pick<OptionScope, 'workspaceId' | 'isSimulated' | 'endDate'>,
): Promise<void> {
  await query`
    DELETE FROM "PresentedOptions"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND day < ${addDays(endDate, -DAYS_KEPT)}::date`;
}

async function readOptions(
  { query }: ThreadDatabase,
  { workspaceId, isSimulated, country, engine, startDate, endDate }: OptionScope,
): Promise<Map<string, Map<string, PresentedOptions>>> {
  const rows = await query<{ day: string; answers: Buffer }>`
    SELECT day::text AS day, answers FROM "PresentedOptions"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND country = ${country} AND engine = ${engine}
      AND rules = ${OPTION_RULES}`;
  return new Map(
    rows.map(({ day, answers }) => {
      const packed = JSON.parse(zstdDecompressSync(answers).toString()) as PackedOptions;
      return [day, new Map(unpackOptions(packed).map((options) => [keyOf(options), options]))];
    }),
  );
}

async function searchTexts(
  { query }: ThreadDatabase,
  { workspaceId, isSimulated, engine }: OptionScope,
  day: string,
  missing: readonly AnswerKey[],
): Promise<PresentedOptions[]> {
  const promptIds = [...new Set(missing.map(({ promptId }) => promptId))];
  const found: PresentedOptions[] = [];
  for (let start = 0; start < promptIds.length; start += TEXTS_AT_ONCE) {
    const rows = await query<{ promptId: string; sample: number; text: string; hosts: string[] }>`
      SELECT "promptId", sample, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
      FROM "Answer"
      WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds.slice(start, start + TEXTS_AT_ONCE)})
        AND day = ${day} AND engine = ${engine} AND "isSimulated" = ${isSimulated} AND state = 'answered'`;
    for (const { text, ...answer } of rows) found.push({ ...answer, ...extractOptions(text, ordinaryWords) });
  }
  return found;
}

/**
 * Reports of the workspace with other prompts can replace each other's options. They are then found again. Nothing is saved for a
 * deleted workspace.
 */
async function saveOptions(
  database: ThreadDatabase,
  { workspaceId, isSimulated, country, engine }: OptionScope,
  day: string,
  options: Iterable<PresentedOptions>,
): Promise<void> {
  const packed = zstdCompressSync(JSON.stringify(packOptions(options)));
  await database.transaction(async (tx) => {
    if (!(await holdWorkspace(tx, workspaceId))) return;
    await tx.query`
      INSERT INTO "PresentedOptions" ("workspaceId", "isSimulated", day, country, engine, rules, answers)
      VALUES (${workspaceId}, ${isSimulated}, ${day}::date, ${country}, ${engine}, ${OPTION_RULES}, ${packed})
      ON CONFLICT ("workspaceId", "isSimulated", day, country, engine)
        DO UPDATE SET rules = excluded.rules, answers = excluded.answers`;
  });
}

function keyOf({ promptId, sample }: { promptId: string; sample: number }): string {
  return `${promptId} ${sample}`;
}
