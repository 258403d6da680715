import type pg from 'pg';
import { endOfPages, forEachCitedAnswer } from '../../domain/citations/cited-answers.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import {
  type BlockName,
  blockNameOf,
  type DayOfGeneration,
  type DayOfWorkspace,
  indexesOf,
  isOneOf,
} from './answers.ts';
import type { Block, CountedCitations } from './blocks.ts';
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
    const pages = known.get(block);
    for (const answer of cited) {
      if (answer.citations > 0 && !(pages && addKnown(pages, answer))) missing.push({ block, answer });
    }
  }
  if (missing.length > 0) await readPages(client, task, missing, lists.promptIds);
}

/** The pages of answers, and where those of each answer start. */
interface KnownPages {
  list: Uint32Array;
  starts: Map<number, number>;
}

/** Adds the pages of an answer. Returns false if they are not known. */
function addKnown({ list, starts }: KnownPages, answer: CountedCitations): boolean {
  const start = starts.get(keyOfAnswer(answer.prompt, answer.sample));
  if (start === undefined) return false;
  answer.list = list;
  answer.start = start;
  answer.end = endOfPages(list, start);
  return true;
}

/** The pages of the answers of the previous generation, with the prompt indexes of this one. */
async function readKnownPages(
  client: pg.Client,
  { workspaceId, reportId, day, previousVersion }: CountDay,
  { promptIds, promptIdsBefore }: PromptLists,
): Promise<Map<BlockName, KnownPages>> {
  const known = new Map<BlockName, KnownPages>();
  if (!promptIdsBefore) return known;
  const indexes = indexesOf(promptIds);
  const newIndexes = promptIdsBefore.map((promptId) => indexes.get(promptId));
  const quote = (text: string) => client.escapeLiteral(text);
  const select = `SELECT ${blockNameOf('c')}, cited FROM "ReportCount" c
    WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${previousVersion}
      AND "isSimulated" IN (true, false) AND day = ${quote(day)} AND cited IS NOT NULL`;
  await copyRows(client, select, (row) => {
    const starts = new Map<number, number>();
    const list = forEachCitedAnswer(row.bytes(1), (prompt, sample, start) => {
      const index = newIndexes[prompt];
      if (index !== undefined) starts.set(keyOfAnswer(index, sample), start);
    });
    known.set(row.ascii(0), { list, starts });
  });
  return known;
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
      addPage(answer, number);
      return;
    }
    const id = row.bytes(4).toString('hex');
    const citing = unnumbered.get(id);
    if (citing) citing.push(answer);
    else unnumbered.set(id, [answer]);
  });
  if (unnumbered.size === 0) return;
  for (const [id, number] of await numberPages(client, task.workspaceId, [...unnumbered.keys()], last)) {
    for (const answer of unnumbered.get(id) ?? []) addPage(answer, number);
  }
}

function addPage(answer: CountedCitations, page: number): void {
  answer.list = [...Array.from(answer.list), page];
  answer.end++;
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
