import type { Database } from '../postgres/database.ts';

/** What retention deletes: answers with their citations, or the raw responses of providers. */
export type RetainedTable = 'Answer' | 'AnswerBody';

/** The day before which answers are deleted, or being deleted. Null if none are. */
export async function findDeletedBefore(
  { query }: Pick<Database, 'query'>,
  table: RetainedTable = 'Answer',
): Promise<string | null> {
  const [row] = await query<{ day: string }>`
    SELECT "deletedBefore"::text AS day FROM "AnswerRetention" WHERE "table" = ${table}`;
  return row?.day ?? null;
}

/**
 * Announces a deletion before it begins: from now on, days before this one keep their statistics instead of being counted again.
 * Returns whether an earlier run has already deleted all of these rows.
 */
export async function announceDeletion({ query }: Database, table: RetainedTable, before: string): Promise<boolean> {
  const [row] = await query<{ isDone: boolean }>`
    INSERT INTO "AnswerRetention" AS r ("table", "deletedBefore") VALUES (${table}, ${before}::date)
    ON CONFLICT ("table") DO UPDATE SET "deletedBefore" = greatest(r."deletedBefore", excluded."deletedBefore")
    RETURNING coalesce("doneBefore" >= ${before}::date, false) AS "isDone"`;
  return row?.isDone ?? false;
}

export async function completeDeletion({ query }: Database, table: RetainedTable, before: string): Promise<void> {
  await query`
    UPDATE "AnswerRetention" SET "doneBefore" = greatest("doneBefore", ${before}::date) WHERE "table" = ${table}`;
}
