import type pg from 'pg';
import type { Findings } from '../../domain/detection/detector.ts';
import { type AnswerFindings, readFindings, translateFindings } from '../../domain/numbers/findings.ts';
import { unpackNumbers } from '../../domain/numbers/varints.ts';
import type { CountedAnswer, DayOfGeneration } from './answers.ts';
import type { Detectors } from './detectors.ts';

/** What the previous generation found on the day, in the words of this one. */
export async function readKnownFindings(
  client: pg.Client,
  { workspaceId, reportId, day }: DayOfGeneration,
  { generation, previous }: Detectors,
): Promise<Map<string, Findings> | null> {
  if (!previous) return null;
  const { rows } = await client.query<{ isSimulated: boolean; engine: string; findings: Buffer }>(
    `SELECT "isSimulated", engine, findings FROM "ReportCount"
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false) AND day = $4`,
    [workspaceId, reportId, previous.version, day],
  );
  const places = new Map(generation.promptIds.map((promptId, place) => [promptId, place]));
  const known = new Map<string, Findings>();
  for (const { isSimulated, engine, findings } of rows) {
    for (const { prompt: before, sample, ...found } of readFindings(unpackNumbers(findings))) {
      const prompt = places.get(previous.generation.promptIds[before] ?? '');
      if (prompt === undefined) continue;
      known.set(keyOf({ isSimulated, engine, prompt, sample }), translateFindings(found, previous.known));
    }
  }
  return known;
}

/** Tells the answers of a day apart. */
export function keyOf({
  isSimulated,
  engine,
  prompt,
  sample,
}: Pick<CountedAnswer, 'isSimulated' | 'engine'> & Pick<AnswerFindings, 'prompt' | 'sample'>): string {
  return `${isSimulated} ${engine} ${prompt} ${sample}`;
}
