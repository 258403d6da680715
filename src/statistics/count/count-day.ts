import { countMentions, type Findings } from '../../domain/detection/detector.ts';
import { sizeOf } from '../../domain/statistics/cells.ts';
import { addAnswer, addMissing, countsOf } from '../../domain/statistics/counts.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';
import { packFindings } from '../records/findings.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { type BlockName, type DayOfGeneration, readAnswers } from './answers.ts';
import { type Block, blockOf, replaceBlocks } from './blocks.ts';
import { addCitedPages } from './cited-pages.ts';
import { type Detectors, findDetectors } from './detectors.ts';
import { keepDay } from './keep-day.ts';
import { type FindKnown, readKnownFindings } from './known-findings.ts';

export interface CountDay extends DayOfGeneration {
  /** Version whose findings are reused. Equal to `version` if the day is recounted, 0 for none. */
  previousVersion: number;
}

/**
 * Counts one day of a generation from its answers, and replaces earlier counts. Returns the number of answers. A day of a
 * report is counted by one task at a time, because the later task has seen more answers and must write last.
 */
export async function countDay(database: ThreadDatabase, task: CountDay, caches: ThreadCaches): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query`SELECT pg_advisory_xact_lock(hashtextextended(${`${task.reportId} ${task.day}`}, 8))`;
    const isLocked = (await holdWorkspace(tx, task.workspaceId)) && (await lockGeneration(tx, task));
    const detectors = isLocked ? await findDetectors(tx, task, caches) : null;
    if (!detectors) return 0;
    const { generation, before } = detectors;
    const { blocks, answers } = await countBlocks(tx, task, detectors);
    await addCitedPages(tx, task, blocks, { now: generation, before });
    if (!(await keepDay(tx, task))) await replaceBlocks(tx, task, blocks, sizeOf(generation));
    return answers;
  });
}

/** Locks the generation against deletion. Returns false if it was already deleted. */
async function lockGeneration({ query }: ThreadDatabase, task: CountDay): Promise<boolean> {
  const rows = await query`SELECT 1 FROM "ReportGeneration" WHERE ${isOfGeneration(task)} FOR KEY SHARE`;
  return rows.length === 1;
}

interface Counted {
  blocks: Map<BlockName, Block>;
  answers: number;
}

/** Skips reading texts if all findings are known. If findings of an answer are missing, texts are read after all. */
async function countBlocks(database: ThreadDatabase, task: CountDay, detectors: Detectors): Promise<Counted> {
  const known = await readKnownFindings(database, task, detectors);
  if (known && !detectors.detectNew) {
    const { isComplete, ...counted } = await countAnswers(database, task, detectors, known, false);
    if (isComplete) return counted;
  }
  return countAnswers(database, task, detectors, known, true);
}

async function countAnswers(
  database: ThreadDatabase,
  task: CountDay,
  detectors: Detectors,
  findKnown: FindKnown | null,
  hasText: boolean,
): Promise<Counted & { isComplete: boolean }> {
  const counted = { blocks: new Map<BlockName, Block>(), answers: 0, isComplete: true };
  await readAnswers(database, task, detectors.generation, hasText, (answer) => {
    const { prompt, sample, state, model, isTruncated, hosts, text } = answer;
    const block = blockOf(counted.blocks, answer.block);
    const counts = countsOf(block.byPrompt, prompt);
    if (state !== 'answered') {
      addMissing(counts, state);
      return;
    }
    counted.answers++;
    if (model !== '') block.models.add(model);
    if (isTruncated) block.truncated.push(prompt);
    const found = find(detectors, findKnown?.(answer) ?? null, hasText ? text : null);
    if (!found) {
      counted.isComplete = false;
      return;
    }
    const mentions = countMentions(found);
    addAnswer(counts, mentions, findOwners(detectors, hosts));
    const isBrandNamed = mentions.some(({ brand }) => brand === 0);
    block.cited.push({ prompt, sample, isBrandNamed, citations: hosts.length, pages: [] });
    packFindings(block.findings, { prompt, sample, names: found.names, regexes: found.regexes });
  });
  return counted;
}

function findOwners({ ownersOf }: Detectors, hosts: readonly string[]): number[] {
  const owners: number[] = [];
  for (const host of hosts) for (const owner of ownersOf(host)) owners.push(owner);
  return owners;
}

function find(detectors: Detectors, known: Findings | null, text: Uint8Array | null): Findings | null {
  if (!known) return text && detectors.detectAll(text);
  if (!detectors.detectNew) return known;
  const fresh = detectors.detectNew(text ?? new Uint8Array());
  return { names: join(known.names, fresh.names), regexes: join(known.regexes, fresh.regexes) };
}

/** Most answers have no new findings. */
function join<Found>(known: Found[], fresh: Found[]): Found[] {
  return fresh.length === 0 ? known : [...known, ...fresh];
}
