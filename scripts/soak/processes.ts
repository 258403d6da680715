import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/storage/postgres/embedded/server.ts';

/** A process of Sightline that can be killed, stopped and started again on the same port. */
export interface SoakProcess {
  name: string;
  origin: string;
  start: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  kill: () => Promise<void>;
}

const SKEWED_CLOCK = new URL('skewed-clock.ts', import.meta.url).href;
const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
const START_MS = 60_000;

export async function createProcess(
  name: string,
  env: Record<string, string>,
  skewMs: number,
  { onLog, onExit }: { onLog: (line: string) => void; onExit: (reason: string) => void },
): Promise<SoakProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--import', SKEWED_CLOCK, 'src/main.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: String(port),
        HEALTH_PORT: '',
        SKEW_MS: String(skewMs),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    let last = '';
    // As a service manager does: a process that ends by itself is started again. No fault justifies that it ends.
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      onExit(`${name} ended by itself with ${signal ?? code}: ${last}`);
      void delay(1_000).then(() => (child === started ? start() : undefined));
    });
    started.stderr.on('data', (data: Buffer) => {
      last = data.toString();
      onLog(`${name}: ${last}`);
    });
    if (env.ROLE === 'worker') return;
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline && started.exitCode === null && started.signalCode === null) {
      const isUp = await fetch(`${origin}/v1/engines`).then(
        ({ status }) => status === 401,
        () => false,
      );
      if (isUp || child !== started) return;
      await delay(100);
    }
    if (child === started && started.exitCode === null) throw new Error(`${name} did not start`);
  }
  return {
    name,
    origin,
    start,
    signal: (signal) => child?.kill(signal),
    async kill() {
      const killed = child;
      child = null;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      killed.kill('SIGKILL');
      await once(killed, 'exit');
    },
  };
}
