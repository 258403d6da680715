import type { Allowance } from './domain/web/fetch-allowance.ts';
import { type EngineEnv, readEngines } from './env/engines.ts';
import { type LanguageModelEnv, readLanguageModel } from './env/language-model.ts';
import { createReader, type Source } from './env/reader.ts';
import { serverSettings } from './env/server.ts';

export interface Env {
  port: number;
  host: string;
  /** Null for the address that a request was sent to. */
  publicUrl: string | null;
  databaseUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  demo: boolean;
  logLevel: string;
  rateLimitPerMinute: number;
  collectionCron: string;
  collection: { samplesPerDay: number; dailyBudgetUsd: number };
  agentTrafficDays: number;
  fetchAllow: Allowance[];
  /** Null for the browser of the system. */
  chromiumPath: string | null;
  /** Null without a key: what needs a language model is then done without one. */
  languageModel: LanguageModelEnv | null;
  engines: EngineEnv;
}

/** The settings of this process: its environment, completed by a file `.env` in the working directory. */
export function loadEnv(): Env {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return readEnv(process.env);
}

/** Reads the settings; everything wrong with them is said at once. */
export function readEnv(source: Source): Env {
  const problems: string[] = [];
  const read = createReader(serverSettings, source, problems);

  const databaseUrl = read('DATABASE_URL');
  const role = read('ROLE');
  if ((role === 'api' || role === 'worker') && !source.DATABASE_URL) {
    problems.push(`ROLE=${role} needs DATABASE_URL: only a process that does everything can use the embedded database`);
  }
  const env = {
    port: read('PORT'),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL'),
    databaseUrl,
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    dataDir: read('DATA_DIR'),
    role,
    demo: read('DEMO') ?? databaseUrl === null,
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    collectionCron: read('COLLECTION_CRON'),
    collection: { samplesPerDay: read('SAMPLES_PER_DAY'), dailyBudgetUsd: read('DAILY_BUDGET_USD') },
    agentTrafficDays: read('AGENT_TRAFFIC_DAYS'),
    fetchAllow: read('FETCH_ALLOW') ?? [],
    chromiumPath: read('CHROMIUM_PATH'),
    languageModel: readLanguageModel(source, problems),
    engines: readEngines(source, problems),
  };
  if (problems.length > 0) throw new SettingsError([...new Set(problems)]);
  return env as Env;
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
