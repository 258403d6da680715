import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../database.ts';

/** The text of an answer, with the hosts of the pages it cites. */
export interface AnswerText {
  promptId: string;
  engine: EngineId;
  text: string;
  hosts: string[];
}

/** Reads the most recent answers of a workspace. */
export async function listNewestAnswers(
  { query }: Database,
  {
    workspaceId,
    isSimulated,
    country,
    take,
  }: { workspaceId: string; isSimulated: boolean; country: string | undefined; take: number },
): Promise<AnswerText[]> {
  return query<AnswerText>`
    SELECT "promptId", engine, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
    FROM "Answer"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND state = 'answered'
      AND (${country ?? null}::text IS NULL OR country = ${country ?? null})
    ORDER BY day DESC, sample, "promptId", engine
    LIMIT ${take}`;
}
