import { createApp } from './app.ts';
import { addressOf, banner } from './banner.ts';
import { loadEnv } from './env.ts';
import { createLog } from './log.ts';
import { listen } from './rest/server.ts';

const FINISH_REQUESTS_MS = 10_000;

async function main(): Promise<void> {
  const env = loadEnv();
  const log = createLog(env.logLevel);
  const app = await createApp({ env, log });
  const closers = [app.close];
  let stopping: Promise<void> | undefined;

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    for (const close of closers.toReversed()) await close();
    log.info('stopped');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal).catch(fail);
    });
  }

  try {
    const demoKey = env.demo ? await app.services.ensureDemo() : null;
    if (env.role !== 'api') await app.startWorkers();
    if (env.role !== 'worker') await serve(demoKey);
    log.info({ role: env.role }, 'started');
  } catch (error) {
    await app.close();
    throw error;
  }

  async function serve(demoKey: string | null): Promise<void> {
    const server = await listen(app.http, env);
    closers.push(() => server.close(FINISH_REQUESTS_MS));
    process.stdout.write(banner({ address: addressOf(env.host, server.port), demoKey }));
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}\nSomething listens there already; set PORT to another port, or to 0 for a free one.`;
  return error.name === 'SettingsError' || error.name === 'Failure' ? error.message : (error.stack ?? error.message);
}

main().catch(fail);
