import { createVerify, type Verify } from '../../domain/crawlers/verification.ts';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { LogReader } from '../../domain/logs/reader.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { listAddressLists, readAddressListsDate } from '../../storage/agent-analytics/address-lists.ts';
import type { SqlDatabase } from '../../storage/postgres/sql-database.ts';
import type { LogContext } from '../context.ts';

/** Lists change once a day, batches arrive every second: parsed lists are cached until they change, for at most a day. */
const known = new WeakMap<SqlDatabase, { version: string; verify: Verify }>();

/** A reader for the connector's log that compares visitors with the current lists. */
export async function openReader(context: LogContext, connector: LogConnector): Promise<LogReader> {
  const { now, agentTrafficDays } = context;
  return new LogReader({ ...connector, now: now(), keptDays: agentTrafficDays, verify: await loadVerify(context) });
}

async function loadVerify({ database, now }: LogContext): Promise<Verify> {
  const version = `${await readAddressListsDate(database)} ${dayOf(now())}`;
  const kept = known.get(database);
  if (kept?.version === version) return kept.verify;
  const verify = createVerify(await listAddressLists(database), now().getTime());
  known.set(database, { version, verify });
  return verify;
}
