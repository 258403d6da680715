import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../../src/storage/embedded-postgres/server.ts';
import type { Profile, Question } from './probe.ts';

export interface ServerProcess {
  origin: string;
  /** Processor time since the start, in microseconds. */
  readCpu: () => Promise<number>;
  /** The most memory that the process has had, in bytes. */
  readPeakMemory: () => Promise<number>;
  /** What the process did while `work` ran. */
  profile: (work: () => Promise<void>) => Promise<Profile>;
  stop: () => Promise<void>;
}

const PROBE = new URL('probe.ts', import.meta.url).href;
/** A server that waits for its turn would throw its compiled code away, and one in use would not. */
const KEEP_CODE = '--no-flush-bytecode';
const START_MS = 20_000;
/** Those of `npm start`. */
const FLAGS = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts a server in a process of its own, with settings of its own and its output thrown away. */
export async function startServer(file: URL, settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(file, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...settings },
    execArgv: [...FLAGS, KEEP_CODE, '--import', PROBE],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  async function ask<Answer>(question: Question): Promise<Answer> {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [Answer];
    return answer;
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  const deadline = Date.now() + START_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${file.pathname} ended with ${child.exitCode}`);
    if (Date.now() > deadline) await stop().then(() => Promise.reject(new Error(`${file.pathname} did not start`)));
    await delay(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async readCpu() {
      const { user, system } = await ask<NodeJS.CpuUsage>('cpu');
      return user + system;
    },
    readPeakMemory: () => ask<number>('memory'),
    async profile(work) {
      await ask('start profile');
      await work();
      return ask<Profile>('stop profile');
    },
    stop,
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
