import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { sql } from '../postgres/fragments.ts';
import type { Column } from '../postgres/tables.ts';

/** Whether the answers to a prompt can be deleted: the prompt is deleted, and no statistics include it. */
export async function isPromptForgotten({ query }: Database, workspaceId: string, promptId: string): Promise<boolean> {
  const rows = await query`
    SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM "Prompt" WHERE id = ${promptId})
      AND NOT EXISTS (SELECT 1 FROM "ReportGeneration" WHERE "workspaceId" = ${workspaceId} AND ${promptId} = ANY("promptIds"))`;
  return rows.length > 0;
}

const ANSWER_KEY: Column[] = [
  { name: 'day', type: 'date' },
  { name: 'engine', type: 'text' },
  { name: 'sample', type: 'smallint' },
  { name: 'isSimulated', type: 'boolean' },
];

/** The order of the index on the citations of a prompt. */
const CITATION_KEY: Column[] = [
  { name: 'isSimulated', type: 'boolean' },
  { name: 'day', type: 'date' },
  { name: 'engine', type: 'text' },
  { name: 'sample', type: 'smallint' },
  { name: 'pageId', type: 'bytea' },
];

const OPTIONS_KEY: Column[] = [
  { name: 'isSimulated', type: 'boolean' },
  { name: 'day', type: 'date' },
  { name: 'country', type: 'text' },
  { name: 'engine', type: 'text' },
];

/** Deletes the answers to a prompt and all related rows, in batches. Returns the number of answers deleted. */
export async function deleteAnswersOf(database: Database, workspaceId: string, promptId: string): Promise<number> {
  const where = sql`"workspaceId" = ${workspaceId} AND "promptId" = ${promptId}`;
  // Options are stored for all prompts of a day together. Those of the other prompts are found again.
  await deleteInBatches(database, {
    table: 'PresentedOptions',
    where: sql`"workspaceId" = ${workspaceId}`,
    key: OPTIONS_KEY,
  });
  await deleteInBatches(database, { table: 'Citation', where, key: CITATION_KEY });
  await deleteInBatches(database, { table: 'AnswerBody', where, key: ANSWER_KEY });
  return deleteInBatches(database, { table: 'Answer', where, key: ANSWER_KEY });
}
