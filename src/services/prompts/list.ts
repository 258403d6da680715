import { requireWorkspace } from '../../domain/access.ts';
import { invalid } from '../../domain/failures.ts';
import type { Page } from '../../domain/paging.ts';
import type { Prompt } from '../../domain/prompts.ts';
import { listPrompts as listStored } from '../../storage/prompts.ts';
import { findTagIds } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

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
  if (tagId !== undefined && !(await findTagIds(database.prisma, workspaceId, [tagId])).has(tagId)) {
    throw invalid('query', [{ path: 'tagId', message: 'Not found in the workspace', code: 'not_found' }]);
  }
  return readPage(['prompts', workspaceId, country, tagId], input, (range) =>
    listStored(database.prisma, { workspaceId, country, tagId, ...range }),
  );
}
