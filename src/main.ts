import { once } from 'node:events';
import { type App, createApp } from './app.ts';
import { addressOf, banner } from './banner.ts';
import { type Env, loadEnv } from './env.ts';
import { createLog } from './log.ts';
import { listen } from './rest/server.ts';

const WAIT_FOR_DATABASE_MS = 30_000;
const FINISH_REQUESTS_MS = 10_000;

async function main(): Promise<void> {
  const env = loadEnv();
  const log = createLog(env.logLevel);
  // Handles signals from the start, so that a signal during the start of PostgreSQL does not leave it running.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal));

  const app = await createApp({ env, log, waitMs: WAIT_FOR_DATABASE_MS, signal: stop.signal, onStep: showStep });
  const closers = [app.close];
  try {
    await app.services.ensureAdminKey();
    if (env.demo) showStep('Preparing the demo workspace');
    const demoKey = env.demo ? await app.services.ensureDemo() : null;
    // Listens before workers start, so that a port conflict is reported before any job runs.
    const server = env.role === 'worker' ? null : await listen(await app.createHttp(), env);
    if (server) closers.push(() => server.close(FINISH_REQUESTS_MS));
    closers.push(...(await listenForMonitoring(app, env)));
    if (env.role !== 'api') {
      await app.startWorkers();
      await app.services.requestStartupJobs();
    }
    log.info({ role: env.role }, 'started');
    if (server) process.stdout.write(banner({ address: addressOf(env.host, server.port), demoKey }));
    // Not awaited, so that the start takes no longer. An error shows up again in requests.
    app.services.warmUp().catch(() => {});
    if (!stop.signal.aborted) await once(stop.signal, 'abort');
    log.info({ signal: stop.signal.reason }, 'stopping');
  } finally {
    for (const close of closers.toReversed()) await close();
  }
  log.info('stopped');
}

/** Progress for people. The first start takes several seconds, and a log level may hide the log. */
function showStep(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
}

/** Serves health and metrics on the configured ports, and returns a function that closes them. */
async function listenForMonitoring(app: App, { host, metrics, healthPort }: Env): Promise<(() => Promise<void>)[]> {
  const ports = [
    { port: metrics.port, token: null },
    { port: healthPort === metrics.port ? null : healthPort, token: metrics.token },
  ];
  const closers: (() => Promise<void>)[] = [];
  for (const { port, token } of ports) {
    if (port === null) continue;
    const server = await listen(await app.createMonitoring({ token }), { host, port });
    closers.push(() => server.close(0));
  }
  return closers;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nThe port is already in use. Set PORT, METRICS_PORT or HEALTH_PORT to another port, or to 0 to use any free port.`;
  }
  return error.name === 'SettingsError' || error.name === 'Failure' ? error.message : (error.stack ?? error.message);
}

// It is also imported, to compile it.
if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
}
