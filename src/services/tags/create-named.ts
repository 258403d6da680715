import { TAG_COLORS, type Tag, type TagColor } from '../../domain/tags/tags.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { insertTags } from '../../storage/tags.ts';
import { newId } from '../ids.ts';

/** Creates tags with these names, each in another color. The workspace is locked and has none of them. */
export async function createNamedTags(
  tx: Database,
  { workspaceId, names, date }: { workspaceId: string; names: readonly string[]; date: Date },
): Promise<Tag[]> {
  const tags = names.map((name, index): Tag => {
    const color = TAG_COLORS[index % TAG_COLORS.length] as TagColor;
    return { id: newId('tag', date), workspaceId, name, color };
  });
  if (tags.length > 0) await insertTags(tx, tags, date);
  return tags;
}
