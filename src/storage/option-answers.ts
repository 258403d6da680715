import type { OptionAnswer } from '../domain/options/rank.ts';
import type { Database } from './database.ts';

/** The newest answers of a workspace, with the hosts that they cite. */
export async function listNewestAnswers(
  { query }: Database,
  {
    workspaceId,
    isSimulated,
    country,
    take,
  }: { workspaceId: string; isSimulated: boolean; country: string | undefined; take: number },
): Promise<OptionAnswer[]> {
  return query<OptionAnswer>`
    SELECT "promptId", engine, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
    FROM "Answer"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND state = 'answered'
      AND (${country ?? null}::text IS NULL OR country = ${country ?? null})
    ORDER BY day DESC, sample, "promptId", engine
    LIMIT ${take}`;
}
