import { requireWorkspace } from '../../domain/access/access.ts';
import type { ListedFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listQueryFanOuts as listStored } from '../../storage/query-fan-outs.ts';
import { readStates } from '../audits/read-states.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListQueryFanOutsInput {
  workspaceId: string;
  cursor?: string | undefined;
  limit: number;
}

export async function listQueryFanOuts(
  context: CallerContext,
  input: ListQueryFanOutsInput,
): Promise<Page<ListedFanOut>> {
  const { workspaceId } = input;
  requireWorkspace(context.caller, workspaceId);
  const page = await readPage(['query-fan-outs', workspaceId], input, (range) =>
    listStored(context.database, { workspaceId, ...range }),
  );
  const states = await readStates(context, page.items);
  return {
    ...page,
    items: page.items.map((item) => (states.get(item.id)?.isOverdue ? { ...item, status: 'completed' } : item)),
  };
}
