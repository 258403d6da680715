import { requireWorkspace } from '../../domain/access/access.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { ListedTag } from '../../domain/tags/tags.ts';
import { listTags as listStored } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export async function listTags(
  { database, caller }: CallerContext,
  input: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<ListedTag>> {
  const { id: workspaceId } = input;
  requireWorkspace(caller, workspaceId);
  return readPage(['tags', workspaceId], input, (range) => listStored(database, { workspaceId, ...range }));
}
