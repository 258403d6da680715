import { z } from 'zod';
import { type Allowance, parseAllowance } from './domain/fetch-allowance.ts';

const text = z.string().trim().min(1);
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const postgresUrl = text.refine(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  'must be a postgresql:// URL',
);
const allowances = text.transform((value, context) =>
  value.split(',').flatMap((entry): Allowance[] => {
    const allowance = parseAllowance(entry.trim());
    if (allowance !== null) return [allowance];
    context.addIssue('must be networks such as 10.0.0.0/8, or host:port, separated by commas');
    return [];
  }),
);
const httpUrl = text
  .refine(
    (value) => /^https?:\/\/[^@]+$/.test(value) && URL.canParse(value),
    'must be an http(s):// URL without a user',
  )
  .transform((value) => value.replace(/\/+$/, ''));
// Anything else cannot stand in a header, and fetch would quote it when it says so.
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be ASCII without spaces');
const cron = text.regex(/^(\S+ +){4}\S+$/, 'must be five fields such as 0 5 * * *');
const dollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 5 or 2.50')
  .transform(Number);
const modelName = z
  .string()
  .regex(/^(openai|anthropic):\S+$/, 'must be openai:<model> or anthropic:<model>')
  .transform((value) => {
    const [provider = '', ...model] = value.split(':');
    return { provider: provider as 'openai' | 'anthropic', model: model.join(':') };
  });
const price = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two prices such as 0.75/4.50')
  .transform((value) => {
    const [input = 0, output = 0] = value.split('/').map(Number);
    return { input, output };
  });

/** Every setting there is: what it accepts, its default, and what it is for. The README's table is held equal to this. */
export const settings = {
  PORT: { schema: wholeNumber(0, 65_535), default: '3000', about: 'Port of the HTTP server; 0 picks a free one' },
  HOST: { schema: text, default: '127.0.0.1', about: 'Address the HTTP server listens on; 0.0.0.0 for all' },
  DATABASE_URL: {
    schema: postgresUrl,
    default: '',
    about: 'PostgreSQL 14 or newer; unset, Sightline runs one of its own in DATA_DIR',
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(2, 500),
    default: '10',
    about: 'Database connections of this process, beside the few of the queue',
  },
  DATA_DIR: { schema: text, default: '.data', about: 'Folder of the embedded database and of the demo key' },
  ROLE: {
    schema: z.enum(['all', 'api', 'worker'], 'must be all, api or worker'),
    default: 'all',
    about: '`api` serves HTTP, `worker` runs background jobs, `all` does both',
  },
  DEMO: {
    schema: flag,
    default: '',
    about: 'Whether to make a demo workspace and key; unset, only with the embedded database',
  },
  LOG_LEVEL: {
    schema: z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    default: 'info',
    about: 'Least severe level that is logged, as JSON lines on standard error',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: wholeNumber(0, 1_000_000_000),
    default: '6000',
    about: 'Requests per API key and minute, counted per process; 0 for no limit',
  },
  COLLECTION_CRON: {
    schema: cron,
    default: '0 5 * * *',
    about: 'When prompts are put to the engines: minute, hour, day of month, month, day of week, in UTC',
  },
  SAMPLES_PER_DAY: {
    schema: wholeNumber(1, 10),
    default: '1',
    about: 'How often each prompt is put to each engine in a day, 1 to 10',
  },
  DAILY_BUDGET_USD: {
    schema: dollars,
    default: '5',
    about: 'What the calls of a day (UTC) may cost before no more are made; the sandbox costs nothing',
  },
  FETCH_ALLOW: {
    schema: allowances,
    default: '',
    about:
      'What may be fetched although it is not public: networks (`10.0.0.0/8`) and `host:port`, separated by commas',
  },
  OPENAI_API_KEY: { schema: key, secret: true, default: '', about: 'Lets OpenAI do what needs a language model' },
  ANTHROPIC_API_KEY: { schema: key, secret: true, default: '', about: 'The same for Anthropic' },
  LANGUAGE_MODEL: {
    schema: modelName,
    default: '',
    about: 'Such as `anthropic:claude-haiku-5-5`; unset, a small model of the provider whose key is set, OpenAI first',
  },
  LANGUAGE_MODEL_PRICE: {
    schema: price,
    default: '',
    about: 'Its US dollars per million tokens, in/out, such as `0.75/4.50`; unset, the list price where it is known',
  },
  OPENAI_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.openai.com/v1',
    about: 'Where OpenAI, or a server that speaks its Responses API, is reached',
  },
  ANTHROPIC_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.anthropic.com',
    about: 'Where Anthropic, or a server that speaks its Messages API, is reached',
  },
} as const;

export interface Env {
  port: number;
  host: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  demo: boolean;
  logLevel: string;
  rateLimitPerMinute: number;
  collectionCron: string;
  collection: { samplesPerDay: number; dailyBudgetUsd: number };
  fetchAllow: Allowance[];
  /** Null without a key: what needs a language model is then done without one. */
  languageModel: {
    provider: 'openai' | 'anthropic';
    model: string;
    apiKey: string;
    baseUrl: string;
    price: { input: number; output: number } | null;
  } | null;
}

const DEFAULT_MODELS = { openai: 'gpt-5.4-mini', anthropic: 'claude-haiku-5-5' };

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
export function readEnv(source: Record<string, string | undefined>): Env {
  const problems: string[] = [];
  function read<Name extends keyof typeof settings>(name: Name): z.output<(typeof settings)[Name]['schema']> | null {
    const setting = settings[name];
    const value = source[name] || setting.default;
    if (value === '') return null;
    const result = setting.schema.safeParse(value);
    if (result.success) return result.data as z.output<(typeof settings)[Name]['schema']>;
    const given = 'secret' in setting ? '' : `, not ${JSON.stringify(hideUser(value))}`;
    problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${given}`);
    return null;
  }

  const databaseUrl = read('DATABASE_URL');
  const role = read('ROLE');
  if ((role === 'api' || role === 'worker') && !source.DATABASE_URL) {
    problems.push(`ROLE=${role} needs DATABASE_URL: only a process that does everything can use the embedded database`);
  }
  const env = {
    port: read('PORT'),
    host: read('HOST'),
    databaseUrl,
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    dataDir: read('DATA_DIR'),
    role,
    demo: read('DEMO') ?? databaseUrl === null,
    logLevel: read('LOG_LEVEL'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    collectionCron: read('COLLECTION_CRON'),
    collection: { samplesPerDay: read('SAMPLES_PER_DAY'), dailyBudgetUsd: read('DAILY_BUDGET_USD') },
    fetchAllow: read('FETCH_ALLOW') ?? [],
    languageModel: readLanguageModel(),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return env as Env;

  function readLanguageModel() {
    const access = {
      openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL') },
      anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL') },
    };
    const chosen = read('LANGUAGE_MODEL');
    const ownPrice = read('LANGUAGE_MODEL_PRICE');
    const provider = chosen?.provider ?? (['openai', 'anthropic'] as const).find((each) => access[each].apiKey);
    if (!provider) return null;
    if (!source[`${provider.toUpperCase()}_API_KEY`]) {
      problems.push(`LANGUAGE_MODEL=${source.LANGUAGE_MODEL} needs ${provider.toUpperCase()}_API_KEY`);
    }
    return { provider, model: chosen?.model ?? DEFAULT_MODELS[provider], ...access[provider], price: ownPrice };
  }
}

/** The user and the password of a URL are not for the screen. */
function hideUser(value: string): string {
  return value.replace(/\/\/.*@/s, '//…@');
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
