import { z } from 'zod';
import { allowances, cron, dollars, flag, httpUrl, postgresUrl, text, wholeNumber } from './values.ts';

/** The process, its database, and how much it does. */
export const serverSettings = {
  PORT: { schema: wholeNumber(0, 65_535), default: '3000', about: 'Port of the HTTP server; 0 picks a free one' },
  HOST: { schema: text, default: '127.0.0.1', about: 'Address the HTTP server listens on; 0.0.0.0 for all' },
  PUBLIC_URL: {
    schema: httpUrl,
    default: '',
    about:
      'Address that others reach the server at, such as `https://sightline.example.com`; unset, the one a request was sent to',
  },
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
  AGENT_TRAFFIC_DAYS: {
    schema: wholeNumber(1, 3660),
    default: '400',
    about: 'Days that visits of AI crawlers are kept; older log lines are not counted',
  },
  FETCH_ALLOW: {
    schema: allowances,
    default: '',
    about:
      'What may be fetched although it is not public: networks (`10.0.0.0/8`) and `host:port`, separated by commas',
  },
  FETCH_PER_SECOND: {
    schema: wholeNumber(1, 1000),
    default: '2',
    about: 'Requests that audits send to a host and port in a second',
  },
  CHROMIUM_PATH: {
    schema: text,
    default: '',
    about: 'Program of the Chromium that renders pages for content checks; unset, that of the system',
  },
} as const;
