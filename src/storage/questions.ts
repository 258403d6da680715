import type { Database } from './postgres/database.ts';

/** The questions of those prompts that were grouped. */
export async function findQuestionIds(
  { query }: Database,
  workspaceId: string,
  promptIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await query<{ id: string; questionId: string }>`
    SELECT id, "questionId" FROM "Prompt"
    WHERE "workspaceId" = ${workspaceId} AND id = ANY(${promptIds}) AND "questionId" IS NOT NULL`;
  return new Map(rows.map(({ id, questionId }) => [id, questionId]));
}
