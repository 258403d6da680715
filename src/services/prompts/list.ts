import { requireWorkspace } from '../../domain/access/access.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listPrompts as listStored } from '../../storage/prompts.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import { requireTag } from '../tags/require-tag.ts';

export interface ListPromptsInput {
  id: string;
  country?: string | undefined;
  tagId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listPrompts({ database, caller }: CallerContext, input: ListPromptsInput): Promise<Page<Prompt>> {
  const { id: workspaceId, country, tagId } = input;
  requireWorkspace(caller, workspaceId);
  await requireTag(database, workspaceId, tagId);
  return readPage(['prompts', workspaceId, country, tagId], input, (range) =>
    listStored(database, { workspaceId, country, tagId, ...range }),
  );
}
