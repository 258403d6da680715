import type { Caller } from '../domain/access/access.ts';
import type { Engines } from '../gateways/engines/port.ts';
import type { LanguageModel } from '../gateways/language-model/port.ts';
import type { PageAnalyser } from '../gateways/page-analysis/analyser.ts';
import type { Renderer } from '../gateways/renderer/port.ts';
import type { Web } from '../gateways/web/web.ts';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import type { Pool } from '../storage/counting/pool.ts';
import type { Database, Transaction } from '../storage/database.ts';
import type { Sql } from '../storage/sql.ts';

/** Puts jobs on the queue, in one statement, as part of a transaction: both take place or neither does. */
export type Enqueue = <Name extends JobName>(
  tx: Transaction,
  name: Name,
  ...payloads: JobPayload<Name>[]
) => Promise<void>;

/** What counting logs works with. */
export interface LogContext {
  database: Sql;
  now: () => Date;
  /** How many days visits of AI crawlers are kept. */
  agentTrafficDays: number;
}

/** What services work with; `app.ts` builds it once. */
export interface Context extends LogContext {
  database: Database;
  /** The threads that count what answers say. */
  counting: Pool;
  enqueue: Enqueue;
  log: Log;
  languageModel: LanguageModel;
  engines: Engines;
  collection: CollectionSettings;
  web: Web;
  pageAnalyser: PageAnalyser;
  renderer: Renderer;
}

/** For what an operator should know although nothing failed; jobs and requests are logged by those who run them. */
export interface Log {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
}

/** How much is asked, and what it may cost. */
export interface CollectionSettings {
  /** How often each prompt is put to each engine in a day. */
  samplesPerDay: number;
  /** What calls may cost in a day (UTC), in US dollars. */
  dailyBudgetUsd: number;
}

/** The same, on behalf of somebody. */
export interface CallerContext extends Context {
  caller: Caller;
}
