import type { RunInBatch } from '../concurrency/batches.ts';
import type { Caller } from '../domain/access/access.ts';
import type { CustomEngine } from '../domain/connections/custom-engines.ts';
import type { CollectionSettings, ServerSettings, SettingName } from '../domain/settings/settings.ts';
import type { Provider } from '../domain/shared/engines.ts';
import type { AddedEngines, Engines } from '../gateways/engines/port.ts';
import type { LanguageModel } from '../gateways/language-model/port.ts';
import type { Mailer } from '../gateways/mail/port.ts';
import type { PageAnalyzer } from '../gateways/page-analysis/analyzer.ts';
import type { Providers } from '../gateways/providers.ts';
import type { Renderer } from '../gateways/renderer/port.ts';
import type { PostMessage } from '../gateways/web/post.ts';
import type { Web } from '../gateways/web/web.ts';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import type { Statistics } from '../statistics/index.ts';
import type { AnswerLoader } from '../storage/answers/load.ts';
import type { Exporter } from '../storage/exports/exporter.ts';
import type { Attempt } from '../storage/jobs/attempts.ts';
import type { Database } from '../storage/postgres/database.ts';
import type { SqlDatabase } from '../storage/postgres/sql-database.ts';
import type { Caches } from './caches.ts';

/** Enqueues jobs in one statement, as part of a transaction: the jobs exist only if the transaction commits. */
export type Enqueue = <Name extends JobName>(
  tx: Database,
  name: Name,
  ...payloads: JobPayload<Name>[]
) => Promise<void>;

/** The dependencies of services that count logs. */
export interface LogContext {
  database: SqlDatabase;
  now: () => Date;
  /** Number of days that AI crawler visits are stored. */
  agentTrafficDays: number;
}

/** The dependencies of services. `app.ts` creates them once. */
export interface Context extends LogContext {
  database: Database;
  caches: Caches;
  /** Threads that count brand mentions and citations in answers. */
  statistics: Statistics;
  exporter: Exporter;
  /** Opens a connection that loads many answers at once. */
  openAnswerLoader: () => Promise<AnswerLoader>;
  enqueue: Enqueue;
  /** Combines what concurrent jobs read and write into few statements. */
  runInBatch: RunInBatch;
  log: Log;
  /** The language model and the engines in use. They change when credentials are stored. */
  languageModel: LanguageModel;
  engines: Engines;
  /** What is queried in addition to the supported engines: the pages of some of them. */
  addedEngines: AddedEngines;
  connections: ConnectionSettings;
  collection: CollectionSettings;
  settings: StoredSettings;
  /** Changes when a job starts. Returns false if this is not a schedule. */
  schedule: (name: JobName, cron: string) => Promise<boolean>;
  retention: RetentionSettings;
  /** The Git commit of the program. Null if it is unknown. */
  commit: string | null;
  /** The directory of the embedded database. Null if the database is elsewhere. */
  databaseDirectory: string | null;
  web: Web;
  /** Sends messages to URLs of users. */
  postMessage: PostMessage;
  pageAnalyzer: PageAnalyzer;
  renderer: Renderer;
  /** Null if the settings name no mail server. */
  mailer: Mailer | null;
  /** The public address of the server. Null if the settings do not name it. */
  publicUrl: string | null;
  /** Serves the pages of this process on loopback, so that jobs can print them, until it is closed. */
  servePages: () => Promise<{ url: string; close: () => Promise<void> }>;
  /** The run of a job that calls the service. Absent for other callers. */
  attempt?: Attempt | undefined;
}

/** For events that an operator should know about. Jobs and requests are logged elsewhere. */
export interface Log {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
}

/** How stored credentials of providers are read and put to use. */
export interface ConnectionSettings
  extends Pick<Providers, 'createCustomEngine' | 'createEngines' | 'isolate' | 'use'> {
  /** The providers whose credentials the environment contains. It wins over stored ones. */
  fromEnvironment: readonly Provider[];
  /** The engines that the environment defines. They win over stored ones. */
  customFromEnvironment: readonly CustomEngine[];
  /** Whether the server has a secret, or can create one. */
  canStore: boolean;
  /** The secrets of the server: the first one encrypts, all of them decrypt. Empty if it has none. */
  readSecrets: (options?: { create?: boolean }) => Promise<string[]>;
}

/** Settings that can change while the server runs. Those in use are in `collection`. */
export interface StoredSettings {
  /** The values of the environment, or the defaults. */
  given: Readonly<ServerSettings>;
  /** What the environment sets, which wins over stored values. */
  fixed: readonly SettingName[];
}

/** How many days answers, and the raw responses of providers, are kept. Null for no limit. */
export interface RetentionSettings {
  answerDays: number | null;
  answerBodyDays: number | null;
}

/** The context of an authenticated caller. */
export interface CallerContext extends Context {
  caller: Caller;
}
