import { createVerify, type Verify } from '../../domain/crawlers/verification.ts';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { LogReader } from '../../domain/logs/reader.ts';
import { listAddressLists, readAddressListsDate } from '../../storage/agent-analytics/address-lists.ts';
import type { Sql } from '../../storage/sql.ts';
import type { LogContext } from '../context.ts';

/** Lists change once a day, batches come by the second: what was made of the lists is kept while they are the same. */
const known = new WeakMap<Sql, { date: number; verify: Verify }>();

/** A reader of the connector's log that compares visitors with the lists as they are now. */
export async function openReader(context: LogContext, connector: LogConnector): Promise<LogReader> {
  const { database, now, agentTrafficDays } = context;
  return new LogReader({ ...connector, now: now(), keptDays: agentTrafficDays, verify: await loadVerify(database) });
}

async function loadVerify(database: Sql): Promise<Verify> {
  const date = await readAddressListsDate(database);
  const kept = known.get(database);
  if (kept?.date === date) return kept.verify;
  const verify = createVerify(await listAddressLists(database));
  known.set(database, { date, verify });
  return verify;
}
