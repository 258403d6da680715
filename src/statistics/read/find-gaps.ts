import { ordinaryWords } from '../../data.ts';
import { createRivalTest } from '../../domain/recommendations/about-rival.ts';
import { createGapFinder, type GapFinder, rankRivals } from '../../domain/recommendations/gap-rule.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { questionOf } from '../../domain/statistics/cells.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { isCounted, renameEngine, STORED_NAMES } from '../../storage/answers/surfaces.ts';
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
  /** The surfaces that are read. Absent for those that count. */
  names?: Names | undefined;
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
    const finder = createGapFinder<number>(settings.brands.length, (prompt) => questionOf(settings, prompt));
    await addAnswers(snapshot, task, await findRivalPrompts(snapshot, settings), finder);
    return { revision: generation.revision, gaps: listGaps(finder, task) };
  });
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

/** The answers of all engines, because a lead is tested over all of them. */
async function addAnswers(
  { copyRows }: ThreadDatabase,
  task: GapTask,
  omitted: ReadonlySet<number>,
  finder: GapFinder<number, string>,
): Promise<void> {
  const { isSimulated, startDate, endDate, names = STORED_NAMES } = task;
  const name = renameEngine('engine', names.before, names.now);
  const select = sql`
    SELECT country, ${name}, day::text, findings FROM "ReportCount"
    WHERE ${isOfGeneration(task)} AND "isSimulated" = ${isSimulated} AND day BETWEEN ${startDate} AND ${endDate}
      AND ${isCounted(name, names.now)}
    ORDER BY day`;
  await copyRows(select, (row) => {
    const [key, day] = [`${row.ascii(0)} ${row.ascii(1)}`, row.ascii(2)];
    for (const { prompt, brands } of readFoundAnswers({ findings: row.bytes(3) })) {
      if (!omitted.has(prompt)) finder.add(key, prompt, day, brands);
    }
  });
}

function listGaps({ find, tallyOf }: GapFinder<number, string>, { country, engines }: GapTask): PromptGap[] {
  return [...find()]
    .toSorted(([a], [b]) => (engineOf(a) < engineOf(b) ? -1 : 1))
    .flatMap(([name, gaps]) => {
      const engine = engineOf(name);
      if ((country !== null && !name.startsWith(`${country} `)) || engines?.includes(engine) === false) return [];
      return [...gaps.keys()].map((prompt) => {
        const { answers, ownAnswers, rivals } = tallyOf(name, prompt);
        return { prompt, engine, answers, ownAnswers, rivals: rankRivals({ rivals }) };
      });
    });
}

/** The engine of “us chatgpt”. */
function engineOf(name: string): EngineId {
  return name.slice(name.indexOf(' ') + 1) as EngineId;
}
