import type pg from 'pg';
import type { Findings } from '../../domain/detection/detector.ts';
import { createTranslation, FindingsReader } from '../../domain/statistics/findings.ts';
import { unpackIntegers } from '../../domain/statistics/varints.ts';
import { type BlockName, blockNameOf, type CountedAnswer, type DayOfGeneration, indexesOf } from './answers.ts';
import type { Detectors } from './detectors.ts';

/** Finds what is known of an answer. Null if it is new. */
export type FindKnown = (answer: CountedAnswer) => Findings | null;

/** The packed findings of a block, and where those of each answer begin. */
interface KnownBlock {
  reader: FindingsReader;
  positions: Map<number, number>;
}

/**
 * The findings of the previous generation on the day, with the prompt and brand indexes of this generation. They are decoded answer
 * by answer: objects that live until the day is counted take longer to collect.
 */
export async function readKnownFindings(
  client: pg.Client,
  { workspaceId, reportId, day }: DayOfGeneration,
  { generation, previous }: Detectors,
): Promise<FindKnown | null> {
  if (!previous) return null;
  const { rows } = await client.query<{ block: BlockName; findings: Buffer }>(
    `SELECT ${blockNameOf('c')} AS block, findings FROM "ReportCount" c
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4`,
    [workspaceId, reportId, previous.version, day],
  );
  const indexes = indexesOf(generation.promptIds);
  const newIndexes = previous.generation.promptIds.map((promptId) => indexes.get(promptId));
  const translate = createTranslation(previous.known, previous.generation.brands.length);
  const blocks = new Map(rows.map(({ block, findings }) => [block, indexBlock(findings, newIndexes)]));
  return ({ block, prompt, sample }) => {
    const known = blocks.get(block);
    const position = known?.positions.get(keyOfAnswer(prompt, sample));
    if (!known || position === undefined) return null;
    known.reader.at = position;
    return translate(known.reader.read());
  };
}

function indexBlock(findings: Buffer, newIndexes: readonly (number | undefined)[]): KnownBlock {
  // A copy, because the unpacked integers are valid until others are unpacked.
  const reader = new FindingsReader(unpackIntegers(findings).slice());
  const positions = new Map<number, number>();
  while (!reader.isAtEnd) {
    const position = reader.at;
    const { prompt, sample } = reader.readKey();
    const index = newIndexes[prompt];
    if (index !== undefined) positions.set(keyOfAnswer(index, sample), position);
  }
  return { reader, positions };
}

/** Identifies an answer within a block. */
export function keyOfAnswer(prompt: number, sample: number): number {
  return prompt * MAX_SAMPLES + sample;
}

/** Greater than any value of a 2-byte column. */
const MAX_SAMPLES = 0x10000;
