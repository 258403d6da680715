import type pg from 'pg';
import { countMentions, type Findings } from '../../domain/detection/detector.ts';
import { packFindings } from '../../domain/statistics/findings.ts';
import { inTransaction } from '../../storage/postgres/transactions.ts';
import { holdWorkspace } from '../../storage/workspaces/hold-workspace.ts';
import { type BlockName, type DayOfGeneration, readAnswers } from './answers.ts';
import { type Block, blockOf, replaceBlocks } from './blocks.ts';
import { addCitedPages } from './cited-pages.ts';
import type { GenerationSize } from './day-summaries.ts';
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
export async function countDay(client: pg.Client, task: CountDay): Promise<number> {
  return inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8))', [`${task.reportId} ${task.day}`]);
    const isLocked = (await holdWorkspace(client, task.workspaceId)) && (await lockGeneration(client, task));
    const detectors = isLocked ? await findDetectors(client, task) : null;
    const counted = detectors && (await countBlocks(client, task, detectors));
    if (counted && detectors) {
      await addCitedPages(client, task, counted.blocks, {
        promptIds: detectors.generation.promptIds,
        promptIdsBefore: detectors.promptIdsBefore,
      });
      if (!(await keepDay(client, task))) await replaceBlocks(client, task, counted.blocks, sizeOf(detectors));
    }
    return counted?.answers ?? 0;
  });
}

/** Locks the generation against deletion. Returns false if it was already deleted. */
async function lockGeneration(client: pg.Client, { workspaceId, reportId, version }: CountDay): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "ReportGeneration" WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 FOR KEY SHARE`,
    [workspaceId, reportId, version],
  );
  return rowCount === 1;
}

function sizeOf({ generation }: Detectors): GenerationSize {
  return { prompts: generation.promptIds.length, brands: generation.brands.length };
}

interface Counted {
  blocks: Map<BlockName, Block>;
  answers: number;
}

/** Skips reading texts if all findings are known. If findings of an answer are missing, texts are read after all. */
async function countBlocks(client: pg.Client, task: CountDay, detectors: Detectors): Promise<Counted> {
  const known = await readKnownFindings(client, task, detectors);
  if (known && !detectors.detectNew) {
    const { isComplete, ...counted } = await countAnswers(client, task, detectors, known, false);
    if (isComplete) return counted;
  }
  return countAnswers(client, task, detectors, known, true);
}

async function countAnswers(
  client: pg.Client,
  task: CountDay,
  detectors: Detectors,
  findKnown: FindKnown | null,
  hasText: boolean,
): Promise<Counted & { isComplete: boolean }> {
  const counted = { blocks: new Map<BlockName, Block>(), answers: 0, isComplete: true };
  await readAnswers(client, task, detectors.generation.promptIds, hasText, (answer) => {
    const { prompt, sample, state, model, isTruncated, hosts, text } = answer;
    const block = blockOf(counted.blocks, answer.block);
    if (state !== 'answered') {
      block.byPrompt.addMissing(prompt, state);
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
    block.byPrompt.addAnswer(prompt, mentions, findOwners(detectors, hosts));
    const isBrandNamed = mentions.some(({ brand }) => brand === 0);
    block.cited.push({ prompt, sample, isBrandNamed, citations: hosts.length, list: NO_PAGES, start: 0, end: 0 });
    packFindings({ prompt, sample, names: found.names, regexes: found.regexes }, block.findings);
  });
  return counted;
}

const NO_PAGES: readonly number[] = [];

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
