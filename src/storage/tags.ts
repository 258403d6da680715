import { WorkspaceDeletedError } from '../domain/access/access.ts';
import { nameKeyOf } from '../domain/shared/text.ts';
import { type ListedTag, type Tag, type TagColor } from '../domain/tags/tags.ts';
import type { Database } from './postgres/database.ts';

/**
 * Holds the workspace in the same statement, because a transaction would take four round trips. Throws if the workspace is
 * deleted. If it already has a tag with the name, throws an error that `isDuplicate` recognizes.
 */
export async function insertTag({ prepared }: Database, tag: Tag, now: Date): Promise<void> {
  const { id, workspaceId, name, color } = tag;
  const inserted = await prepared`
    INSERT INTO "Tag" (id, "workspaceId", name, "nameKey", color, "createdDate", "updatedDate")
    SELECT ${id}, w.id, ${name}, ${nameKeyOf(name)}, ${color}, ${now}::timestamptz, ${now}::timestamptz
    FROM "Workspace" w WHERE w.id = ${workspaceId} AND w."deletedDate" IS NULL FOR KEY SHARE
    RETURNING id`;
  if (inserted.length === 0) throw new WorkspaceDeletedError();
}

/** Inserts new tags of a workspace that is locked. */
export async function insertTags({ query }: Database, tags: readonly Tag[], now: Date): Promise<void> {
  const rows = tags.map((tag) => ({ ...tag, nameKey: nameKeyOf(tag.name) }));
  await query`
    INSERT INTO "Tag" (id, "workspaceId", name, "nameKey", color, "createdDate", "updatedDate")
    SELECT id, "workspaceId", name, "nameKey", color, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS new (id text, "workspaceId" text, name text, "nameKey" text, color text)`;
}

interface TagRow extends Omit<ListedTag, 'createdDate' | 'updatedDate'>, Record<string, unknown> {
  createdDate: Date;
  updatedDate: Date;
}

/** Prisma's count would group the tagged prompts of every workspace first. */
export async function listTags(
  { prepared }: Database,
  { workspaceId, before, take }: { workspaceId: string; before: string | null; take: number },
): Promise<ListedTag[]> {
  const rows = await prepared<TagRow>`
    SELECT id, "workspaceId", name, color, "createdDate", "updatedDate",
      (SELECT count(*)::int FROM "PromptTag" p WHERE p."tagId" = t.id) AS "promptCount"
    FROM "Tag" t WHERE "workspaceId" = ${workspaceId} AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(toListedTag);
}

export async function findTag({ prepared }: Database, workspaceId: string, tagId: string): Promise<ListedTag | null> {
  const [row] = await prepared<TagRow>`
    SELECT id, "workspaceId", name, color, "createdDate", "updatedDate",
      (SELECT count(*)::int FROM "PromptTag" p WHERE p."tagId" = t.id) AS "promptCount"
    FROM "Tag" t WHERE "workspaceId" = ${workspaceId} AND id = ${tagId}`;
  return row ? toListedTag(row) : null;
}

function toListedTag(row: TagRow): ListedTag {
  return { ...row, createdDate: row.createdDate.toISOString(), updatedDate: row.updatedDate.toISOString() };
}

interface TagChanges {
  workspaceId: string;
  tagId: string;
  name?: string | undefined;
  color?: TagColor | undefined;
}

/** A tag without a change is not updated. If another tag has the name, throws an error that `isDuplicate` recognizes. */
export async function updateTag(
  tx: Database,
  { workspaceId, tagId, name, color }: TagChanges,
  now: Date,
): Promise<void> {
  const nameKey = name === undefined ? null : nameKeyOf(name);
  await tx.query`
    UPDATE "Tag" SET name = coalesce(new.name, "Tag".name), "nameKey" = coalesce(${nameKey}, "nameKey"),
      color = coalesce(new.color, "Tag".color), "updatedDate" = ${now}
    FROM (SELECT ${name ?? null}::text AS name, ${color ?? null}::text AS color) new
    WHERE "workspaceId" = ${workspaceId} AND id = ${tagId} AND (new.name <> "Tag".name OR new.color <> "Tag".color)`;
}

export async function deleteTag({ prisma }: Database, workspaceId: string, tagId: string): Promise<boolean> {
  const { count } = await prisma.tag.deleteMany({ where: { id: tagId, workspaceId } });
  return count > 0;
}

export async function findTagIds(
  { prisma }: Database,
  workspaceId: string,
  tagIds: readonly string[],
): Promise<Set<string>> {
  const rows = await prisma.tag.findMany({
    where: { workspaceId, id: { in: [...tagIds] } },
    select: { id: true },
  });
  return new Set(rows.map((row) => row.id));
}

/** Like `findTagIds`, but also locks the tags against deletion until the transaction ends. */
export async function holdTagIds(tx: Database, workspaceId: string, tagIds: readonly string[]): Promise<Set<string>> {
  if (tagIds.length === 0) return new Set();
  const rows = await tx.prepared<{ id: string }>`
    SELECT id FROM "Tag" WHERE "workspaceId" = ${workspaceId} AND id = ANY(${tagIds}) ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map((row) => row.id));
}

/** The ids of tags by the key of their name. The tags are locked against deletion until the transaction ends. */
export async function findTagsByName(
  { query }: Database,
  workspaceId: string,
  nameKeys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await query<{ id: string; nameKey: string }>`
    SELECT id, "nameKey" FROM "Tag" WHERE "workspaceId" = ${workspaceId} AND "nameKey" = ANY(${nameKeys}) ORDER BY id FOR KEY SHARE`;
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}
