/** Opens Prisma Studio for the server's database, on loopback only. The server does not have to be running. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { describeError } from '../src/cli/describe-error.ts';
import { loadEnv } from '../src/env.ts';
import { inUtc } from '../src/storage/postgres/connections.ts';
import { attachEmbeddedPostgres } from '../src/storage/postgres/embedded/attach.ts';
import { migrate } from '../src/storage/postgres/migrations.ts';
import { PRISMA_CLI, PRISMA_ENV } from './prisma-command.ts';

const STOP_MS = 3_000;
const PARTITIONED_TABLES = pathToFileURL(join(import.meta.dirname, 'studio/partitioned-tables.ts')).href;

const { port, browser } = new Command('npm run studio --')
  .description('Browse the database in Prisma Studio: DATABASE_URL, or the embedded database in DATA_DIR.')
  .option('--port <port>', 'port on 127.0.0.1', '5555')
  .option('--browser <name>', 'browser to open, or none', defaultBrowser())
  .parse()
  .opts<{ port: string; browser?: string }>();

// A signal must not terminate this process before the embedded PostgreSQL is released.
const stopped = new Promise<NodeJS.Signals>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, done);
});

try {
  const { databaseUrl, dataDir, embeddedPort } = loadEnv();
  process.exitCode = databaseUrl ? await runStudio(databaseUrl) : await runOnEmbedded(dataDir, embeddedPort);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

async function runOnEmbedded(dataDir: string, embeddedPort: number | null): Promise<number> {
  const embedded = await attachEmbeddedPostgres({ dataDir, port: embeddedPort });
  try {
    // The server may never have run. An external database (DATABASE_URL) is not migrated here.
    await migrate(embedded.url);
    return await runStudio(embedded.url);
  } finally {
    await embedded.release();
  }
}

async function runStudio(url: string): Promise<number> {
  const options = ['--port', port, ...(browser ? ['--browser', browser] : [])];
  const args = ['--import', PARTITIONED_TABLES, PRISMA_CLI, 'studio', ...options];
  // In UTC, as the server: Studio shows days and times in the zone of its process.
  // The URL contains a password. Other users of the machine can read arguments, but not the environment.
  const studio = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...PRISMA_ENV, DATABASE_URL: inUtc(url), TZ: 'UTC' },
  });
  const exited = once(studio, 'exit').then(([code]: (number | null)[]) => code ?? 1);
  const ended = await Promise.race([exited, stopped]);
  if (typeof ended === 'number') return ended;
  await stop(studio, exited);
  return 0;
}

async function stop(studio: ChildProcess, exited: Promise<unknown>): Promise<void> {
  studio.kill('SIGTERM');
  const deadline = setTimeout(() => studio.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(deadline);
}

/** Opens no browser on Linux without a display. */
function defaultBrowser(): string | undefined {
  const { DISPLAY, WAYLAND_DISPLAY, BROWSER } = process.env;
  return process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY ? 'none' : BROWSER;
}
