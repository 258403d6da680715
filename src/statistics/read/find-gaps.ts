import { ordinaryWords } from '../../data.ts';
import { createRivalTest } from '../../domain/recommendations/about-rival.ts';
import {
  addToTally,
  createTally,
  findGapPrompts,
  type PromptTally,
  rankRivals,
} from '../../domain/recommendations/gap-rule.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { questionOf } from '../../domain/statistics/cells.ts';
import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { findPromptTexts } from '../../storage/recommendations.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { findCountedSettings, type GenerationSettings } from '../../storage/reports/state.ts';
import { readFoundAnswers } from './findings.ts';
import { selectGeneration } from './select.ts';

export interface GapTask extends GenerationKey, DateWindow {
  isSimulated: boolean;
  /** Null for all. */
  country: string | null;
  engines: readonly EngineId[] | null;
}

/** A prompt in whose answers of an engine a competitor leads your brand clearly. */
export interface PromptGap {
  /** Index of the prompt in the generation. */
  prompt: number;
  engine: EngineId;
  answers: number;
  ownAnswers: number;
  /** Indexes of the competitors that these answers name, the one named most first. */
  rivals: { index: number; answers: number }[];
}

export interface FoundGaps {
  revision: number;
  gaps: PromptGap[];
}

/** The gaps of a window by the rule of recommendations. Null for a generation that was deleted. */
export async function findGaps(database: ThreadDatabase, task: GapTask): Promise<FoundGaps | null> {
  return database.snapshot(async (snapshot) => {
    const [generation] = await snapshot.query<{ revision: number }>`${selectGeneration(task)}`;
    const settings = await findCountedSettings(snapshot, task);
    if (!generation || !settings) return null;
    const blocks = await tallyBlocks(snapshot, task, await findRivalPrompts(snapshot, settings));
    return { revision: generation.revision, gaps: blocks.flatMap((block) => listGaps(block, settings)) };
  });
}

/** The answers of an engine in a country, by prompt. */
interface Block {
  engine: EngineId;
  tallies: Map<number, PromptTally>;
}

/** The indexes of prompts about a single competitor, whose answers name it in any case. */
async function findRivalPrompts(
  database: ThreadDatabase,
  { brands, promptIds }: GenerationSettings,
): Promise<Set<number>> {
  const texts = await findPromptTexts(database, promptIds);
  const isAboutRival = createRivalTest(brands, ordinaryWords);
  return new Set([...promptIds.keys()].filter((index) => isAboutRival(texts.get(promptIds[index] ?? '') ?? '')));
}

async function tallyBlocks(
  { copyRows }: ThreadDatabase,
  task: GapTask,
  omitted: ReadonlySet<number>,
): Promise<Block[]> {
  const { isSimulated, country, engines, startDate, endDate } = task;
  const blocks = new Map<string, Block>();
  const select = sql`
    SELECT country, engine, findings FROM "ReportCount"
    WHERE ${isOfGeneration(task)} AND "isSimulated" = ${isSimulated} AND day BETWEEN ${startDate} AND ${endDate}
      AND (${country}::text IS NULL OR country = ${country}) AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))`;
  await copyRows(select, (row) => {
    const engine = row.ascii(1) as EngineId;
    const name = `${row.ascii(0)} ${engine}`;
    const block = blocks.get(name) ?? { engine, tallies: new Map() };
    blocks.set(name, block);
    for (const { prompt, brands } of readFoundAnswers({ findings: row.bytes(2) })) {
      if (omitted.has(prompt)) continue;
      const tally = block.tallies.get(prompt) ?? createTally();
      block.tallies.set(prompt, tally);
      addToTally(tally, brands);
    }
  });
  return [...blocks.values()].toSorted((a, b) => (a.engine < b.engine ? -1 : 1));
}

function listGaps({ engine, tallies }: Block, settings: GenerationSettings): PromptGap[] {
  return [...findGapPrompts(tallies, (prompt) => questionOf(settings, prompt)).keys()].map((prompt) => {
    const { answers, ownAnswers, rivals } = tallies.get(prompt) ?? createTally();
    return { prompt, engine, answers, ownAnswers, rivals: rankRivals({ rivals }) };
  });
}
