import { ordinaryWords } from '../../data.ts';
import { createRivalTest } from '../../domain/recommendations/about-rival.ts';
import { createGapFinder, type GapFinder, rankRivals } from '../../domain/recommendations/gap-rule.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { findPromptTexts } from '../../storage/recommendations.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
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
    const [generation] = await snapshot.query<{
      revision: number;
      brands: number;
      questions: number[];
    }>`${selectGeneration(task)}`;
    if (!generation) return null;
    const finder = createGapFinder<number, string>(
      generation.brands,
      (prompt) => generation.questions[prompt] ?? prompt,
    );
    await addAnswers(snapshot, task, await findRivalPrompts(snapshot, task), finder);
    return { revision: generation.revision, gaps: listGaps(finder, task) };
  });
}

/** The indexes of prompts about a single competitor, whose answers name it in any case. */
async function findRivalPrompts(
  database: ThreadDatabase,
  { workspaceId, reportId, version }: GapTask,
): Promise<Set<number>> {
  const [settings] = await database.query<{ brands: Competitor[]; promptIds: string[] }>`
    SELECT brands, "promptIds" FROM "ReportGeneration"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}`;
  const { brands = [], promptIds = [] } = settings ?? {};
  const texts = await findPromptTexts(database, promptIds);
  const isAboutRival = createRivalTest(brands, ordinaryWords);
  return new Set([...promptIds.keys()].filter((index) => isAboutRival(texts.get(promptIds[index] ?? '') ?? '')));
}

/** The answers of all engines, because a lead is tested over all of them. */
async function addAnswers(
  { copyRows }: ThreadDatabase,
  { workspaceId, reportId, version, isSimulated, startDate, endDate }: GapTask,
  omitted: ReadonlySet<number>,
  finder: GapFinder<number, string>,
): Promise<void> {
  const select = sql`
    SELECT country, engine, day::text, findings FROM "ReportCount"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}
      AND "isSimulated" = ${isSimulated} AND day BETWEEN ${startDate} AND ${endDate}
    ORDER BY day`;
  await copyRows(select, (row) => {
    const [name, day] = [`${row.ascii(0)} ${row.ascii(1)}`, row.ascii(2)];
    for (const { prompt, brands } of readFoundAnswers({ findings: row.bytes(3) })) {
      if (!omitted.has(prompt)) finder.add(name, prompt, day, brands);
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
