import type { Database } from '../database.ts';

/** The newest texts of these prompts, a few of each: ranges of the table's key, read backwards. */
export async function listNewestTexts(
  { query }: Database,
  scope: { workspaceId: string; promptIds: readonly string[]; isSimulated: boolean; perPrompt: number },
): Promise<string[]> {
  const { workspaceId, promptIds, isSimulated, perPrompt } = scope;
  const rows = await query<{ text: string }>`
    SELECT a.text FROM unnest(${promptIds}::text[]) AS p(id)
    CROSS JOIN LATERAL (
      SELECT text FROM "Answer"
      WHERE "workspaceId" = ${workspaceId} AND "promptId" = p.id AND "isSimulated" = ${isSimulated} AND state = 'answered'
      ORDER BY day DESC LIMIT ${perPrompt}
    ) a`;
  return rows.map((row) => row.text);
}
