import type { Findings } from '../../domain/detection/detector.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import { createTranslation, readFindings } from '../records/findings.ts';
import { type BlockName, blockNameOf, type DayOfGeneration, indexesOf, type ReadAnswer } from './answers.ts';
import type { Detectors } from './detectors.ts';

/** Finds what is known of an answer. Null if it is new. */
export type FindKnown = (answer: ReadAnswer) => Findings | null;

/** The findings of the previous generation on the day, with the prompt and brand indexes of this generation. */
export async function readKnownFindings(
  { query }: ThreadDatabase,
  task: DayOfGeneration,
  { generation, previous }: Detectors,
): Promise<FindKnown | null> {
  if (!previous) return null;
  const names = { before: previous.generation.surfaces, now: generation.surfaces };
  const rows = await query<{ block: BlockName; findings: Buffer }>`
    SELECT ${blockNameOf('c', names)} AS block, findings FROM "ReportCount" c
    WHERE ${isOfGeneration({ ...task, version: previous.version })}
      AND "isSimulated" IN (true, false) AND day = ${task.day}`;
  const indexes = indexesOf(generation.promptIds);
  const newPrompts = previous.generation.promptIds.map((promptId) => indexes.get(promptId));
  const translate = createTranslation(previous.known, previous.generation.brands.length);
  const known = new Map<string, Findings>();
  for (const { block, findings } of rows) {
    for (const found of readFindings(findings)) {
      const prompt = newPrompts[found.prompt];
      if (prompt !== undefined) known.set(keyOfAnswer(block, prompt, found.sample), translate(found));
    }
  }
  return ({ block, prompt, sample }) => known.get(keyOfAnswer(block, prompt, sample)) ?? null;
}

/** Identifies an answer of a day. */
export function keyOfAnswer(block: BlockName, prompt: number, sample: number): string {
  return `${block} ${prompt} ${sample}`;
}
