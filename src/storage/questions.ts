import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';
import { sql } from './postgres/fragments.ts';
import { isActiveWorkspace } from './workspaces/workspaces.ts';

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

/** Lists the workspaces that have prompts. */
export async function listWorkspacesWithPrompts({ query }: Database): Promise<string[]> {
  const rows = await query<{ workspaceId: string }>`
    SELECT DISTINCT p."workspaceId" FROM "Prompt" p WHERE ${isActiveWorkspace(sql`p."workspaceId"`)} ORDER BY 1`;
  return rows.map(({ workspaceId }) => workspaceId);
}

export interface GroupablePrompt {
  id: string;
  prompt: string;
  country: string;
  questionId: string | null;
  /** Whether a user chose the question of this prompt or of another one that asks it. */
  isChosen: boolean;
}

/** Lists all prompts except those that a user wants to be alone. */
export async function listGroupablePrompts({ query }: Database, workspaceId: string): Promise<GroupablePrompt[]> {
  return query<GroupablePrompt>`
    SELECT id, prompt, country, "questionId", "isChosen"
    FROM (
      SELECT id, prompt, country, "questionId", bool_or("isQuestionSet") OVER question AS "isChosen", count(*) OVER question AS size
      FROM "Prompt" WHERE "workspaceId" = ${workspaceId}
      WINDOW question AS (PARTITION BY coalesce("questionId", id))) AS prompts
    WHERE NOT "isChosen" OR size > 1
    ORDER BY id`;
}

/** A prompt that joins a question. `isChosen`: one that a user made. */
export interface QuestionChange {
  promptId: string;
  questionId: string;
  isChosen: boolean;
}

export interface AnswersOfPrompts extends DateWindow {
  workspaceId: string;
  promptIds: readonly string[];
  isSimulated: boolean;
}

/** The searches that engines ran for each prompt. */
export async function listSearchesOfPrompts(
  { query }: Database,
  { workspaceId, promptIds, isSimulated, startDate, endDate }: AnswersOfPrompts,
): Promise<{ promptId: string; searches: string[] }[]> {
  return query`
    SELECT a."promptId", array_agg(DISTINCT s.search) AS searches
    FROM "Answer" a CROSS JOIN unnest(a.searches) AS s(search)
    WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = ANY(${promptIds}) AND a."isSimulated" = ${isSimulated}
      AND a.day BETWEEN ${startDate} AND ${endDate}
    GROUP BY a."promptId"`;
}

/** The ids of the pages that the answers to each prompt cite. */
export async function listPagesOfPrompts(
  { query }: Database,
  { workspaceId, promptIds, isSimulated, startDate, endDate }: AnswersOfPrompts,
): Promise<{ promptId: string; pages: string[] }[]> {
  return query`
    SELECT c."promptId", array_agg(DISTINCT encode(c."pageId", 'hex')) AS pages
    FROM "Citation" c
    WHERE c."workspaceId" = ${workspaceId} AND c."promptId" = ANY(${promptIds}) AND c."isSimulated" = ${isSimulated}
      AND c.day BETWEEN ${startDate} AND ${endDate}
    GROUP BY c."promptId"`;
}

/** Lists the reports that have one of the prompts, with all of their prompts. */
export async function listReportsWithPrompts(
  { query }: Database,
  workspaceId: string,
  promptIds: readonly string[],
): Promise<{ reportId: string; promptIds: string[] }[]> {
  return query`
    SELECT p."reportId", array_agg(p."promptId" ORDER BY p."promptId") AS "promptIds"
    FROM "BrandReportPrompt" p JOIN "BrandReport" r ON r.id = p."reportId"
    WHERE r."workspaceId" = ${workspaceId} AND EXISTS (
      SELECT 1 FROM "BrandReportPrompt" changed WHERE changed."reportId" = r.id AND changed."promptId" = ANY(${promptIds}))
    GROUP BY p."reportId" ORDER BY p."reportId"`;
}

/**
 * Stores the questions of prompts. What a user chose in the meantime is kept, and a prompt whose question a user changed or deleted
 * in the meantime stays as it is.
 */
export async function saveQuestions(
  tx: Database,
  workspaceId: string,
  changes: readonly QuestionChange[],
): Promise<void> {
  const promptIds = changes.map(({ promptId }) => promptId);
  const questionIds = changes.map(({ questionId }) => questionId);
  const areChosen = changes.map(({ isChosen }) => isChosen);
  await tx.query`
    UPDATE "Prompt" p SET "questionId" = q."questionId"
    FROM unnest(${promptIds}::text[], ${questionIds}::text[], ${areChosen}::boolean[]) AS q("promptId", "questionId", "isChosen")
    WHERE p."workspaceId" = ${workspaceId} AND p.id = q."promptId" AND NOT p."isQuestionSet"
      AND EXISTS (SELECT 1 FROM "Prompt" f WHERE f."workspaceId" = ${workspaceId} AND f.id = q."questionId")
      AND q."isChosen" = EXISTS (
        SELECT 1 FROM "Prompt" f
        WHERE f."workspaceId" = ${workspaceId} AND coalesce(f."questionId", f.id) = q."questionId" AND f."isQuestionSet")`;
}

/** Stores the question that a user chose: that of another prompt, or null for none. */
export async function setQuestion(
  tx: Database,
  { workspaceId, promptId, questionId }: { workspaceId: string; promptId: string; questionId: string | null },
  now: Date,
): Promise<void> {
  await releaseQuestion(tx, workspaceId, promptId);
  await tx.query`
    UPDATE "Prompt" SET "questionId" = ${questionId}, "isQuestionSet" = true, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${promptId}`;
}

/** The other prompts of a question that has the id of this prompt get the id of the first of them. */
export async function releaseQuestion(tx: Database, workspaceId: string, promptId: string): Promise<void> {
  await tx.query`
    UPDATE "Prompt" SET "questionId" = (
      SELECT min(id) FROM "Prompt" WHERE "workspaceId" = ${workspaceId} AND "questionId" = ${promptId} AND id <> ${promptId})
    WHERE "workspaceId" = ${workspaceId} AND "questionId" = ${promptId} AND id <> ${promptId}`;
}
