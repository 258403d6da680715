import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { STORED } from '../../storage/answers/surfaces.ts';
import { type Sql, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import type { GenerationSettings } from '../../storage/reports/state.ts';
import { readCitedAnswers } from '../records/citations.ts';
import {
  type BlockName,
  blockNameOf,
  type DayOfGeneration,
  type DayOfWorkspace,
  indexesOf,
  isOneOf,
} from './answers.ts';
import type { Block, CountedAnswer } from './blocks.ts';
import type { CountDay } from './count-day.ts';
import { keyOfAnswer } from './known-findings.ts';
import { findLastNumber, numberPages } from './page-numbers.ts';

type CountedAnswers = Pick<GenerationSettings, 'promptIds' | 'surfaces'>;

/** What a generation counts, and the one before, whose pages are reused. */
export interface Generations {
  now: CountedAnswers;
  before: CountedAnswers | null;
}

/** Answers by their key. */
type Answers = Map<string, CountedAnswer>;

/**
 * Adds the numbers of the cited pages to the answers of a day. An answer never changes, so that the previous generation knows
 * most of them; only the citations of other answers are read.
 */
export async function addCitedPages(
  database: ThreadDatabase,
  task: CountDay,
  blocks: ReadonlyMap<BlockName, Block>,
  generations: Generations,
): Promise<void> {
  const known = await readKnownPages(database, task, generations);
  const missing: Answers = new Map();
  for (const [block, { cited }] of blocks) {
    for (const answer of cited) {
      if (answer.citations === 0) continue;
      const key = keyOfAnswer(block, answer.prompt, answer.sample);
      const pages = known.get(key);
      if (pages) answer.pages = pages;
      else missing.set(key, answer);
    }
  }
  if (missing.size > 0) await readPages(database, task, missing, generations.now);
}

/** The pages of the answers of the previous generation, with the prompt indexes of this one. */
async function readKnownPages(
  { copyRows }: ThreadDatabase,
  { previousVersion, ...task }: CountDay,
  { now, before }: Generations,
): Promise<Map<string, readonly number[]>> {
  const known = new Map<string, readonly number[]>();
  if (!before) return known;
  const indexes = indexesOf(now.promptIds);
  const newPrompts = before.promptIds.map((promptId) => indexes.get(promptId));
  const names = { before: before.surfaces, now: now.surfaces };
  const select = sql`SELECT ${blockNameOf('c', names)}, cited FROM "ReportCount" c
    WHERE ${isOfGeneration({ ...task, version: previousVersion })}
      AND "isSimulated" IN (true, false) AND day = ${task.day} AND cited IS NOT NULL`;
  await copyRows(select, (row) => {
    const block = row.ascii(0);
    for (const { prompt: index, sample, pages } of readCitedAnswers(row.bytes(1))) {
      const prompt = newPrompts[index];
      if (prompt !== undefined) known.set(keyOfAnswer(block, prompt, sample), pages);
    }
  });
  return known;
}

/** Reads the pages of these answers, and numbers those that have no number. */
async function readPages(
  database: ThreadDatabase,
  task: DayOfGeneration,
  missing: Answers,
  { promptIds, surfaces }: CountedAnswers,
): Promise<void> {
  const prompts = new Set(Array.from(missing.values(), ({ prompt }) => promptIds[prompt] ?? ''));
  const indexes = indexesOf(promptIds);
  const unnumbered = new Map<string, CountedAnswer[]>();
  // Read first: pages that the citations show without a number can only get later ones.
  const last = await findLastNumber(database, task.workspaceId);
  await database.copyRows(selectCitations(task, [...prompts], surfaces), (row) => {
    const answer = missing.get(keyOfAnswer(row.ascii(0), indexes.get(row.ascii(1)) ?? 0, row.int(2)));
    const number = row.int(3);
    if (!answer) return;
    if (number >= 0) {
      addPage(answer, number);
      return;
    }
    const id = row.bytes(4).toString('hex');
    const citing = unnumbered.get(id);
    if (citing) citing.push(answer);
    else unnumbered.set(id, [answer]);
  });
  if (unnumbered.size === 0) return;
  for (const [id, number] of await numberPages(database, task.workspaceId, [...unnumbered.keys()], last)) {
    for (const answer of unnumbered.get(id) ?? []) addPage(answer, number);
  }
}

function addPage(answer: CountedAnswer, page: number): void {
  answer.pages = [...answer.pages, page];
}

/** The citations of the answers of a day to these prompts. */
function selectCitations({ workspaceId, day }: DayOfWorkspace, promptIds: readonly string[], surfaces: Surfaces): Sql {
  return sql`
    SELECT ${blockNameOf('c', { before: STORED, now: surfaces })}, c."promptId", c.sample::int4, coalesce((
      SELECT n.number FROM "PageNumber" n WHERE n."workspaceId" = ${workspaceId} AND n."pageId" = c."pageId"), -1)::int4, c."pageId"
    FROM "Citation" c
    WHERE c."workspaceId" = ${workspaceId} AND ${isOneOf(sql`c."promptId"`, promptIds)} AND c."isSimulated" IN (true, false)
      AND c.day = ${day}`;
}
