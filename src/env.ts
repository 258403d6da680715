import { accessSync, constants, existsSync } from 'node:fs';
import { SETTING_NAMES, type SettingName } from './domain/settings/settings.ts';
import type { Allowance } from './domain/web/fetch-allowance.ts';
import {
  CONNECTOR_VARIABLES,
  type ProviderEnv,
  pickProviderVariables,
  providerSettings,
  readProviders,
} from './env/providers.ts';
import { createReader, type Source } from './env/reader.ts';
import { readSecretFiles } from './env/secret-files.ts';
import { serverSettings } from './env/server.ts';

export { addCredentials, isolateProvider, listProvidersIn, readConnectors } from './env/providers.ts';

/** The mail server, and the sender of mail. */
export interface MailEnv {
  server: { host: string; port: number; secure: boolean; auth: { user: string; pass: string } | null };
  from: { name: string; address: string };
}

export interface Env extends ProviderEnv {
  port: number;
  host: string;
  /** Null to use the address of the request. */
  publicUrl: string | null;
  /** Prefixes of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Schemes of redirect URIs of OAuth clients, in addition to the known ones. */
  oauthRedirectSchemes: string[];
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Null for a free port. */
  embeddedPort: number | null;
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  demo: boolean;
  /** Null for no admin key from a file. */
  adminKeyFile: string | null;
  /** Where metrics are served: on a separate port, on the main port with the token, or not at all. */
  metrics: { port: number | null; token: string | null };
  /** Null for no health checks of a worker. */
  healthPort: number | null;
  logLevel: string;
  rateLimitPerMinute: number;
  /** Requests of an API key that run at once. 0 for no limit. */
  maxConcurrentPerKey: number;
  /** The key of `cli mcp`. */
  apiKey: string | null;
  /** The Git commit of the program. Null if it is unknown. */
  commit: string | null;
  collectionCron: string;
  collection: { samplesPerDay: number; dailyBudgetUsd: number };
  calibrationShare: number;
  /** Settings that the environment sets, so that they cannot be changed while the server runs. */
  fixedSettings: SettingName[];
  agentTrafficDays: number;
  /** How long answers and the raw responses of providers are kept. Null for no limit. */
  retention: { answerDays: number | null; answerBodyDays: number | null };
  fetchAllow: Allowance[];
  /** Requests that audits send to a host and port per second. */
  fetchPerSecond: number;
  /** Null if no mail can be sent. */
  mail: MailEnv | null;
  /** Null for the browser of the system. */
  chromiumPath: string | null;
  /** The variables of providers that are set. Credentials stored in the database are added to them. */
  providerVariables: Source;
  /** Secrets that encrypt stored credentials. The first is in use; the others only decrypt. */
  secretKeys: string[];
}

/** Reads the settings from the environment and from a `.env` file in the working directory. */
export function loadEnv(): Env {
  if (existsSync(ENV_FILE)) {
    try {
      // Node reports a file that it cannot read as missing.
      accessSync(ENV_FILE, constants.R_OK);
      process.loadEnvFile(ENV_FILE);
    } catch (error) {
      throw new SettingsError([
        `${ENV_FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      ]);
    }
  }
  return readEnv(process.env);
}

const ENV_FILE = '.env';

/** The settings that can also be stored. */
const STORABLE: Record<SettingName, string> = {
  samplesPerDay: 'SAMPLES_PER_DAY',
  calibrationShare: 'CALIBRATION_SHARE',
  dailyBudgetUsd: 'DAILY_BUDGET_USD',
  cron: 'COLLECTION_CRON',
  ...CONNECTOR_VARIABLES,
};

/** Reads the settings. All invalid settings are reported together. */
export function readEnv(given: Source): Env {
  const problems: string[] = [];
  const source = readSecretFiles({ ...serverSettings, ...providerSettings }, given, problems);
  const read = createReader(serverSettings, source, problems);

  const databaseUrl = read('DATABASE_URL');
  const [mailServer, mailFrom] = [read('SMTP_URL'), read('MAIL_FROM')];
  const role = read('ROLE');
  if ((role === 'api' || role === 'worker') && !source.DATABASE_URL) {
    problems.push(`ROLE=${role} requires DATABASE_URL. The embedded database only works with ROLE=all.`);
  }
  const env = {
    port: read('PORT'),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL'),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    oauthRedirectSchemes: read('OAUTH_REDIRECT_SCHEMES') ?? [],
    databaseUrl,
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    embeddedPort: read('EMBEDDED_PORT'),
    dataDir: read('DATA_DIR'),
    role,
    demo: read('DEMO') ?? databaseUrl === null,
    adminKeyFile: read('ADMIN_KEY_FILE'),
    metrics: { port: read('METRICS_PORT'), token: read('METRICS_TOKEN') },
    healthPort: read('HEALTH_PORT'),
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    maxConcurrentPerKey: read('MAX_CONCURRENT_PER_KEY'),
    apiKey: read('SIGHTLINE_API_KEY'),
    commit: read('SIGHTLINE_COMMIT'),
    collectionCron: read('COLLECTION_CRON'),
    collection: { samplesPerDay: read('SAMPLES_PER_DAY'), dailyBudgetUsd: read('DAILY_BUDGET_USD') },
    calibrationShare: read('CALIBRATION_SHARE'),
    fixedSettings: SETTING_NAMES.filter((name) => source[STORABLE[name]]),
    agentTrafficDays: read('AGENT_TRAFFIC_DAYS'),
    retention: { answerDays: read('ANSWER_DAYS'), answerBodyDays: read('ANSWER_BODY_DAYS') },
    fetchAllow: read('FETCH_ALLOW') ?? [],
    fetchPerSecond: read('FETCH_PER_SECOND'),
    mail: mailServer && mailFrom ? { server: mailServer, from: mailFrom } : null,
    chromiumPath: read('CHROMIUM_PATH'),
    providerVariables: pickProviderVariables(source),
    secretKeys: [read('SECRET_KEY'), read('SECRET_KEY_PREVIOUS')].filter((secret) => secret !== null),
    ...readProviders(source, problems),
  };
  if (source.SECRET_KEY_PREVIOUS && !source.SECRET_KEY) problems.push('SECRET_KEY_PREVIOUS requires SECRET_KEY');
  if (source.SMTP_URL && !source.MAIL_FROM) problems.push('SMTP_URL requires MAIL_FROM');
  if (problems.length > 0) throw new SettingsError([...new Set(problems)]);
  return env as Env;
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
