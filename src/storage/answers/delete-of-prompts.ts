import type { Database } from '../database.ts';

/** Whether the answers to a prompt can be deleted: the prompt is deleted, and no statistics include it. */
export async function isPromptForgotten(tx: Database, workspaceId: string, promptId: string): Promise<boolean> {
  const rows = await tx.prisma.$queryRaw<object[]>`
    SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM "Prompt" WHERE id = ${promptId})
      AND NOT EXISTS (SELECT 1 FROM "ReportGeneration" WHERE "workspaceId" = ${workspaceId} AND ${promptId} = ANY("promptIds"))`;
  return rows.length > 0;
}

/** Deletes the answers to a prompt and all related rows. Returns the number of answers deleted. */
export async function deleteAnswersOf(tx: Database, workspaceId: string, promptId: string): Promise<number> {
  // Options are stored for all prompts of a day together. Those of the other prompts are found again.
  await tx.prisma.$executeRaw`DELETE FROM "PresentedOptions" WHERE "workspaceId" = ${workspaceId}`;
  await tx.prisma.$executeRaw`DELETE FROM "Citation" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
  await tx.prisma
    .$executeRaw`DELETE FROM "AnswerBody" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
  return tx.prisma.$executeRaw`DELETE FROM "Answer" WHERE "workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
}
