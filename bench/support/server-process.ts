import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/storage/postgres/embedded/server.ts';
import type { ProbeRequest, Profile } from './probe.ts';

export interface ServerProcess {
  origin: string;
  /** CPU time since the start, in microseconds. */
  readCpu: () => Promise<number>;
  /** Peak memory of the process, in bytes. */
  readPeakMemory: () => Promise<number>;
  /** The longest time that the event loop was blocked since the last call, in milliseconds. */
  readStall: () => Promise<number>;
  /** Profiles the process while `work` runs. */
  profile: (work: () => Promise<void>) => Promise<Profile>;
  stop: () => Promise<void>;
}

const PROBE = new URL('probe.ts', import.meta.url).href;
/** Prevents an idle server from discarding its compiled code, which would favor servers in use. */
const KEEP_CODE = '--no-flush-bytecode';
const COMPILE = fileURLToPath(new URL('../../scripts/compile.ts', import.meta.url));
const START_MS = 60_000;
/** The flags and variables of `npm start`, and those of the benchmarks. */
const LAUNCHER = readFileSync(new URL('../../deploy/run-node', import.meta.url), 'utf8');
const FLAGS = [...(LAUNCHER.match(/(?<=^exec node .*)--\S+/gm) ?? []), KEEP_CODE, '--import', PROBE];
const VARIABLES = { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/node' };

let compiled: Promise<unknown> | null = null;

/** Fills the compile cache for these flags, as `npm ci` does for those of `npm start`. */
function compile(): Promise<unknown> {
  const env = { PATH: process.env.PATH, ...VARIABLES };
  return once(spawn(process.execPath, [...FLAGS, COMPILE], { env, stdio: 'ignore' }), 'exit');
}

/** Starts a server in a separate process with the given settings. Its output is discarded. */
export async function startServer(file: URL, settings: Record<string, string>): Promise<ServerProcess> {
  await (compiled ??= compile());
  const port = await freePort();
  const child = fork(file, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...VARIABLES, ...settings },
    execArgv: FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  async function request<Result>(name: ProbeRequest): Promise<Result> {
    child.send(name);
    const [result] = (await once(child, 'message')) as [Result];
    return result;
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  const deadline = Date.now() + START_MS;
  while (!(await responds(port))) {
    if (child.exitCode !== null) throw new Error(`${file.pathname} exited with ${child.exitCode}`);
    if (Date.now() > deadline) await stop().then(() => Promise.reject(new Error(`${file.pathname} did not start`)));
    await delay(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async readCpu() {
      const { user, system } = await request<NodeJS.CpuUsage>('cpu');
      return user + system;
    },
    readPeakMemory: () => request<number>('memory'),
    readStall: () => request<number>('stall'),
    async profile(work) {
      await request('start profile');
      await work();
      return request<Profile>('stop profile');
    },
    stop,
  };
}

/** Whether HTTP is served. A server also listens for a moment when it checks at its start whether the port is free. */
async function responds(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/v1/health`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}
