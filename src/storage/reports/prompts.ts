import type { Database } from '../postgres/database.ts';

/** Assigns every prompt to every report. Returns the reports that gained prompts. */
export async function addReportPrompts(
  tx: Database,
  reportIds: readonly string[],
  promptIds: readonly string[],
): Promise<string[]> {
  if (reportIds.length === 0) return [];
  const rows = await tx.query<{ reportId: string }>`
    WITH added AS (
      INSERT INTO "BrandReportPrompt" ("reportId", "promptId")
      SELECT r, p FROM unnest(${reportIds}::text[]) r CROSS JOIN unnest(${promptIds}::text[]) p
      ON CONFLICT DO NOTHING
      RETURNING "reportId"
    )
    SELECT DISTINCT "reportId" FROM added`;
  return rows.map((row) => row.reportId);
}

/** How many prompts each of the reports has; a report without any may be missing. */
export async function countReportPrompts(
  { prisma }: Database,
  reportIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await prisma.brandReportPrompt.groupBy({
    by: ['reportId'],
    where: { reportId: { in: [...reportIds] } },
    _count: true,
  });
  return new Map(rows.map((row) => [row.reportId, row._count]));
}

/** Removes prompts from a report. Returns the number removed. */
export async function removeReportPrompts(
  tx: Database,
  reportId: string,
  promptIds: readonly string[],
): Promise<number> {
  const { count } = await tx.prisma.brandReportPrompt.deleteMany({
    where: { reportId, promptId: { in: [...promptIds] } },
  });
  return count;
}

/** Counts the prompts that each of these reports would have with `promptIds` added. Reports of other workspaces are omitted. */
export async function countPromptsWith(
  { query }: Database,
  {
    workspaceId,
    reportIds,
    promptIds,
  }: { workspaceId: string; reportIds: readonly string[]; promptIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await query<{ id: string; others: number }>`
    SELECT r.id, count(rp."promptId") FILTER (WHERE NOT rp."promptId" = ANY(${promptIds}))::int AS others
    FROM "BrandReport" r LEFT JOIN "BrandReportPrompt" rp ON rp."reportId" = r.id
    WHERE r."workspaceId" = ${workspaceId} AND r.id = ANY(${reportIds})
    GROUP BY r.id`;
  return new Map(rows.map((row) => [row.id, row.others + promptIds.length]));
}

export async function findReportIdsOfPrompt({ prisma }: Database, promptId: string): Promise<string[]> {
  const rows = await prisma.brandReportPrompt.findMany({ where: { promptId }, select: { reportId: true } });
  return rows.map((row) => row.reportId);
}

/** Those of the prompts that are in a report: they are sent to engines already. */
export async function findAskedPrompts({ query }: Database, promptIds: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ promptId: string }>`
    SELECT DISTINCT "promptId" FROM "BrandReportPrompt" WHERE "promptId" = ANY(${promptIds})`;
  return new Set(rows.map((row) => row.promptId));
}

export async function hasReportPrompt({ prisma }: Database, reportId: string, promptId: string): Promise<boolean> {
  return (await prisma.brandReportPrompt.count({ where: { reportId, promptId } })) > 0;
}

/** Those of the prompts that exist, in a country and with a tag if one is given. */
export async function listPromptsIn(
  { query }: Database,
  {
    promptIds,
    country = null,
    tagId = null,
  }: { promptIds: readonly string[]; country: string | null | undefined; tagId: string | null | undefined },
): Promise<{ id: string; prompt: string; country: string }[]> {
  return query`
    SELECT p.id, p.prompt, p.country FROM "Prompt" p
    WHERE p.id = ANY(${promptIds}) AND (${country}::text IS NULL OR p.country = ${country})
      AND (${tagId}::text IS NULL OR EXISTS (SELECT 1 FROM "PromptTag" t WHERE t."promptId" = p.id AND t."tagId" = ${tagId}))`;
}

export async function listReportPromptIds({ query }: Database, reportId: string): Promise<string[]> {
  const rows = await query<{ promptId: string }>`
    SELECT "promptId" FROM "BrandReportPrompt" WHERE "reportId" = ${reportId}`;
  return rows.map((row) => row.promptId);
}

/** Texts and countries of prompts; deleted prompts are omitted. */
export async function findPromptTexts(
  { query }: Database,
  promptIds: readonly string[],
): Promise<{ id: string; prompt: string; country: string }[]> {
  return query`SELECT id, prompt, country FROM "Prompt" WHERE id = ANY(${promptIds})`;
}

/** The tags of prompts, by name, each with its prompts among these. */
export async function listTagsOfPrompts(
  { query }: Database,
  promptIds: readonly string[],
): Promise<{ id: string; name: string; promptIds: string[] }[]> {
  return query`
    SELECT t.id, t.name, array_agg(pt."promptId") AS "promptIds"
    FROM "PromptTag" pt JOIN "Tag" t ON t.id = pt."tagId"
    WHERE pt."promptId" = ANY(${promptIds}) GROUP BY t.id, t.name ORDER BY t.name, t.id`;
}

/** The prompts with a tag. */
export async function findTaggedPrompts({ query }: Database, tagId: string): Promise<Set<string>> {
  const rows = await query<{ promptId: string }>`SELECT "promptId" FROM "PromptTag" WHERE "tagId" = ${tagId}`;
  return new Set(rows.map((row) => row.promptId));
}
