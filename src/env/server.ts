import { z } from 'zod';
import {
  allowances,
  commit,
  cron,
  dollars,
  flag,
  httpUrl,
  key,
  mailbox,
  networks,
  postgresUrl,
  schemes,
  secret,
  share,
  smtpUrl,
  text,
  wholeNumber,
} from './values.ts';

/** Settings of the process, its database and its workload. */
export const serverSettings = {
  PORT: { schema: wholeNumber(0, 65_535), default: '3000', about: 'HTTP port. 0 picks a free port.' },
  HOST: { schema: text, default: '127.0.0.1', about: 'Address to listen on. Use 0.0.0.0 for all IPv4 interfaces.' },
  PUBLIC_URL: {
    schema: httpUrl,
    default: '',
    about:
      'Public base URL of the server, for example `https://sightline.example.com`. Defaults to the address of the request if it is loopback or this machine.',
  },
  TRUSTED_PROXIES: {
    schema: networks,
    default: '',
    about:
      'Addresses or networks of your reverse proxies, separated by commas, for example `127.0.0.1,10.0.0.0/8`. For requests from them, the address of the client is taken from `X-Forwarded-For`.',
  },
  OAUTH_REDIRECT_SCHEMES: {
    schema: schemes,
    default: '',
    about:
      'Schemes of applications that OAuth can send users back to, separated by commas, in addition to https, loopback http, reverse domains such as `com.example.app`, and `cursor`, `vscode`, `vscode-insiders` and `windsurf`.',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    secret: 'password',
    default: '',
    about: 'URL of a PostgreSQL 14 or newer. If unset, Sightline runs an embedded PostgreSQL in `DATA_DIR`.',
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(2, 500),
    default: '10',
    about: 'Maximum database connections of this process. The job queue uses a few more.',
  },
  EMBEDDED_PORT: {
    schema: wholeNumber(1, 65_535),
    default: '',
    about:
      'Port of the embedded PostgreSQL on 127.0.0.1, for tools that read the schema `reporting`. Defaults to a free port, which changes.',
  },
  DATA_DIR: { schema: text, default: '.data', about: 'Directory of the embedded database and the demo key.' },
  ROLE: {
    schema: z.enum(['all', 'api', 'worker'], 'must be all, api or worker'),
    default: 'all',
    about: '`api` serves HTTP, `worker` runs background jobs, `all` does both.',
  },
  DEMO: {
    schema: flag,
    default: '',
    about:
      'Whether to create a demo workspace and key (`true` or `false`). Defaults to `true` with the embedded database, otherwise `false`.',
  },
  ADMIN_KEY_FILE: {
    schema: text,
    default: '',
    about:
      'File with the API key of the administrator, which has every permission. If the file does not exist, Sightline creates a key and writes it there.',
  },
  METRICS_PORT: {
    schema: wholeNumber(0, 65_535),
    default: '',
    about: 'Port for `GET /metrics` in Prometheus format, without authentication. 0 picks a free port.',
  },
  SECRET_KEY: {
    schema: secret,
    secret: true,
    default: '',
    about:
      'Random text of at least 32 characters that encrypts the provider credentials saved in the dashboard. Every process needs the same. With the embedded database, it defaults to the file `secret-key` in `DATA_DIR`, which is created.',
  },
  SECRET_KEY_PREVIOUS: {
    schema: secret,
    secret: true,
    default: '',
    about:
      'The earlier `SECRET_KEY`, while it is replaced. `npm run cli -- connections rotate` then encrypts everything with the new one.',
  },
  METRICS_TOKEN: {
    schema: key,
    secret: true,
    default: '',
    about: 'Bearer token for `GET /metrics` on the main port. Metrics are off if neither is set.',
  },
  HEALTH_PORT: {
    schema: wholeNumber(0, 65_535),
    default: '',
    about: 'Port for `GET /health` and `GET /metrics`, for workers, which have no other port.',
  },
  LOG_LEVEL: {
    schema: z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    default: 'info',
    about:
      'Minimum log level: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs go to standard error.',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: wholeNumber(0, 1_000_000_000),
    default: '6000',
    about: 'Requests per minute and API key, counted per process. 0 disables the limit.',
  },
  MAX_CONCURRENT_PER_KEY: {
    schema: wholeNumber(0, 10_000),
    default: '20',
    about:
      'Requests of an API key that run at once in a process. Up to 100 more wait; beyond that the response is 429. 0 disables the limit.',
  },
  SIGHTLINE_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: 'API key that `cli mcp` acts for. The HTTP server does not use it.',
  },
  SIGHTLINE_COMMIT: {
    schema: commit,
    default: '',
    about:
      'Git commit of the program, shown by health, metrics and `doctor`. The build argument `COMMIT` of the image sets it.',
  },
  COLLECTION_CRON: {
    schema: cron,
    default: '0 5 * * *',
    about: 'Schedule of the daily collection in UTC: minute, hour, day of month, month, day of week.',
  },
  SAMPLES_PER_DAY: {
    schema: wholeNumber(1, 10),
    default: '1',
    about: 'How many times a day each prompt is sent to each engine, 1 to 10.',
  },
  CALIBRATION_SHARE: {
    schema: share,
    default: '0.05',
    about:
      'Share of the prompts of a report, 0 to 1, that are sent each day to the API and to the page of an engine if both are queried; at least one prompt. 0 disables it.',
  },
  DAILY_BUDGET_USD: {
    schema: dollars,
    default: '5',
    about:
      'Maximum cost of engine calls per day (UTC) in US dollars. Calls beyond it are skipped. The sandbox is free.',
  },
  AGENT_TRAFFIC_DAYS: {
    schema: wholeNumber(1, 3660),
    default: '400',
    about: 'Days to keep AI crawler visits. Older log lines are ignored.',
  },
  ANSWER_DAYS: {
    schema: wholeNumber(31, 36_600),
    default: '',
    about:
      'Days to keep answers and their citations, at least 31. Whole months are deleted. Statistics are kept, but cannot be recalculated. Defaults to all days.',
  },
  ANSWER_BODY_DAYS: {
    schema: wholeNumber(1, 36_600),
    default: '',
    about: 'Days to keep the raw responses of providers. Whole months are deleted. Defaults to `ANSWER_DAYS`.',
  },
  FETCH_ALLOW: {
    schema: allowances,
    default: '',
    about:
      'Targets that may be fetched besides ports 80, 443, 8080 and 8443 of public hosts, separated by commas: networks (`10.0.0.0/8`), `host:port`, or `*:port` for a port of every public host.',
  },
  FETCH_PER_SECOND: {
    schema: wholeNumber(1, 1000),
    default: '2',
    about: 'Maximum number of requests per second that audits send to a host and port.',
  },
  SMTP_URL: {
    schema: smtpUrl,
    secret: true,
    default: '',
    about:
      'Mail server that sends client reports, for example `smtp://user:password@mail.example.com:587` (STARTTLS) or `smtps://…:465`. A user and a password are sent only over TLS, except to this machine. Without it, nothing is mailed.',
  },
  MAIL_FROM: {
    schema: mailbox,
    default: '',
    about: 'Sender of mail, for example `Acme Agency <reports@example.com>`. Required if `SMTP_URL` is set.',
  },
  CHROMIUM_PATH: {
    schema: text,
    default: '',
    about:
      'Path of the Chromium executable that renders pages for content checks and prints reports. Defaults to the system Chromium.',
  },
} as const;
