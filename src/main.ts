import { once } from 'node:events';
import { createApp } from './app.ts';
import { addressOf, banner } from './banner.ts';
import { type Env, loadEnv } from './env.ts';
import { createLog } from './log.ts';
import { checkPorts, type ListenOptions, listen } from './rest/server.ts';

const WAIT_FOR_DATABASE_MS = 30_000;
/** How long requests in progress have to finish when the process stops. */
export const FINISH_REQUESTS_MS = 10_000;

async function main(): Promise<void> {
  const env = loadEnv();
  const log = createLog(env.logLevel);
  // Handles signals from the start, so that a signal during the start of PostgreSQL does not leave it running.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(signal));

  await checkPorts([...portOf(env), ...monitoringOf(env)]);
  const app = await createApp({ env, log, waitMs: WAIT_FOR_DATABASE_MS, signal: stop.signal, onStep: showStep });
  const onUnreadable = (facts: object) => log.info(facts, 'unreadable request');
  const closers = [app.close];
  try {
    await app.services.ensureAdminKey();
    if (env.demo) showStep('Preparing the demo workspace');
    const demoKey = env.demo ? await app.services.ensureDemo() : null;
    // Listens before workers start, so that a port conflict is reported before any job runs.
    const [port] = portOf(env);
    const server = port ? await listen(await app.createHttp(), { ...port, onUnreadable }) : null;
    if (server) closers.push(() => server.close(FINISH_REQUESTS_MS));
    for (const { token, ...monitoring } of monitoringOf(env)) {
      const { close } = await listen(await app.createMonitoring({ token }), monitoring);
      closers.push(() => close(0));
    }
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

/** The port of the API. A worker has none. */
function portOf({ host, port, role }: Env): ListenOptions[] {
  return role === 'worker' ? [] : [{ host, port, setting: 'PORT' }];
}

/** The ports of health and metrics, with the token that metrics require there. */
function monitoringOf({ host, metrics, healthPort }: Env): (ListenOptions & { token: string | null })[] {
  const ports = [
    { setting: 'METRICS_PORT', port: metrics.port, token: null },
    { setting: 'HEALTH_PORT', port: healthPort === metrics.port ? null : healthPort, token: metrics.token },
  ] as const;
  return ports.flatMap(({ port, ...rest }) => (port === null ? [] : [{ host, port, ...rest }]));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'SettingsError' || error.name === 'Failure' ? error.message : (error.stack ?? error.message);
}

// It is also imported, to compile it.
if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
}
