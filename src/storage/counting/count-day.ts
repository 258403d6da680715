import type pg from 'pg';
import { countMentions, type Findings } from '../../domain/detection/detector.ts';
import {
  type AnswerFindings,
  flattenFindings,
  readFindings,
  translateFindings,
} from '../../domain/numbers/findings.ts';
import { addAnswer, addMissing, createTally, flattenTallies, type Tally } from '../../domain/numbers/tally.ts';
import { packNumbers, unpackNumbers } from '../../domain/numbers/varints.ts';
import { type CountedAnswer, type DayOfGeneration, readAnswers } from './answers.ts';
import { type Detectors, findDetectors } from './detectors.ts';

export interface CountDay extends DayOfGeneration {
  /** The version whose findings are used again; the same when a day is counted anew, 0 for none. */
  previousVersion: number;
}

/** The numbers of one country and engine on the day. */
interface Block {
  isSimulated: boolean;
  country: string;
  engine: string;
  total: Tally;
  byPrompt: Map<number, Tally>;
  findings: number[];
}

/**
 * Counts one day of a generation from its answers, in place of what was counted before; tells how many answers there were. One
 * day of a report is counted by one at a time: whoever comes later has seen more, and must have the last word.
 */
export async function countDay(client: pg.Client, task: CountDay): Promise<number> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8))', [`${task.reportId} ${task.day}`]);
    const detectors = (await holdGeneration(client, task)) ? await findDetectors(client, task) : null;
    const blocks = detectors ? await countBlocks(client, task, detectors) : [];
    if (detectors) await replaceBlocks(client, task, blocks);
    await client.query('COMMIT');
    return blocks.reduce((sum, { total }) => sum + total.answers, 0);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Keeps the generation from being deleted meanwhile; false when it is gone already. */
async function holdGeneration(client: pg.Client, { workspaceId, reportId, version }: CountDay): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "ReportGeneration" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 FOR KEY SHARE`,
    [workspaceId, reportId, version],
  );
  return rowCount === 1;
}

/** Texts are not read at all when everything that is looked for is known; should one be missing, they are read after all. */
async function countBlocks(client: pg.Client, task: CountDay, detectors: Detectors): Promise<Block[]> {
  const known = await readKnownFindings(client, task, detectors);
  if (known && !detectors.detectNew) {
    const blocks = await countAnswers(client, task, detectors, known, false);
    if (blocks) return blocks;
  }
  return (await countAnswers(client, task, detectors, known, true)) ?? [];
}

async function countAnswers(
  client: pg.Client,
  task: CountDay,
  detectors: Detectors,
  known: Map<string, Findings> | null,
  hasText: boolean,
): Promise<Block[] | null> {
  const blocks = new Map<string, Block>();
  let isMissing = false;
  await readAnswers(client, task, hasText, (answer) => {
    const block = blockOf(blocks, answer);
    const tallies = [block.total, tallyOf(block, answer.prompt)];
    if (answer.state !== 'answered') {
      for (const tally of tallies) addMissing(tally, answer.state);
      return;
    }
    const found = find(detectors, known?.get(keyOf(answer)), hasText ? answer.text : null);
    if (!found) {
      isMissing = true;
      return;
    }
    const mentions = countMentions(found);
    const citedBrands = answer.hosts.flatMap((host) => detectors.ownersOf(host));
    for (const tally of tallies) addAnswer(tally, mentions, citedBrands);
    flattenFindings({ prompt: answer.prompt, sample: answer.sample, ...found }, block.findings);
  });
  return isMissing ? null : [...blocks.values()];
}

function find(detectors: Detectors, known: Findings | undefined, text: Uint8Array | null): Findings | null {
  if (!known) return text && detectors.detectAll(text);
  if (!detectors.detectNew) return known;
  const fresh = detectors.detectNew(text ?? new Uint8Array());
  return { names: [...known.names, ...fresh.names], regexes: [...known.regexes, ...fresh.regexes] };
}

/** What the previous generation found on the day, in the words of this one. */
async function readKnownFindings(
  client: pg.Client,
  { workspaceId, reportId, day }: CountDay,
  { generation, previous }: Detectors,
): Promise<Map<string, Findings> | null> {
  if (!previous) return null;
  const { rows } = await client.query<{ isSimulated: boolean; engine: string; findings: Buffer }>(
    `SELECT "isSimulated", engine, findings FROM "ReportCount"
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4`,
    [workspaceId, reportId, previous.version, day],
  );
  const places = new Map(generation.promptIds.map((promptId, place) => [promptId, place]));
  const known = new Map<string, Findings>();
  for (const { isSimulated, engine, findings } of rows) {
    for (const { prompt: before, sample, ...found } of readFindings(unpackNumbers(findings))) {
      const prompt = places.get(previous.generation.promptIds[before] ?? '');
      if (prompt === undefined) continue;
      known.set(keyOf({ isSimulated, engine, prompt, sample }), translateFindings(found, previous.known));
    }
  }
  return known;
}

function keyOf({
  isSimulated,
  engine,
  prompt,
  sample,
}: Pick<CountedAnswer, 'isSimulated' | 'engine'> & Pick<AnswerFindings, 'prompt' | 'sample'>): string {
  return `${isSimulated} ${engine} ${prompt} ${sample}`;
}

function blockOf(blocks: Map<string, Block>, { isSimulated, country, engine }: CountedAnswer): Block {
  const key = `${isSimulated} ${country} ${engine}`;
  let block = blocks.get(key);
  if (!block) {
    block = { isSimulated, country, engine, total: createTally(), byPrompt: new Map(), findings: [] };
    blocks.set(key, block);
  }
  return block;
}

function tallyOf({ byPrompt }: Block, prompt: number): Tally {
  let tally = byPrompt.get(prompt);
  if (!tally) {
    tally = createTally();
    byPrompt.set(prompt, tally);
  }
  return tally;
}

async function replaceBlocks(client: pg.Client, task: CountDay, blocks: Block[]): Promise<void> {
  const day = [task.workspaceId, task.reportId, task.version, task.day];
  await client.query(
    `DELETE FROM "ReportCount" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3
     AND "isSimulated" IN (true, false) AND day = $4`,
    day,
  );
  if (blocks.length === 0) return;
  // Bytes travel as they are when they are parameters of their own, and written out in hexadecimal when they are in a list.
  const rows = blocks.map(
    (_, row) => `($1, $2, $3::int, $4::date, ${COLUMNS.map((at) => `$${5 + row * COLUMNS.length + at}`).join()})`,
  );
  await client.query(
    `INSERT INTO "ReportCount" ("workspaceId", "reportId", version, day, "isSimulated", country, engine, total, "byPrompt", findings)
     VALUES ${rows.join()}`,
    [...day, ...blocks.flatMap(packBlock)],
  );
}

const COLUMNS = [0, 1, 2, 3, 4, 5];

function packBlock({ isSimulated, country, engine, total, byPrompt, findings }: Block): unknown[] {
  const packed = [flattenTallies(new Map([[0, total]])), flattenTallies(byPrompt), findings].map(packNumbers);
  return [isSimulated, country, engine, ...packed];
}
