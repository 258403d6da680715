import type pg from 'pg';
import { readCitedAnswers } from '../../domain/citations/cited-answers.ts';
import { type BlockName, blockNameOf, type DayOfGeneration } from './answers.ts';
import type { Block, CountedCitations } from './blocks.ts';
import { copyRows } from './copy-rows.ts';
import type { CountDay } from './count-day.ts';
import { keyOfAnswer } from './known-findings.ts';
import { numberPages } from './page-numbers.ts';

/** The prompts of a generation and of the one before, whose pages are reused. */
export interface PromptLists {
  promptIds: readonly string[];
  promptIdsBefore: readonly string[] | null;
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
  const missing: CountedCitations[] = [];
  for (const [name, { cited }] of blocks) {
    const pagesOf = known.get(name);
    for (const answer of cited) {
      if (answer.citations === 0) continue;
      const pages = pagesOf?.get(keyOfAnswer(answer.prompt, answer.sample));
      if (pages) answer.pages = pages;
      else missing.push(answer);
    }
  }
  if (missing.length > 0) await readPages(client, task, blocks, missing, lists);
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
  const indexes = new Map(promptIds.map((promptId, index) => [promptId, index]));
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

/** Reads the pages of the answers to these prompts, and numbers those that have no number. */
async function readPages(
  client: pg.Client,
  { workspaceId, day }: DayOfGeneration,
  blocks: ReadonlyMap<BlockName, Block>,
  missing: readonly CountedCitations[],
  { promptIds }: PromptLists,
): Promise<void> {
  const prompts = [...new Set(missing.map(({ prompt }) => prompt))];
  const ids = prompts.map((prompt) => client.escapeLiteral(promptIds[prompt] ?? ''));
  const [workspace, date] = [workspaceId, day].map((value) => client.escapeLiteral(value));
  const wanted = new Set(missing);
  const answers = new Map<BlockName, Map<number, CountedCitations>>(
    [...blocks].map(([name, { cited }]) => [
      name,
      new Map(cited.filter((each) => wanted.has(each)).map((each) => [keyOfAnswer(each.prompt, each.sample), each])),
    ]),
  );
  const unnumbered = new Map<string, CountedCitations[]>();
  const select = `
    SELECT ${blockNameOf('c')}, p.ordinal::int4, c.sample::int4, coalesce(n.number, -1)::int4, c."pageId"
    FROM unnest(ARRAY[${ids.join()}]) WITH ORDINALITY AS p(id, ordinal)
    JOIN "Citation" c ON c."workspaceId" = ${workspace} AND c."promptId" = p.id AND c."isSimulated" IN (true, false)
      AND c.day = ${date}
    LEFT JOIN "PageNumber" n ON n."workspaceId" = ${workspace} AND n."pageId" = c."pageId"`;
  await copyRows(client, select, (row) => {
    const answer = answers.get(row.ascii(0))?.get(keyOfAnswer(prompts[row.int(1) - 1] ?? 0, row.int(2)));
    if (!answer) return;
    const number = row.int(3);
    if (number >= 0) return void addPage(answer, number);
    const id = row.bytes(4).toString('hex');
    const citing = unnumbered.get(id);
    if (citing) citing.push(answer);
    else unnumbered.set(id, [answer]);
  });
  if (unnumbered.size === 0) return;
  const numbers = await numberPages(client, workspaceId, [...unnumbered.keys()]);
  for (const [id, citing] of unnumbered) {
    for (const answer of citing) addPage(answer, numbers.get(id) ?? 0);
  }
}

function addPage(answer: CountedCitations, page: number): void {
  answer.pages = [...answer.pages, page];
}
