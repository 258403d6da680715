import type pg from 'pg';
import { readCitedAnswers } from '../../domain/citations/cited-answers.ts';
import {
  type BlockName,
  blockNameOf,
  type DayOfGeneration,
  type DayOfWorkspace,
  indexesOf,
  isOneOf,
} from './answers.ts';
import type { Block, CountedCitations } from './blocks.ts';
import { copyRows } from './copy-rows.ts';
import type { CountDay } from './count-day.ts';
import { keyOfAnswer } from './known-findings.ts';
import { findLastNumber, numberPages } from './page-numbers.ts';

/** The prompts of a generation and of the one before, whose pages are reused. */
export interface PromptLists {
  promptIds: readonly string[];
  promptIdsBefore: readonly string[] | null;
}

interface MissingAnswer {
  block: BlockName;
  answer: CountedCitations;
}

/**
 * Adds the numbers of the cited pages to the answers of a day. An answer never changes, so that the previous generation knows
 * most of them; only the citations of other answers are read.
 */
export async function addCitedPages(
  client: pg.Client,
  task: CountDay,
  blocks: ReadonlyMap<BlockName, Block>,
  lists: PromptLists,
): Promise<void> {
  const known = await readKnownPages(client, task, lists);
  const missing: MissingAnswer[] = [];
  for (const [block, { cited }] of blocks) {
    const pagesOf = known.get(block);
    for (const answer of cited) {
      if (answer.citations === 0) continue;
      const pages = pagesOf?.get(keyOfAnswer(answer.prompt, answer.sample));
      if (pages) answer.pages = pages;
      else missing.push({ block, answer });
    }
  }
  if (missing.length > 0) await readPages(client, task, missing, lists.promptIds);
}

/** The pages of the answers of the previous generation, with the prompt indexes of this one. */
async function readKnownPages(
  client: pg.Client,
  { workspaceId, reportId, day, previousVersion }: CountDay,
  { promptIds, promptIdsBefore }: PromptLists,
): Promise<Map<BlockName, Map<number, readonly number[]>>> {
  if (!promptIdsBefore) return new Map();
  const { rows } = await client.query<{ block: BlockName; cited: Buffer }>(
    `SELECT ${blockNameOf('c')} AS block, cited FROM "ReportCount" c
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4
       AND cited IS NOT NULL`,
    [workspaceId, reportId, previousVersion, day],
  );
  const indexes = indexesOf(promptIds);
  const newIndexes = promptIdsBefore.map((promptId) => indexes.get(promptId));
  return new Map(
    rows.map(({ block, cited }) => {
      const known = new Map<number, readonly number[]>();
      for (const { prompt, sample, pages } of readCitedAnswers(cited)) {
        const index = newIndexes[prompt];
        if (index !== undefined) known.set(keyOfAnswer(index, sample), pages);
      }
      return [block, known];
    }),
  );
}

/** Reads the pages of these answers, and numbers those that have no number. */
async function readPages(
  client: pg.Client,
  task: DayOfGeneration,
  missing: readonly MissingAnswer[],
  promptIds: readonly string[],
): Promise<void> {
  const answers = new Map(missing.map(({ block, answer }) => [keyIn(block, answer.prompt, answer.sample), answer]));
  const prompts = new Set(missing.map(({ answer }) => answer.prompt));
  const select = selectCitations(
    client,
    task,
    [...prompts].map((prompt) => promptIds[prompt] ?? ''),
  );
  const indexes = indexesOf(promptIds);
  const unnumbered = new Map<string, CountedCitations[]>();
  // Read first: pages that the citations show without a number can only get later ones.
  const last = await findLastNumber(client, task.workspaceId);
  await copyRows(client, select, (row) => {
    const answer = answers.get(keyIn(row.ascii(0), indexes.get(row.ascii(1)) ?? 0, row.int(2)));
    const number = row.int(3);
    if (!answer) return;
    if (number >= 0) {
      answer.pages = [...answer.pages, number];
      return;
    }
    const id = row.bytes(4).toString('hex');
    const citing = unnumbered.get(id);
    if (citing) citing.push(answer);
    else unnumbered.set(id, [answer]);
  });
  if (unnumbered.size === 0) return;
  for (const [id, number] of await numberPages(client, task.workspaceId, [...unnumbered.keys()], last)) {
    for (const answer of unnumbered.get(id) ?? []) answer.pages = [...answer.pages, number];
  }
}

/** The citations of the answers of a day to these prompts. */
function selectCitations(
  client: pg.Client,
  { workspaceId, day }: DayOfWorkspace,
  promptIds: readonly string[],
): string {
  const workspace = client.escapeLiteral(workspaceId);
  return `
    SELECT ${blockNameOf('c')}, c."promptId", c.sample::int4, coalesce((
      SELECT n.number FROM "PageNumber" n WHERE n."workspaceId" = ${workspace} AND n."pageId" = c."pageId"), -1)::int4, c."pageId"
    FROM "Citation" c
    WHERE c."workspaceId" = ${workspace} AND ${isOneOf(client, 'c."promptId"', promptIds)} AND c."isSimulated" IN (true, false)
      AND c.day = ${client.escapeLiteral(day)}`;
}

function keyIn(block: BlockName, prompt: number, sample: number): string {
  return `${block} ${prompt} ${sample}`;
}
