import type pg from 'pg';
import type { Findings } from '../../domain/detection/detector.ts';
import { createTranslation, readFindings } from '../../domain/statistics/findings.ts';
import { type BlockName, blockNameOf, type CountedAnswer, type DayOfGeneration, indexesOf } from './answers.ts';
import type { Detectors } from './detectors.ts';

/** The findings in the answers of a day, by block, and by prompt and sample. */
export type KnownFindings = Map<BlockName, Map<number, Findings>>;

/** The findings of the previous generation on the day, with the prompt and brand indexes of this generation. */
export async function readKnownFindings(
  client: pg.Client,
  { workspaceId, reportId, day }: DayOfGeneration,
  { generation, previous }: Detectors,
): Promise<KnownFindings | null> {
  if (!previous) return null;
  const { rows } = await client.query<{ block: BlockName; findings: Buffer }>(
    `SELECT ${blockNameOf('c')} AS block, findings FROM "ReportCount" c
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4`,
    [workspaceId, reportId, previous.version, day],
  );
  const indexes = indexesOf(generation.promptIds);
  const newIndexes = previous.generation.promptIds.map((promptId) => indexes.get(promptId));
  const translate = createTranslation(previous.known, previous.generation.brands.length);
  return new Map(
    rows.map(({ block, findings }) => {
      const known = new Map<number, Findings>();
      for (const found of readFindings(findings)) {
        const prompt = newIndexes[found.prompt];
        if (prompt !== undefined) known.set(keyOfAnswer(prompt, found.sample), translate(found));
      }
      return [block, known];
    }),
  );
}

export function findKnown(known: KnownFindings, { block, prompt, sample }: CountedAnswer): Findings | null {
  return known.get(block)?.get(keyOfAnswer(prompt, sample)) ?? null;
}

/** Identifies an answer within a block. */
export function keyOfAnswer(prompt: number, sample: number): number {
  return prompt * MAX_SAMPLES + sample;
}

/** Greater than any value of a 2-byte column. */
const MAX_SAMPLES = 0x10000;
