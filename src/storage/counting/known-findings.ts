import type pg from 'pg';
import type { Findings } from '../../domain/detection/detector.ts';
import { createTranslation, readFindings } from '../../domain/statistics/findings.ts';
import { unpackNumbers } from '../../domain/statistics/varints.ts';
import { type BlockName, blockNameOf, type CountedAnswer, type DayOfGeneration } from './answers.ts';
import type { Detectors } from './detectors.ts';

/** What was found in the answers of a day, by block and by prompt and sample. */
export type KnownFindings = Map<BlockName, Map<number, Findings>>;

/** What the previous generation found on the day, in the words of this one. */
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
  const places = new Map(generation.promptIds.map((promptId, place) => [promptId, place]));
  const newPlaces = previous.generation.promptIds.map((promptId) => places.get(promptId));
  const translate = createTranslation(previous.known, previous.generation.brands.length);
  return new Map(
    rows.map(({ block, findings }) => {
      const known = new Map<number, Findings>();
      for (const found of readFindings(unpackNumbers(findings))) {
        const prompt = newPlaces[found.prompt];
        if (prompt !== undefined) known.set(keyOf(prompt, found.sample), translate(found));
      }
      return [block, known];
    }),
  );
}

export function findKnown(known: KnownFindings, { block, prompt, sample }: CountedAnswer): Findings | null {
  return known.get(block)?.get(keyOf(prompt, sample)) ?? null;
}

/** Tells the answers of a block apart. */
function keyOf(prompt: number, sample: number): number {
  return prompt * MOST_SAMPLES + sample;
}

/** More than a column of two bytes holds. */
const MOST_SAMPLES = 0x10000;
