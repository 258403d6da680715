import { type AddressListState, describeLists } from '../../domain/crawlers/list-state.ts';
import { listListStates } from '../../storage/agent-analytics/address-lists.ts';
import type { LogContext } from '../context.ts';

/** The date and state of every list that visits are compared with. */
export async function readListStates({ database, now }: LogContext): Promise<AddressListState[]> {
  return describeLists(await listListStates(database), now());
}
