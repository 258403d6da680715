import type { Transaction } from '../database.ts';

/** Whether the answers to a prompt are of no more use: it is gone, and no numbers count it any more. */
export async function isPromptForgotten(tx: Transaction, workspaceId: string, promptId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM "Prompt" WHERE id = ${promptId})
      AND NOT EXISTS (SELECT 1 FROM "ReportGeneration" WHERE "workspaceId" = ${workspaceId} AND ${promptId} = ANY("promptIds"))`;
  return rows.length > 0;
}

/** Removes what the engines answered to a prompt, with everything kept beside it; tells how many answers there were. */
export async function deleteAnswersOf(tx: Transaction, workspaceId: string, promptId: string): Promise<number> {
  await tx.$executeRaw`DELETE FROM "Citation" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
  await tx.$executeRaw`DELETE FROM "AnswerBody" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
  return tx.$executeRaw`DELETE FROM "Answer" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
}
