import type pg from 'pg';
import { countMentions, type Findings } from '../../domain/detection/detector.ts';
import { flattenFindings } from '../../domain/numbers/findings.ts';
import { addAnswer, addMissing } from '../../domain/numbers/tally.ts';
import { type DayOfGeneration, readAnswers } from './answers.ts';
import { type Block, blockOf, replaceBlocks, tallyOf } from './blocks.ts';
import { type Detectors, findDetectors } from './detectors.ts';
import { keyOf, readKnownFindings } from './known-findings.ts';

export interface CountDay extends DayOfGeneration {
  /** The version whose findings are used again; the same when a day is counted anew, 0 for none. */
  previousVersion: number;
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
