import type { Caller } from '../domain/access.ts';
import type { LanguageModel } from '../gateways/language-model/port.ts';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import type { Database, Transaction } from '../storage/database.ts';

/** Puts jobs on the queue, in one statement, as part of a transaction: both take place or neither does. */
export type Enqueue = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  ...payloads: JobPayload<Name>[]
) => Promise<void>;

/** What services work with; `app.ts` builds it once. */
export interface Context {
  database: Database;
  enqueue: Enqueue;
  now: () => Date;
  languageModel: LanguageModel;
}

/** The same, on behalf of somebody. */
export interface CallerContext extends Context {
  caller: Caller;
}
