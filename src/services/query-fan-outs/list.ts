import { requireWorkspace } from '../../domain/access/access.ts';
import { isOverdue } from '../../domain/audits/audits.ts';
import type { ListedFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listQueryFanOuts as listStored } from '../../storage/query-fan-outs.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListQueryFanOutsInput {
  workspaceId: string;
  cursor?: string | undefined;
  limit: number;
}

export async function listQueryFanOuts(
  { database, caller, now }: CallerContext,
  input: ListQueryFanOutsInput,
): Promise<Page<ListedFanOut>> {
  const { workspaceId } = input;
  requireWorkspace(caller, workspaceId);
  const page = await readPage(['query-fan-outs', workspaceId], input, (range) =>
    listStored(database, { workspaceId, ...range }),
  );
  const date = now();
  return {
    ...page,
    items: page.items.map((item) => (isOverdue(item, date) ? { ...item, status: 'completed' } : item)),
  };
}
