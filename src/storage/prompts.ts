import type { KeyedText, Prompt } from '../domain/prompts/prompts.ts';
import type { Database } from './postgres/database.ts';
import type { Prisma } from './prisma/client.ts';

/** Longer statements would keep the event loop from other requests, or exceed the time limit of a statement. */
const PROMPTS_PER_STATEMENT = 200;
const PAIRS_PER_STATEMENT = 5000;

export async function listPrompts(
  { prisma }: Database,
  query: {
    workspaceId: string;
    country?: string | undefined;
    tagId?: string | undefined;
    before: string | null;
    take: number;
  },
): Promise<Prompt[]> {
  const { workspaceId, country, tagId, before, take } = query;
  const rows = await prisma.prompt.findMany({
    where: {
      workspaceId,
      ...(country && { country }),
      ...(tagId && { tags: { some: { tagId } } }),
      ...(before && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take,
    include: WITH_TAGS,
  });
  return rows.map(toPrompt);
}

/** Maximum number of recent prompts to search for similar ones. */
const MAX_NEWEST = 2000;

/** Lists the most recent prompts of a workspace, or of one of its countries, with a backward index scan. */
export async function listNewestPrompts(
  { query }: Database,
  {
    workspaceId,
    country,
    except = [],
  }: { workspaceId: string; country?: string | undefined; except?: readonly string[] },
): Promise<{ id: string; prompt: string }[]> {
  if (country === undefined) {
    return query<{ id: string; prompt: string }>`
      SELECT id, prompt FROM "Prompt" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MAX_NEWEST}`;
  }
  return query<{ id: string; prompt: string }>`
    SELECT id, prompt FROM "Prompt"
    WHERE "workspaceId" = ${workspaceId} AND country = ${country} AND id <> ALL(${except}::text[])
    ORDER BY id DESC LIMIT ${MAX_NEWEST}`;
}

export async function findPrompt({ prisma }: Database, workspaceId: string, promptId: string): Promise<Prompt | null> {
  const row = await prisma.prompt.findFirst({ where: { id: promptId, workspaceId }, include: WITH_TAGS });
  return row && toPrompt(row);
}

/**
 * Finds the prompts of a workspace and country with these texts, in the order of the texts. With 100 tags each, 1,000 prompts
 * have 100,000 tags: PostgreSQL aggregates them into arrays, and the known texts are not read again.
 */
export async function findPromptsByText(
  { query }: Database,
  { workspaceId, country, texts }: { workspaceId: string; country: string; texts: readonly KeyedText[] },
): Promise<Prompt[]> {
  const keys = texts.map(({ promptKey }) => promptKey);
  const rows = await query<PromptWithoutText>`
    SELECT p.id, p."promptKey", coalesce(p."questionId", p.id) AS "questionId", p."createdDate", p."updatedDate",
      ARRAY(SELECT t."tagId" FROM "PromptTag" t WHERE t."promptId" = p.id ORDER BY t."tagId") AS "tagIds"
    FROM "Prompt" p
    WHERE p."workspaceId" = ${workspaceId} AND p.country = ${country} AND p."promptKey" = ANY(${keys})`;
  const found = new Map(rows.map((row) => [row.promptKey, row]));
  return texts.flatMap(({ prompt, promptKey }) => {
    const row = found.get(promptKey);
    if (!row) return [];
    const [createdDate, updatedDate] = [row.createdDate.toISOString(), row.updatedDate.toISOString()];
    const { id, questionId, tagIds } = row;
    return [{ id, workspaceId, prompt, country, questionId, tagIds, createdDate, updatedDate }];
  });
}

interface PromptWithoutText {
  id: string;
  promptKey: string;
  questionId: string;
  tagIds: string[];
  createdDate: Date;
  updatedDate: Date;
}

/** Inserts new prompts. */
export async function insertPrompts(
  tx: Database,
  { workspaceId, country, prompts }: NewPrompts,
  now: Date,
): Promise<void> {
  for (let start = 0; start < prompts.length; start += PROMPTS_PER_STATEMENT) {
    const some = prompts.slice(start, start + PROMPTS_PER_STATEMENT);
    const ids = some.map(({ id }) => id);
    const texts = some.map(({ prompt }) => prompt);
    const keys = some.map(({ promptKey }) => promptKey);
    await tx.prepared`
      INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
      SELECT id, ${workspaceId}::text, prompt, key, ${country}::text, ${now}::timestamptz, ${now}::timestamptz
      FROM unnest(${ids}::text[], ${texts}::text[], ${keys}::text[]) AS new (id, prompt, key)`;
  }
}

interface NewPrompts {
  workspaceId: string;
  country: string;
  prompts: readonly (KeyedText & { id: string })[];
}

/** Adds every tag to every prompt. A prompt that gains a tag counts as updated. */
export async function addTags(
  tx: Database,
  promptIds: readonly string[],
  tagIds: readonly string[],
  now: Date,
): Promise<void> {
  if (tagIds.length === 0) return;
  for (let start = 0; start < promptIds.length; start += PROMPTS_PER_STATEMENT) {
    await tx.query`
      WITH added AS (
        INSERT INTO "PromptTag" ("tagId", "promptId")
        SELECT t, p FROM unnest(${tagIds}::text[]) t
        CROSS JOIN unnest(${promptIds.slice(start, start + PROMPTS_PER_STATEMENT)}::text[]) p
        ON CONFLICT DO NOTHING
        RETURNING "promptId"
      )
      UPDATE "Prompt" SET "updatedDate" = ${now} WHERE id IN (SELECT "promptId" FROM added)`;
  }
}

/** Adds a tag to each prompt of the same index. A prompt that gains a tag counts as updated. */
export async function addTagPairs(
  tx: Database,
  pairs: readonly { promptId: string; tagId: string }[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < pairs.length; start += PAIRS_PER_STATEMENT) {
    const some = pairs.slice(start, start + PAIRS_PER_STATEMENT);
    await tx.query`
      WITH added AS (
        INSERT INTO "PromptTag" ("tagId", "promptId")
        SELECT * FROM unnest(${some.map(({ tagId }) => tagId)}::text[], ${some.map(({ promptId }) => promptId)}::text[])
        ON CONFLICT DO NOTHING
        RETURNING "promptId"
      )
      UPDATE "Prompt" SET "updatedDate" = ${now} WHERE id IN (SELECT "promptId" FROM added)`;
  }
}

/** Replaces the tags of a prompt. */
export async function replaceTags(tx: Database, promptId: string, tagIds: readonly string[], now: Date): Promise<void> {
  const { count } = await tx.prisma.promptTag.deleteMany({ where: { promptId, tagId: { notIn: [...tagIds] } } });
  if (count > 0) await tx.prisma.prompt.update({ where: { id: promptId }, data: { updatedDate: now } });
  await addTags(tx, [promptId], tagIds, now);
}

export async function deletePrompt(tx: Database, workspaceId: string, promptId: string): Promise<boolean> {
  const { count } = await tx.prisma.prompt.deleteMany({ where: { id: promptId, workspaceId } });
  return count > 0;
}

const WITH_TAGS = {
  tags: { select: { tagId: true }, orderBy: { tagId: 'asc' } },
} as const satisfies Prisma.PromptInclude;

function toPrompt(row: Prisma.PromptGetPayload<{ include: typeof WITH_TAGS }>): Prompt {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    prompt: row.prompt,
    country: row.country,
    questionId: row.questionId ?? row.id,
    tagIds: row.tags.map((tag) => tag.tagId),
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
  };
}

export async function findPromptIds(
  { query }: Database,
  workspaceId: string,
  promptIds: readonly string[],
): Promise<Set<string>> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "Prompt" WHERE "workspaceId" = ${workspaceId} AND id = ANY(${promptIds})`;
  return new Set(rows.map((row) => row.id));
}
